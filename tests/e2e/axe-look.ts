/** Looks at a page with axe: every rule, nothing left out, in both languages and both themes. */
import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { en } from '../../src/i18n/en.ts'
import { CHOOSER_TEXTS } from '../../src/screens/login/account-chooser-texts.ts'
import { speak } from './locales.ts'
import { expect } from './product.ts'
import type { Language } from './steps.ts'

export interface Tour {
  readonly page: Page
  readonly language: Language
  readonly texts: typeof en
  readonly chooser: (typeof CHOOSER_TEXTS)['en']
  /**
   * Notes what axe finds on the page as it stands, and once another tab has chosen the other language and theme. `screen` is what a person would call it; `dialog`, the module below
   * `src/screens` whose dialog is open.
   */
  look(screen: string, dialog?: string): Promise<void>
  /** One line a finding: screen, rule, element and what is wrong with it. */
  readonly findings: readonly string[]
  /** Paths that were looked at. */
  readonly paths: ReadonlySet<string>
  /** Modules of the dialogs that were looked at. */
  readonly dialogs: ReadonlySet<string>
}

// Colours do not depend on the language, nor the rest of a document on the theme: each is looked at once.
const LOOKS = [
  ['en', 'light'],
  ['id', 'dark'],
] as const

/** In English, on a page that speaks it. */
export async function startTour(page: Page): Promise<Tour> {
  const findings: string[] = []
  const paths = new Set<string>()
  const dialogs = new Set<string>()
  await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'light' })
  return {
    page,
    language: 'en',
    texts: en,
    chooser: CHOOSER_TEXTS.en,
    findings,
    paths,
    dialogs,
    async look(screen, dialog) {
      paths.add(new URL(page.url()).pathname)
      if (dialog) dialogs.add(dialog)
      for (const [language, colorScheme] of LOOKS) {
        const name = `${screen}, in the ${colorScheme}: ${language}`
        await show(page, language, colorScheme)
        await expect(page.getByRole('dialog'), name).toHaveCount(dialog ? 1 : 0)
        for (const fault of await faults(page)) findings.push(`${name}: ${fault}`)
      }
      await show(page, ...LOOKS[0])
    },
  }
}

async function show(page: Page, language: Language, colorScheme: 'light' | 'dark'): Promise<void> {
  // Colours are judged as they end up, not on their way there.
  await page.emulateMedia({ reducedMotion: 'reduce', colorScheme })
  await speak(page, language)
}

async function faults(page: Page): Promise<string[]> {
  // It brings its 650 kB twice a look: once a page is enough.
  const there = await page.evaluate(() => 'axe' in window)
  const builder = new AxeBuilder(there ? { page, axeSource: 'undefined' } : { page })
  // Legacy: in this page rather than with the help of another one. There are no frames of other origins.
  builder.setLegacyMode().options({ resultTypes: ['violations'] })
  const { violations } = await builder.analyze()
  return violations.flatMap(({ id: rule, nodes }) =>
    nodes.map(
      ({ html, failureSummary = '' }) => `${rule} at ${html}: ${failureSummary.replace(/\s+/g, ' ')}`,
    ),
  )
}
