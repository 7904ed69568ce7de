/** Whether the browser can install the product. */
import { signal } from '@preact/signals-react'
import type { AskToInstall, Installation } from '../stores/device/install-offer.ts'

/** Chromium's; no standard has it. */
interface InstallEvent extends Event {
  prompt(): Promise<{ readonly outcome: 'accepted' | 'dismissed' }>
}

/** The browser asks once a visit, whenever it likes: its question is kept from now on, in place of its own banner. */
export function watchInstallation(page: Window): Installation {
  const question = signal<AskToInstall | null>(null)
  page.addEventListener('beforeinstallprompt', event => {
    event.preventDefault()
    question.value = async () => {
      question.value = null
      return (await (event as InstallEvent).prompt()).outcome === 'accepted'
    }
  })
  return {
    question,
    // iOS alone says whether it was opened from the home screen; there is no question there.
    isByHand: () => 'standalone' in page.navigator && !page.navigator.standalone,
  }
}
