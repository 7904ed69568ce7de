import type { ExtractedItem } from '../../src/domain/extraction.ts'
import { toMajor } from '../../src/domain/money.ts'
import type { Understood } from './understand.ts'

/** With ids: saved. Without: only understood. */
export function voiceAnswer({ transcription, items }: Understood, ids: readonly string[] | null) {
  return {
    expenses: items.map((item, index) => ({
      ...(ids ? { id: ids[index] } : {}),
      ...itemWire(item),
      auto_inserted: ids !== null,
    })),
    transcription,
    ai_confidence_score: Math.min(...items.map(({ confidence }) => confidence)),
    auto_inserted: ids !== null,
  }
}

function itemWire(item: ExtractedItem) {
  return {
    amount: toMajor(item.amount, item.currency),
    currency: item.currency,
    description: item.description,
    category: item.category,
    date: item.date,
    payment_method: item.paymentMethod,
    confidence: item.confidence,
  }
}
