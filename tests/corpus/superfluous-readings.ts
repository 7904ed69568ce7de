/**
 * Readings of sets of first contact in which the rules of that time took what was said for an item too many. The rules learn
 * from a set afterwards, so that today's readings hold few such items.
 */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { draftItems, readTranscript } from '../../shared/understanding/reading.ts'
import type { PricedItem } from '../../shared/understanding/superfluous/priced-item.ts'
import { pricedItems } from '../../shared/understanding/superfluous/without-superfluous.ts'
import type { Utterance } from '../../shared/understanding/utterance/utterance.ts'
import { readLines } from './corpus.ts'
import { sameAmount } from './same-item.ts'
import { type ExpectedItem, type Sample, saidIn } from './sample.ts'

/** A sentence with the amounts expected of it. */
export interface PricedSample extends Pick<Sample, 'text' | 'currency'> {
  readonly items: readonly Pick<ExpectedItem, 'amount' | 'currency'>[]
}

export interface JudgedReading {
  readonly items: readonly PricedItem[]
  /** Of each item. */
  readonly superfluous: readonly boolean[]
}

export interface RecordedReading extends JudgedReading {
  readonly set: string
  readonly text: string
}

const PATH = join(import.meta.dirname, 'superfluous.jsonl')

export function readSuperfluous(): RecordedReading[] {
  return readLines(PATH)
}

export function writeSuperfluous(readings: readonly RecordedReading[]): void {
  writeFileSync(PATH, readings.map(reading => `${JSON.stringify(reading)}\n`).join(''))
}

/** Which of the heard items are too many; null where leaving items out does not give those expected. */
export function superfluousOf(
  expected: PricedSample['items'],
  heard: readonly Pick<PricedItem, 'amount' | 'currency'>[],
): boolean[] | null {
  let at = 0
  const superfluous = heard.map(item => {
    const next = expected[at]
    if (next === undefined || !sameAmount(next, item)) return true
    at++
    return false
  })
  return at === expected.length ? superfluous : null
}

/** What the rules alone read today; null where that is no item, or none that can be paid. */
export function itemsByRules(sample: PricedSample): { utterance: Utterance; items: PricedItem[] } | null {
  const reading = readTranscript(sample.text, saidIn(sample))
  if (!reading) return null
  const items = pricedItems(reading.utterance, draftItems(reading), sample.currency)
  return items && { utterance: reading.utterance, items }
}

/** The readings of a set in which the rules alone take an item too many. */
export function superfluousReadings(set: string, samples: readonly PricedSample[]): RecordedReading[] {
  return samples.flatMap(sample => {
    const { items = [] } = itemsByRules(sample) ?? {}
    const superfluous = superfluousOf(sample.items, items)
    if (sample.items.length === 0 || !superfluous?.includes(true)) return []
    return [{ set, text: sample.text, items, superfluous }]
  })
}
