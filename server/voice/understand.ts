/** From sound to expenses: transcription, then extraction. */

import { cleanText } from '../../shared/domain/clean-text.ts'
import type { SavedExpense } from '../../shared/domain/correction.ts'
import { MAX_DESCRIPTION } from '../../shared/domain/expense.ts'
import type {
  ExtractedItem,
  NoExpenseReason,
  OtherMoney,
  SpeechContext,
  UnpricedExpense,
} from '../../shared/domain/extraction.ts'
import { MAX_AMOUNT, toMajor } from '../../shared/domain/money.ts'
import type { PhraseMemory } from '../../shared/domain/phrase-memory.ts'
import type { SpokenRequest } from '../../shared/domain/spoken-request.ts'
import { PhraseIndex } from '../../shared/understanding/memory/phrase-index.ts'
import { readRequest } from '../../shared/understanding/read-request.ts'
import { recall } from '../../shared/understanding/recall.ts'
import { voiceAnswer } from '../../shared/wire/voice-answer.ts'
import type { ExtractExpenses } from '../extraction/extract.ts'
import { Problem } from '../http/problem.ts'
import type { MessageKey } from '../messages/message.ts'
import type { AudioClip, Listening, Transcribe } from '../transcription/transcribe.ts'
import { confirmAmounts, type HearAgain } from './second-hearing.ts'
import { assessConfidence } from './transcription-confidence.ts'
import { voiceBusy } from './voice-busy.ts'
import type { OnStage } from './voice-stream.ts'

/**
 * In UTF-16 units. Who speaks for a minute without a breath says a third of it; a transcriber that repeats itself over
 * noise says more, and would again, each time to be paid for.
 */
const LONGEST_TRANSCRIPT = 5000
/** Until it is worth asking again, in seconds. */
const PREPARING_S = 60
const UNAVAILABLE_S = 15

export interface Understood {
  readonly transcription: string
  /** At least one. */
  readonly items: readonly ExtractedItem[]
  /** Whose price was not said: not to be saved. */
  readonly unpriced: readonly UnpricedExpense[]
  /** Told of besides, and no expense. */
  readonly besides: readonly OtherMoney[]
  /** The recording was poor: any word of the transcription may have been another. */
  readonly hardToHear: boolean
}

/** Something was said, and no expense is in it. */
export interface NoExpense {
  readonly transcription: string
  readonly reason: NoExpenseReason
  /** With the reason `unpriced`, where it names what was bought. */
  readonly unpriced: UnpricedExpense | null
  /** Of the transcription, 0..1; null where the service does not tell. */
  readonly confidence: number | null
  readonly hardToHear: boolean
}

/** Something is asked of the product. */
export interface Requested {
  readonly transcription: string
  readonly request: Exclude<SpokenRequest, { kind: 'confirmation' }>
  /** Of the transcription, 0..1. */
  readonly confidence: number
  readonly hardToHear: boolean
}

export type Understanding =
  | { readonly kind: 'request'; readonly requested: Requested }
  | { readonly kind: 'expenses'; readonly understood: Understood }
  | { readonly kind: 'noExpense'; readonly heard: NoExpense }

export interface Listeners {
  readonly transcribe: Transcribe
  readonly extract: ExtractExpenses
  /** What the speaker's past has taught. */
  readonly memory: () => Promise<PhraseMemory>
  /** Null where no second transcriber is set. */
  readonly hearAgain: HearAgain | null
  /** Hears why the service is of no use, in words without user data. */
  readonly onUnavailable: (detail: string) => void
  /** Told of what was heard, and then of what was made of it. */
  readonly onStage: OnStage
}

/**
 * `saved`: what a correction can be about, the latest last. An item's confidence is that of its extraction times the transcription confidence's factor. Throws a Problem where there is nothing to
 * understand: no service, no speech.
 */
export async function understand(
  { transcribe, extract, memory, hearAgain, onUnavailable, onStage }: Listeners,
  clip: AudioClip,
  context: SpeechContext,
  listening: Listening,
  saved: readonly SavedExpense[],
): Promise<Understanding> {
  const heard = await transcribe(clip, listening)
  switch (heard.kind) {
    case 'notSet':
      throw new Problem(503, 'transcriptionNotSet')
    case 'preparing':
      throw later('transcriptionPreparing', PREPARING_S)
    case 'busy':
      throw voiceBusy(heard.retryAfterS)
    case 'wavOnly':
      throw new Problem(415, 'audioWavOnly')
    case 'unavailable':
      onUnavailable(heard.detail)
      throw later('transcriptionUnavailable', heard.retryAfterS ?? UNAVAILABLE_S)
    case 'refused':
      onUnavailable(`recording refused, status ${heard.status}`)
      throw new Problem(422, 'transcriptionRefused')
    case 'overlong':
      throw tooLong(onUnavailable)
    case 'text':
      break
  }
  const transcription = cleanText(heard.text).trim()
  if (transcription.length > LONGEST_TRANSCRIPT) throw tooLong(onUnavailable)
  if (transcription === '') throw new Problem(422, 'nothingHeard')
  onStage({ event: 'transcribed', transcription })
  const { factor, isHard: hardToHear } = assessConfidence(heard.confidence)
  const noExpense = (reason: NoExpenseReason, unpriced: UnpricedExpense | null = null): Understanding => ({
    kind: 'noExpense',
    heard: { transcription, reason, unpriced, confidence: heard.confidence, hardToHear },
  })
  const request = readRequest(transcription, saved, context)
  if (request?.kind === 'confirmation') return noExpense('confirmed')
  if (request) {
    return { kind: 'request', requested: { transcription, request, confidence: factor, hardToHear } }
  }
  const extraction = await extract(transcription, context, listening.signal)
  const { violationType, unpriced = [], besides = [] } = extraction
  const items = recall(extraction.items, new PhraseIndex(await memory()))
  const found = hearAgain
    ? await confirmAmounts({ heard, items, clip }, hearAgain, context, listening)
    : items
  const { reason = 'unclear' } = extraction
  if (violationType !== null) return noExpense(reason, reason === 'unpriced' ? (unpriced[0] ?? null) : null)
  // Music, breath, and the phrases that transcribers make of them.
  if (found.length === 0) throw new Problem(422, 'nothingHeard')
  const storable = found.filter(isStorable).map(item => ({
    ...item,
    description: cleanText(item.description.slice(0, MAX_DESCRIPTION)),
    confidence: Math.round(item.confidence * factor * 100) / 100,
  }))
  if (storable.length === 0) return noExpense('amountOutOfRange')
  const understood = { transcription, items: storable, unpriced, besides, hardToHear }
  const { expenses, items: unsaved } = voiceAnswer(understood, null)
  onStage({ event: 'extracted', expenses, items: unsaved })
  return { kind: 'expenses', understood }
}

/** Final, as a refusal is, for a client sends again what is answered with a 5xx. */
function tooLong(onUnavailable: Listeners['onUnavailable']): Problem {
  onUnavailable('transcript too long')
  return new Problem(422, 'nothingHeard')
}

function later(key: MessageKey, seconds: number): Problem {
  return new Problem(503, key, { headers: { 'Retry-After': String(seconds) } })
}

/** Speech may name more money than an expense can hold. */
function isStorable({ amount, currency }: ExtractedItem): boolean {
  return amount > 0 && toMajor(amount, currency) <= MAX_AMOUNT
}
