/** Looks at a page with axe: every rule, nothing left out. */
import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { en } from '../../src/i18n/en.ts'
import { id } from '../../src/i18n/id.ts'
import { CHOOSER_TEXTS } from '../../src/screens/login/account-chooser-texts.ts'
import { expect } from './product.ts'
import type { Language } from './steps.ts'

export interface Tour {
  readonly page: Page
  readonly language: Language
  readonly texts: typeof en
  readonly chooser: (typeof CHOOSER_TEXTS)['en']
  /**
   * Notes what axe finds on the page as it stands. `screen` is what a person would call it; `dialog`, the module below
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

export async function startTour(
  page: Page,
  language: Language,
  colorScheme: 'light' | 'dark',
): Promise<Tour> {
  const findings: string[] = []
  const paths = new Set<string>()
  const dialogs = new Set<string>()
  // Colours are judged as they end up, not on their way there.
  await page.emulateMedia({ reducedMotion: 'reduce', colorScheme })
  return {
    page,
    language,
    texts: language === 'en' ? en : (id as typeof en),
    chooser: CHOOSER_TEXTS[language],
    findings,
    paths,
    dialogs,
    async look(screen, dialog) {
      await expect(page.locator('html'), screen).toHaveAttribute('lang', language)
      await expect(page.getByRole('dialog'), screen).toHaveCount(dialog ? 1 : 0)
      paths.add(new URL(page.url()).pathname)
      if (dialog) dialogs.add(dialog)
      for (const fault of await faults(page)) findings.push(`${screen}: ${fault}`)
    },
  }
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
