/** Groups: clauses put together so that each amount has the words that belong to it. */
import type { Clause, DiscourseMarker, Part, PaymentSpan } from '../clauses/clause.ts'
import { placesOf } from '../clauses/clause-content.ts'
import type { SpokenDay } from '../days/day-phrase.ts'

export interface ItemGroup {
  /** How it follows the group before. */
  readonly marker: DiscourseMarker
  readonly parts: Part[]
  /** Every token of its clauses but those of their days, for the cues of intent. */
  readonly said: number[]
  /** That of its first clause. */
  readonly sentence: number
  day: SpokenDay | null
  payment: PaymentSpan | null
  /** The things named one by one, for 'masing-masing lima ribu'. */
  readonly things: (readonly number[])[]
}

/** A group of one clause, to which others may be added. */
export function toGroup(clause: Clause): ItemGroup {
  const { marker, sentence, day, payment } = clause
  const places = placesOf(clause)
  const things = places.length > 0 ? [places] : []
  return { marker, sentence, day, payment, parts: [...clause.parts], said: [...clause.said], things }
}

/** Adds when and how of a clause, where the group says neither. */
export function addDetails(group: ItemGroup, clause: Clause): void {
  group.said.push(...clause.said)
  group.day ??= clause.day
  group.payment ??= clause.payment
}

/** Adds a clause behind a group, its conjunction becoming part of the description. */
export function append(group: ItemGroup, clause: Clause): void {
  const connecting = clause.marker === 'and' || clause.marker === 'comma' ? clause.markerPlaces : []
  group.parts.push({ kind: 'words', places: connecting }, ...clause.parts)
  group.things.push(placesOf(clause))
  addDetails(group, clause)
}
