/** What a person does in the product again and again: going from screen to screen, and speaking. */
import type { Page } from '@playwright/test'
import { pressButton } from '../../../tests/e2e/steps.ts'

export interface Stint {
  readonly navigations: number
  readonly recordings: number
}

const SCREENS = ['Expenses', 'Analytics', 'Profile', 'Dashboard'] as const
/** Long enough to count as spoken. */
const HOLD_MS = 800

/** Ends on the dashboard, with nothing open; the navigations are whole rounds of the screens. */
export async function use(page: Page, { navigations, recordings }: Stint): Promise<void> {
  const rounds = navigations / SCREENS.length
  for (let round = 0; round < rounds; round++) {
    for (const name of SCREENS) await open(page, name)
    const spoken = (count: number) => Math.floor((count * recordings) / rounds)
    for (let more = spoken(round + 1) - spoken(round); more > 0; more--) await speak(page)
  }
}

async function open(page: Page, name: string): Promise<void> {
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name }).click()
  await page.getByRole('heading', { level: 1, name }).waitFor()
  await page.waitForLoadState('networkidle')
}

/** Until what was said is saved, looked at and closed. */
export async function speak(page: Page): Promise<void> {
  await record(page)
  const review = page.getByRole('dialog', { name: 'Review Auto-Inserted Expenses' })
  await review.getByRole('button', { name: 'Close' }).click()
  await review.waitFor({ state: 'detached' })
}

export async function record(page: Page): Promise<void> {
  await pressButton(page, page.getByRole('button', { name: 'Hold to record an expense' }))
  await page.getByRole('progressbar', { name: 'Recording' }).waitFor()
  await page.waitForTimeout(HOLD_MS)
  await page.mouse.up()
}
