/** Messages of what is saved: several that were sent by themselves are told as one. */
import { sumsByCurrency } from '../../../shared/domain/totals.ts'
import type { HeardExpense } from '../../../shared/wire/heard-expense.ts'
import type { VoiceExtraction } from '../../../shared/wire/voice.ts'
import type { Notice } from '../messages/notices.ts'
import type { ToastAction } from '../messages/toast.ts'
import type { Toasts } from '../messages/toasts.ts'
import { savedNotice } from './outcome-notices.ts'

/** The person was not waiting for it, in milliseconds. */
const SENT_LATER = 10_000
/** Long enough to read two sentences, in milliseconds. */
export const READING_TIME = 6000

/** Little of the day's voice, in seconds. */
const LITTLE_VOICE_S = 180

export type MessageToasts = Pick<Toasts, 'list' | 'show' | 'withdraw'>

export function createSavedMessages(toasts: MessageToasts) {
  /** Saved, and told, but not looked at yet. */
  let unopened: readonly VoiceExtraction[] = []
  /** Only less of the day's voice than this is told, in seconds. */
  let toldLeft = Number.POSITIVE_INFINITY

  function isTold(which: (notice: Notice, action: ToastAction | null) => boolean): boolean {
    return toasts.list.peek().some(({ leaving, notice, action }) => !leaving && which(notice, action))
  }

  return {
    /** Of one sentence alone: the receipt adds it to those before it. */
    tellSum(expenses: readonly HeardExpense[]): void {
      toasts.show('success', { kind: 'sumSaved', sums: sumsByCurrency(expenses) })
    },
    /** It was sent by itself; `open` shows it when the person asks. */
    tellSentLater(heard: VoiceExtraction, open: (one: VoiceExtraction) => void): void {
      const all = [...(isTold(isOfSentLater) ? unopened : []), heard]
      unopened = all
      toasts.withdraw(({ notice, action }) => notice.kind === 'unsent' || isOfSentLater(notice, action))
      const action = { kind: 'open', run: () => all.forEach(open) } as const
      toasts.show('success', savedNotice(all), { duration: SENT_LATER, action })
    },
    /** Once a visit, and once more below `LITTLE_VOICE_S`. */
    tellVoiceLeft({ voiceSecondsLeft: left }: VoiceExtraction): void {
      if (left === undefined || left >= toldLeft) return
      toldLeft = left < LITTLE_VOICE_S ? 0 : LITTLE_VOICE_S
      const notice = { kind: 'voiceLeft', minutes: Math.floor(left / 60) + 1 } as const
      toasts.show('info', notice, { duration: READING_TIME })
    },
  }
}

function isOfSentLater({ kind }: Notice, action: ToastAction | null): boolean {
  return kind === 'saved' && action?.kind === 'open'
}
