import { extractExpenses } from '../../../shared/understanding/extract.ts'
import { voiceAnswer } from '../../../shared/wire/voice-answer.ts'
import { type KeptSentence, sentenceId } from '../../../src/sentences/kept-sentence.ts'

/** 'kopi 25, parkir 5' as the account typed it on 20 November 2026. */
export function typedSentence(change: Partial<KeptSentence> = {}): KeptSentence {
  const text = 'kopi 25, parkir 5'
  const now = new Date('2026-11-20T05:00:00Z')
  const { items } = extractExpenses(text, { now, zone: 'Asia/Jakarta', currency: 'IDR' })
  return {
    id: sentenceId('1'),
    userId: 'ani',
    recordedAt: now.getTime(),
    text,
    answer: voiceAnswer({ transcription: text, items, unpriced: [], hardToHear: false }, null),
    ...change,
  }
}
