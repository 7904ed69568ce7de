import { heardToWire } from '../../shared/wire/voice.ts'
import type { Understood } from './understand.ts'

/** With ids: saved. Without: only understood. */
export function voiceAnswer({ transcription, items, hardToHear }: Understood, ids: readonly string[] | null) {
  return {
    expenses: items.map((item, index) => ({
      ...(ids ? { id: ids[index] } : {}),
      ...heardToWire(item),
      auto_inserted: ids !== null,
    })),
    transcription,
    ai_confidence_score: Math.min(...items.map(({ confidence }) => confidence)),
    hard_to_hear: hardToHear,
    auto_inserted: ids !== null,
  }
}
