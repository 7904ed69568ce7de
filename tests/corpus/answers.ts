/** What is understood from samples, and which heard item answers which expected one. */
import type { ExtractedItem, Extraction, SpeechContext } from '../../shared/domain/extraction.ts'
import { sameAmount, sameCategory, sameDate, samePayment } from './same-item.ts'
import { type ExpectedItem, type Sample, saidIn } from './sample.ts'

export interface Answer {
  readonly sample: Sample
  readonly extraction: Extraction
}

/** An expected item with what was heard in its place. */
export interface ExpectedPair {
  readonly expected: ExpectedItem
  readonly heard: ExtractedItem | undefined
}

/** Of a heard item; `item` where nothing was expected in its place. */
export type WrongPart = 'item' | 'amount' | 'category' | 'date' | 'paymentMethod'

/** A heard item, right where the expected one is the same in all but the description. */
export interface JudgedItem {
  readonly item: ExtractedItem
  readonly isRight: boolean
  readonly wrongIn: readonly WrongPart[]
}

export type Extract = (text: string, context: SpeechContext) => Extraction

export function answersTo(samples: readonly Sample[], extract: Extract): Answer[] {
  return samples.map(sample => ({ sample, extraction: extract(sample.text, saidIn(sample)) }))
}

/** The expected items of an answer with those heard at the same place. */
export function pairsOf({ sample, extraction }: Answer): ExpectedPair[] {
  return sample.items.map((expected, at) => ({ expected, heard: extraction.items[at] }))
}

/**
 * The heard items judged, by their places where there are as many as expected, else against the first expected item of
 * the same amount. An item that nothing was expected for is wrong.
 */
export function judgedItems({ sample, extraction }: Answer): JudgedItem[] {
  const byPlace = sample.items.length === extraction.items.length
  return extraction.items.map((item, at) => {
    const expected = byPlace ? sample.items[at] : sample.items.find(candidate => sameAmount(candidate, item))
    const wrongIn = wrongParts(expected, item)
    return { item, isRight: wrongIn.length === 0, wrongIn }
  })
}

function wrongParts(expected: ExpectedItem | undefined, item: ExtractedItem): WrongPart[] {
  if (!expected) return ['item']
  const wrong: WrongPart[] = []
  if (!sameAmount(expected, item)) wrong.push('amount')
  if (!sameCategory(expected, item)) wrong.push('category')
  if (!sameDate(expected, item)) wrong.push('date')
  if (!samePayment(expected, item)) wrong.push('paymentMethod')
  return wrong
}
