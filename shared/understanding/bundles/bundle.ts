/** Bundles: clauses put together so that each amount has the words that belong to it. */
import type { Clause, Lead, Part, SpokenPaymentPiece } from '../clauses/clause.ts'
import { placesOf } from '../clauses/clause-content.ts'
import type { SpokenDay } from '../days/day-phrase.ts'

export interface Bundle {
  /** How it follows the bundle before. */
  readonly lead: Lead
  readonly parts: Part[]
  /** Every token of its clauses but those of their days, for the cues of intent. */
  readonly said: number[]
  /** That of its first clause. */
  readonly sentence: number
  day: SpokenDay | null
  payment: SpokenPaymentPiece | null
  /** The things named one by one, for 'masing-masing lima ribu'. */
  readonly things: (readonly number[])[]
}

/** A bundle of one clause, to which others may be added. */
export function toBundle(clause: Clause): Bundle {
  const { lead, sentence, day, payment } = clause
  const places = placesOf(clause)
  const things = places.length > 0 ? [places] : []
  return { lead, sentence, day, payment, parts: [...clause.parts], said: [...clause.said], things }
}

/** Adds when and how of a clause, where the bundle says neither. */
export function addCircumstances(bundle: Bundle, clause: Clause): void {
  bundle.said.push(...clause.said)
  bundle.day ??= clause.day
  bundle.payment ??= clause.payment
}

/** Adds a clause behind a bundle, its conjunction becoming part of the description. */
export function append(bundle: Bundle, clause: Clause): void {
  const connecting = clause.lead === 'and' || clause.lead === 'comma' ? clause.leadPlaces : []
  bundle.parts.push({ kind: 'words', places: connecting }, ...clause.parts)
  bundle.things.push(placesOf(clause))
  addCircumstances(bundle, clause)
}
