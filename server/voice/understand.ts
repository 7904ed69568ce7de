/** From sound to expenses: transcription, then extraction. */

import { MAX_DESCRIPTION } from '../../src/domain/expense.ts'
import type { ExtractedItem, SpeechContext } from '../../src/domain/extraction.ts'
import { MAX_AMOUNT, toMajor } from '../../src/domain/money.ts'
import type { ExtractExpenses } from '../extraction/extract.ts'
import { Problem } from '../http/problem.ts'
import type { AudioClip, Listening, Transcribe } from '../transcription/transcribe.ts'
import { hearing } from './hearing.ts'

export interface Understood {
  readonly transcription: string
  /** At least one. */
  readonly items: readonly ExtractedItem[]
  /** The recording was poor: any word of the transcription may have been another. */
  readonly hardToHear: boolean
}

export interface Listeners {
  readonly transcribe: Transcribe
  readonly extract: ExtractExpenses
  /** Hears why the service is out of reach, in words without user data. */
  readonly onUnavailable: (detail: string) => void
}

/** An item's confidence is that of its extraction times the hearing's factor. */
export async function understand(
  { transcribe, extract, onUnavailable }: Listeners,
  clip: AudioClip,
  context: SpeechContext,
  listening: Listening,
): Promise<Understood> {
  const heard = await transcribe(clip, listening)
  switch (heard.kind) {
    case 'notSet':
      throw new Problem(503, 'transcriptionNotSet')
    case 'preparing':
      throw new Problem(503, 'transcriptionPreparing')
    case 'wavOnly':
      throw new Problem(415, 'audioWavOnly')
    case 'unavailable':
      onUnavailable(heard.detail)
      throw new Problem(503, 'transcriptionUnavailable')
    case 'refused':
      onUnavailable(`status ${heard.status}`)
      throw new Problem(502, 'transcriptionRefused')
    case 'text':
      break
  }
  const transcription = heard.text
  if (transcription === '') throw new Problem(422, 'nothingHeard')
  const { items: found, violationType } = await extract(transcription, context, listening.signal)
  const { factor, isHard } = hearing(heard.confidence)
  const items = found.filter(isStorable).map(item => ({
    ...item,
    description: item.description.slice(0, MAX_DESCRIPTION),
    confidence: Math.round(item.confidence * factor * 100) / 100,
  }))
  if (violationType !== null || items.length === 0)
    throw new Problem(400, 'notExpense', { violationType: violationType ?? 'not_expense' })
  return { transcription, items, hardToHear: isHard }
}

/** Speech may name more money than an expense can hold. */
function isStorable({ amount, currency }: ExtractedItem): boolean {
  return amount > 0 && toMajor(amount, currency) <= MAX_AMOUNT
}
