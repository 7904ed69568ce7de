/** What a person does, step by step, in either language. */
import { expect, type Locator, type Page } from '@playwright/test'
import { en, type Texts } from '../../src/i18n/en.ts'
import { storeSignIn } from './accounts.ts'

const WORDS = {
  en: {
    signIn: 'Sign in with Google',
    chooser: 'Choose an account',
    otherEmail: 'Other email',
    continue: 'Continue',
    hold: 'Hold to record an expense',
    recording: 'Recording',
    month: 'This month',
  },
  id: {
    signIn: 'Masuk dengan Google',
    chooser: 'Pilih akun',
    otherEmail: 'Email lain',
    continue: 'Lanjut',
    hold: 'Tahan untuk mencatat pengeluaran',
    recording: 'Merekam',
    month: 'Bulan ini',
  },
} as const
export type Language = keyof typeof WORDS

/** What the toast says once expenses of any number and sum are saved. */
export function savedText({ voice }: Texts): RegExp {
  const forms = [...Object.values(voice.saved), voice.sumSaved].map(form =>
    form.replace(/\{\{\w+\}\}/g, '.+'),
  )
  return new RegExp(forms.join('|'))
}

/** That so many recordings wait, or any number. */
export function unsentLine(page: Page, { voice }: Texts = en): Locator {
  return page
    .getByRole('status')
    .filter({ hasText: new RegExp(voice.unsent.waiting.replace('{{count}}', '\\d+')) })
}

/** The list of the recordings that wait, each with Retry and Discard. */
export async function openUnsent(page: Page, count: number, texts: Texts = en): Promise<void> {
  const { waiting, show } = texts.voice.unsent
  await expect(unsentLine(page, texts)).toHaveText(
    new RegExp(`^${waiting.replace('{{count}}', String(count))}`),
  )
  await page.getByRole('button', { name: show }).click()
}

/** By the interface, from the first visit on, to wherever the account may go. */
export async function signInAs(page: Page, email: string, language: Language = 'en'): Promise<void> {
  const words = WORDS[language]
  await page.goto('/')
  await page.getByRole('button', { name: words.signIn }).click()
  const dialog = page.getByRole('dialog', { name: words.chooser })
  await dialog.getByLabel(words.otherEmail).fill(email)
  await dialog.getByRole('button', { name: words.continue }).click()
}

/** The same to the dashboard. */
export async function signIn(page: Page, email: string, language: Language = 'en'): Promise<void> {
  await signInAs(page, email, language)
  await expect(page.getByRole('button', { name: WORDS[language].hold })).toBeVisible()
}

/** On the dashboard of an account that signed in at an earlier visit: takes half the time of `signIn`. */
export async function openSignedIn(page: Page, email: string, language: Language = 'en'): Promise<void> {
  const stored = await storeSignIn(page, email)
  await page.goto('/')
  await stored.dispose()
  await expect(page.getByRole('button', { name: WORDS[language].hold })).toBeVisible()
}

/** What the page fetches once it is idle, by the beginnings of their names. */
const FETCHED_WHEN_IDLE = ['lazy-app-', 'toast-cards-', 'expenses-', 'analytics-', 'profile-']

/** Until what the next taps need is there: from then on a test may take the network away. */
export async function allFetched(page: Page): Promise<void> {
  // The page itself looks, when something has come: asking again and again takes more than the fetching does.
  await page.evaluate(
    beginnings =>
      new Promise<void>(resolve => {
        const missing = new Set(beginnings)
        const come = new PerformanceObserver(entries => look(entries.getEntries()))
        function look(entries: PerformanceEntryList): void {
          for (const { name } of entries) {
            const file = name.endsWith('.js') ? (name.split('/').at(-1) ?? '') : ''
            for (const beginning of missing) if (file.startsWith(beginning)) missing.delete(beginning)
          }
          if (missing.size > 0) return
          come.disconnect()
          resolve()
        }
        come.observe({ type: 'resource', buffered: true })
      }),
    FETCHED_WHEN_IDLE,
  )
}

/** Holds the button until the worker has counted that many seconds of samples, then lets go. */
export async function holdAndSpeak(page: Page, seconds: number, language: Language = 'en'): Promise<void> {
  await pressButton(page, page.getByRole('button', { name: WORDS[language].hold }))
  await heardSeconds(page, seconds, language)
  await page.mouse.up()
}

/** Until so many seconds of samples have been counted of the recording under way; fails where it ends before. */
export async function heardSeconds(page: Page, seconds: number, language: Language = 'en'): Promise<void> {
  const progress = page.getByRole('progressbar', { name: WORDS[language].recording })
  await expect(progress).toBeAttached()
  // The page itself looks, when it is told: asking again and again takes more than the recording does.
  await page.evaluate(
    ([name, enough]) =>
      new Promise<void>((resolve, reject) => {
        const bar = [...document.querySelectorAll('progress')].find(one => one.ariaLabel === name)
        const counted = new MutationObserver(look)
        counted.observe(document.body, { childList: true, subtree: true, attributeFilter: ['value'] })
        look()
        function look(): void {
          const value = bar?.value ?? 0
          if (value < enough && bar?.isConnected) return
          counted.disconnect()
          if (value < enough) reject(new Error(`ended after ${value} of ${enough} s`))
          else resolve()
        }
      }),
    [WORDS[language].recording, seconds] as const,
  )
}

/** Once nothing is over the button any more. */
export async function pressButton(page: Page, button: Locator): Promise<void> {
  await button.hover()
  await page.mouse.down()
}

/** Until a closed dialog's entry has left the history: the way back would abort what loads the page. */
export async function historySettled(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(() => history.state?.dialog)).not.toBe('open')
}

export async function reloadClosed(page: Page): Promise<void> {
  await historySettled(page)
  await page.reload()
}

/** One of the dashboard's sums, in minor units of what it is shown in. */
export async function sum(page: Page, label: string): Promise<number> {
  const figure = page.getByLabel(label, { exact: true })
  await expect(figure).toHaveText(/\d/)
  return Number(((await figure.textContent()) ?? '').replace(/\D/g, ''))
}

/** Rows of a list that hold all of these texts. */
export function row(page: Page, ...texts: string[]): Locator {
  return texts.reduce((rows, text) => rows.filter({ hasText: text }), page.getByRole('listitem'))
}
