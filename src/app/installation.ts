/** Whether the browser can install the product. */
import { signal } from '@preact/signals-react'
import type { AskToInstall, Installation } from '../stores/device/install-offer.ts'

/** Chromium only, not standardised. */
interface InstallEvent extends Event {
  prompt(): Promise<{ readonly outcome: 'accepted' | 'dismissed' }>
}

/** Keeps the browser's install prompt, offered once per visit at any time, and suppresses its banner. */
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
    // `standalone` exists on iOS only, where there is no install prompt.
    isByHand: () => 'standalone' in page.navigator && !page.navigator.standalone,
  }
}
