/** A price said alone, as the answer to 'Berapa harganya?': '7 ribu', 'harganya 25 ribu', 'it was 25'. */
import type { ExtractedItem, Extraction, SpeechContext } from '../domain/extraction.ts'
import { readCorrection } from './corrections/read-correction.ts'

/** Null where the text names something, or corrects: 'bukan, 25 ribu'. `extraction` is that of `text`. */
export function barePrice(
  text: string,
  { items, reason, supposed, unpriced = [], besides = [] }: Extraction,
  context: SpeechContext,
): ExtractedItem | null {
  // 'about 25'
  const [only, ...others] = reason === 'unlikely' && supposed ? [supposed] : items
  if (!only || only.phrase !== undefined || others.length + unpriced.length + besides.length > 0) return null
  return readCorrection(text, [], context) ? null : only
}
