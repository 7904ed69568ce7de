/** A phone that is signed in once a worker, for tests that are shorter than signing in. */
import { expect, type Page } from '@playwright/test'
import { en } from '../../src/i18n/en.ts'
import { id } from '../../src/i18n/id.ts'
import { allFetched, type Language, openSignedIn } from './steps.ts'

export interface FaultPhone {
  readonly page: Page
  readonly language: Language
  readonly texts: typeof en
}

declare global {
  interface Window {
    /** Of every microphone that the page has opened. */
    microphoneTracks: MediaStreamTrack[]
    /** Name of what the next opening of the microphone throws. */
    microphoneFault: { readonly name: string; readonly message: string } | null
    /** Whether loading a worklet fails. */
    workletFault: boolean
  }
}

/** Watches the microphone, and throws in its place what the test wants. Runs in the page before its own scripts. */
function watchMicrophone(): void {
  window.microphoneTracks = []
  window.microphoneFault = null
  window.workletFault = false
  const { mediaDevices } = navigator
  const open = mediaDevices.getUserMedia.bind(mediaDevices)
  mediaDevices.getUserMedia = async constraints => {
    const { microphoneFault: fault } = window
    if (fault) throw new DOMException(fault.message, fault.name)
    const stream = await open(constraints)
    window.microphoneTracks.push(...stream.getTracks())
    return stream
  }
  const addModule = AudioWorklet.prototype.addModule
  AudioWorklet.prototype.addModule = function (...given) {
    if (window.workletFault) return Promise.reject(new DOMException('', 'AbortError'))
    return addModule.apply(this, given)
  }
}

const TEXTS: Readonly<Record<Language, typeof en>> = { en, id: id as typeof en }

/** On a page that has not been loaded yet, with a browser in that language. */
export async function signedInPhone(page: Page, language: Language): Promise<FaultPhone> {
  await page.addInitScript(watchMicrophone)
  await openSignedIn(page, `faults-${language}@example.com`, language)
  return { page, language, texts: TEXTS[language] }
}

/**
 * Brings the phone to the dashboard, with nothing in the way or still to come, whatever the test before left.
 * Reloads the page where more than a message is left; most tests end as they began, and a failed one ends its
 * phone, too.
 */
export async function resetPhone(phone: FaultPhone): Promise<void> {
  const { page, texts } = phone
  const left = await isLeft(phone)
  await page.context().unrouteAll()
  await page.context().setOffline(false)
  if (left) await startAnew(page)
  const dismiss = page.getByRole('button', { name: texts.common.dismiss, exact: true })
  await dismiss.evaluateAll(buttons => {
    for (const button of buttons as HTMLButtonElement[]) button.click()
  })
  await expect(dismiss).toHaveCount(0)
  await expect(page.getByRole('button', { name: texts.voice.hold })).toHaveAttribute('data-phase', 'idle')
  await allFetched(page)
}

/** Loads the product without what the page before kept on the device: its unsaved receipt, its typed text. */
async function startAnew(page: Page): Promise<void> {
  // Of the product's site, without its scripts, which would write it once more.
  await page.goto('/robots.txt')
  await page.evaluate(() => {
    localStorage.removeItem('keptReview')
    sessionStorage.clear()
  })
  await page.goto('/')
}

/** Another screen, a dialog, an error, an unsent recording, no connection, or a fault of the microphone. */
function isLeft({ page, texts }: FaultPhone): Promise<boolean> {
  return page.evaluate(
    unsent =>
      location.pathname !== '/' ||
      !navigator.onLine ||
      document.querySelector('dialog, [role=alert]') !== null ||
      document.body.innerText.includes(unsent) ||
      window.workletFault ||
      window.microphoneFault !== null,
    texts.voice.unsent.waiting.replace('{{count}}', '').trim(),
  )
}
