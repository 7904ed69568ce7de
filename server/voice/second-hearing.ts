/** Checks doubtful amounts with a second transcriber. */
import type { Doubt } from '../../shared/domain/doubt.ts'
import type { ExtractedItem, SpeechContext } from '../../shared/domain/extraction.ts'
import { extractExpenses } from '../../shared/understanding/extract.ts'
import { disputed } from '../extraction/reconcile.ts'
import { withinTime } from '../http/within-time.ts'
import type { AudioClip, Listening, Transcribe, Transcription } from '../transcription/transcribe.ts'

/** Time-out in milliseconds, as the user waits. */
const LONGEST_MS = 6000
/** A number with a part less probable than this is doubtful. */
const LEAST_SURE = 0.5
/** Doubts of the rules about amounts. */
const DOUBTS: ReadonlySet<Doubt> = new Set(['amountsCompete', 'numberUncertain', 'amountDisputed'])

/** The second transcript; null where there is none in time. */
export type HearAgain = (clip: AudioClip, listening: Listening) => Promise<string | null>

/**
 * Rejects only when the caller hangs up, with an Error: where this transcription fails or is too slow, the
 * first one stands. `onUnavailable` receives the reason, without user data.
 */
export function hearAgainBy(transcribe: Transcribe, onUnavailable: (detail: string) => void): HearAgain {
  return async (clip, listening) => {
    try {
      const heard = await withinTime(LONGEST_MS, listening.signal, signal =>
        Promise.race([transcribe(clip, { ...listening, signal }), aborted(signal)]),
      )
      if (heard.kind === 'text') return heard.text
      onUnavailable(`second hearing: ${heard.kind}`)
    } catch (error) {
      if (listening.signal.aborted) throw new Error('The caller has hung up', { cause: error })
      onUnavailable(`second hearing: ${error instanceof Error ? error.name : 'unknown'}`)
    }
    return null
  }
}

export interface FirstHearing {
  readonly heard: Extract<Transcription, { kind: 'text' }>
  readonly items: readonly ExtractedItem[]
  readonly clip: AudioClip
}

/** The items, with doubtful amounts marked that the second transcript does not confirm. */
export async function confirmAmounts(
  { heard, items, clip }: FirstHearing,
  hearAgain: HearAgain,
  context: SpeechContext,
  listening: Listening,
): Promise<readonly ExtractedItem[]> {
  const isUnsure = (heard.numberConfidence ?? 1) < LEAST_SURE
  const isDoubtful = ({ doubts }: ExtractedItem) => isUnsure || doubts.some(doubt => DOUBTS.has(doubt))
  if (!items.some(isDoubtful)) return items
  const again = await hearAgain(clip, listening)
  if (again === null) return items
  const left = [...extractExpenses(again, context).items]
  return items.map(item => {
    const same = left.findIndex(
      ({ amount, currency }) => amount === item.amount && currency === item.currency,
    )
    if (same < 0) return disputed(item, 'amountDisputed')
    left.splice(same, 1)
    return item
  })
}

function aborted(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) =>
    signal.addEventListener('abort', () => reject(signal.reason), { once: true }),
  )
}
