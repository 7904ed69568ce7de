/** What a second transcriber says of the amounts that the first one may have misheard. */
import type { Doubt } from '../../shared/domain/doubt.ts'
import type { ExtractedItem, SpeechContext } from '../../shared/domain/extraction.ts'
import { extractExpenses } from '../../shared/understanding/extract.ts'
import { disputed } from '../extraction/reconcile.ts'
import { withinTime } from '../http/within-time.ts'
import type { AudioClip, Listening, Transcribe, Transcription } from '../transcription/transcribe.ts'

/** A person waits for it. */
const LONGEST_MS = 6000
/** A number with a part less likely than this may have been another one. */
const LEAST_SURE = 0.5
/** Of the rules: several readings of what was said come to different amounts. */
const DOUBTS: ReadonlySet<Doubt> = new Set(['amountsCompete', 'numberUncertain', 'amountDisputed'])

/** What the second one hears; null where it is of no use now. */
export type HearAgain = (clip: AudioClip, listening: Listening) => Promise<string | null>

/**
 * Never rejects but when the caller hangs up, and then with an Error: the first hearing stands where this one fails, or
 * takes too long. `onUnavailable` hears why, in words without user data.
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

/** The items; where an amount is doubtful and a second hearing does not have it, it is marked. */
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
