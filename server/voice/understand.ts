/** From sound to expenses: transcription, then extraction. */
import { cleanText } from '../../shared/domain/clean-text.ts'
import type { SavedExpense } from '../../shared/domain/correction.ts'
import { MAX_DESCRIPTION } from '../../shared/domain/expense.ts'
import type {
  ExtractedItem,
  NoExpenseReason,
  SpeechContext,
  UnpricedExpense,
} from '../../shared/domain/extraction.ts'
import { MAX_AMOUNT, toMajor } from '../../shared/domain/money.ts'
import type { PhraseMemory } from '../../shared/domain/phrase-memory.ts'
import { PhraseIndex } from '../../shared/understanding/memory/phrase-index.ts'
import { readRequest } from '../../shared/understanding/read-request.ts'
import { recall, recallUnpriced } from '../../shared/understanding/recall.ts'
import { voiceAnswer } from '../../shared/wire/voice-answer.ts'
import type { ExtractExpenses } from '../extraction/extract.ts'
import { Problem } from '../http/problem.ts'
import type { AudioClip, Listening, Transcribe } from '../transcription/transcribe.ts'
import { hearText, type OnUnavailable } from './hear-text.ts'
import type { VoiceContext } from './saved-context.ts'
import { confirmAmounts, type HearAgain } from './second-hearing.ts'
import { assessConfidence } from './transcription-confidence.ts'
import type { Understanding } from './understanding.ts'
import type { OnStage } from './voice-stream.ts'

export interface Listeners {
  readonly transcribe: Transcribe
  readonly extract: ExtractExpenses
  /** The speaker's phrase memory. */
  readonly memory: () => Promise<PhraseMemory>
  /** Null where no second transcriber is set. */
  readonly hearAgain: HearAgain | null
  readonly onUnavailable: OnUnavailable
  /** Called with the transcript, then with the extraction. */
  readonly onStage: OnStage
}

/**
 * An item's confidence is that of its
 * extraction times the factor of the transcription. Throws a Problem without a service or without speech.
 */
export async function understand(
  { transcribe, extract, memory, hearAgain, onUnavailable, onStage }: Listeners,
  clip: AudioClip,
  context: SpeechContext,
  listening: Listening,
  { saved, canUndo }: VoiceContext<SavedExpense>,
): Promise<Understanding> {
  const heard = await hearText(transcribe, clip, listening, onUnavailable)
  const { text: transcription } = heard
  onStage({ event: 'transcribed', transcription })
  const { factor, isHard: hardToHear } = assessConfidence(heard.confidence)
  const noExpense = (reason: NoExpenseReason, unpriced: UnpricedExpense | null = null): Understanding => ({
    kind: 'noExpense',
    heard: { transcription, reason, unpriced, confidence: heard.confidence, hardToHear },
  })
  const request = readRequest(transcription, saved, context, canUndo)
  if (request?.kind === 'confirmation') return noExpense('confirmed')
  if (request) {
    return { kind: 'request', requested: { transcription, request, confidence: factor, hardToHear } }
  }
  const extraction = await extract(transcription, context, listening.signal)
  const { violationType, besides = [], capped } = extraction
  const known = new PhraseIndex(await memory())
  const items = recall(extraction.items, known)
  const unpriced = (extraction.unpriced ?? []).map(said => recallUnpriced(said, known))
  const found = hearAgain
    ? await confirmAmounts({ heard, items, clip }, hearAgain, context, listening)
    : items
  const { reason = 'unclear' } = extraction
  if (violationType !== null) return noExpense(reason, reason === 'unpriced' ? (unpriced[0] ?? null) : null)
  // Only music, breath, or phrases that transcribers produce for them.
  if (found.length === 0) throw new Problem(422, 'nothingHeard')
  const storable = found.filter(isStorable).map(item => ({
    ...item,
    description: cleanText(item.description.slice(0, MAX_DESCRIPTION)),
    confidence: Math.round(item.confidence * factor * 100) / 100,
  }))
  if (storable.length === 0) return noExpense('amountOutOfRange')
  const understood = {
    transcription,
    items: storable,
    unpriced,
    besides,
    hardToHear,
    ...(capped && { capped }),
  }
  const { expenses, items: unsaved } = voiceAnswer(understood, null)
  onStage({ event: 'extracted', expenses, items: unsaved })
  return { kind: 'expenses', understood }
}

/** Whether the amount is within the limits of an expense. */
function isStorable({ amount, currency }: ExtractedItem): boolean {
  return amount > 0 && toMajor(amount, currency) <= MAX_AMOUNT
}
