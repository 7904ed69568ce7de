/** Offers to install the product once it has proved useful: after the third sentence that was saved on this device. */
import { computed, type ReadonlySignal, signal } from '@preact/signals-react'
import { createPutOff, type PutOffStorage } from './put-off.ts'

/** The browser's own question, which can be asked once. Resolves to whether the person agreed. */
export type AskToInstall = () => Promise<boolean>

export interface Installation {
  /** Null while the browser has no question: it is installed, can't be, or has been asked for. */
  readonly question: ReadonlySignal<AskToInstall | null>
  /** Where the person alone can do it, in the browser's menu, and has not yet. */
  readonly isByHand: () => boolean
}

export interface InstallOfferDeps {
  readonly installation: Installation
  readonly storage: PutOffStorage
  readonly now: () => Date
}

const SAVED_KEY = 'sentencesSaved'
/** Sentences saved before it is offered. */
export const ENOUGH = 3
const LATER_KEY = 'installLater'
/** 'Not now' holds this long, in milliseconds. */
export const INSTALL_LATER_FOR = 60 * 24 * 60 * 60 * 1000

export function createInstallOffer({ installation, storage, now }: InstallOfferDeps) {
  const putOff = createPutOff(storage, LATER_KEY, INSTALL_LATER_FOR, now)
  const saved = signal(storedCount(storage))
  const isPutOff = signal(putOff.lasts())

  function later(): void {
    putOff.begin()
    isPutOff.value = true
  }

  return {
    /** With a button, or in words where only the person can do it. */
    shown: computed((): 'button' | 'words' | null => {
      if (saved.value < ENOUGH || isPutOff.value) return null
      if (installation.question.value) return 'button'
      return installation.isByHand() ? 'words' : null
    }),
    sentenceSaved(): void {
      if (saved.peek() >= ENOUGH) return
      saved.value += 1
      try {
        storage.setItem(SAVED_KEY, String(saved.peek()))
      } catch {
        // Storage is blocked or full: those of this visit count.
      }
    },
    async install(): Promise<void> {
      const agreed = await installation.question.peek()?.()
      if (agreed === false) later()
    },
    later,
  }
}

function storedCount(storage: PutOffStorage): number {
  try {
    return Number(storage.getItem(SAVED_KEY)) || 0
  } catch {
    return 0
  }
}
