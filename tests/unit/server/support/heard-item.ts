/** What is understood, whatever was said. */
import { parseCalendarDate } from '../../../../shared/domain/calendar-date.ts'
import type { ExtractedItem, Extraction } from '../../../../shared/domain/extraction.ts'
import { toMinor } from '../../../../shared/domain/money.ts'

const DAY = parseCalendarDate('2026-11-20')
if (!DAY) throw new Error('not a day')

const HEARD_ITEM: ExtractedItem = {
  amount: toMinor(50_000, 'IDR'),
  currency: 'IDR',
  description: 'Sate kambing',
  category: 'Food & Dining',
  date: DAY,
  paymentMethod: null,
  confidence: 0.9,
  doubts: [],
  doubtful: ['category'],
}

export const heardOneItem = async (): Promise<Extraction> => ({ items: [HEARD_ITEM], violationType: null })
