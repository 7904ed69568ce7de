/** Clauses and sentences while they are being cut: what has been said so far, and the clause still open. */

import type { SpokenDay } from '../days/day-phrase.ts'
import type { SpokenAmount } from '../spans/amount.ts'
import { placesBetween } from '../words/token-indexes.ts'
import type { Clause, DiscourseMarker, PaymentSpan } from './clause.ts'

interface OpenClause extends Clause {
  readonly parts: ({ kind: 'words'; places: number[] } | { kind: 'amount'; amount: SpokenAmount })[]
  day: SpokenDay | null
  payment: PaymentSpan | null
  readonly said: number[]
}

/** Of several leads in a row (', eh bukan,') the strongest tells how the clause follows. */
const STRENGTH: Readonly<Record<DiscourseMarker, number>> = {
  comma: 0,
  and: 1,
  start: 2,
  next: 3,
  but: 4,
  why: 4,
  stop: 5,
  correction: 6,
  cancel: 7,
}

/** Neither words nor amount, day or way of paying. */
export function isEmpty({ parts, day, payment }: Clause): boolean {
  return parts.length === 0 && !day && !payment
}

export class ClauseBuilder {
  readonly clauses: Clause[] = []
  readonly sentences: { said: number[]; asked: boolean }[] = [{ said: [], asked: false }]
  open = this.clause('start', [])

  private clause(marker: DiscourseMarker, markerPlaces: readonly number[], said: number[] = []): OpenClause {
    return {
      marker,
      markerPlaces,
      parts: [],
      day: null,
      payment: null,
      said,
      sentence: this.sentences.length - 1,
    }
  }

  /** Counts `places` among what the clause and its sentence say. */
  say(places: readonly number[]): void {
    this.open.said.push(...places)
    this.sentences.at(-1)?.said.push(...places)
  }

  /** Adds the word at a place. */
  word(at: number): void {
    this.say([at])
    const last = this.open.parts.at(-1)
    if (last?.kind === 'words') last.places.push(at)
    else this.open.parts.push({ kind: 'words', places: [at] })
  }

  /** Adds an amount. */
  amount(amount: SpokenAmount): void {
    this.say(placesBetween(amount.start, amount.end))
    this.open.parts.push({ kind: 'amount', amount })
  }

  /** Counts the open clause among the clauses, unless it is empty. */
  keepOpen(): void {
    if (!isEmpty(this.open)) this.clauses.push(this.open)
  }

  /** Ends the clause; the next one follows it by `marker`. */
  close(marker: DiscourseMarker, markerPlaces: readonly number[]): void {
    const { open } = this
    if (isEmpty(open) && open.marker !== 'start' && STRENGTH[open.marker] >= STRENGTH[marker]) {
      this.open = this.clause(open.marker, open.markerPlaces, open.said)
      return
    }
    this.keepOpen()
    const isFirst = this.clauses.length === 0 && marker !== 'correction'
    this.open = this.clause(isFirst ? 'start' : marker, markerPlaces)
  }

  /** Ends the clause, and has an empty one take it back. */
  cancel(places: readonly number[]): void {
    this.say(places)
    this.keepOpen()
    this.clauses.push(this.clause('cancel', []))
    this.open = this.clause('comma', [])
  }

  endSentence(asked: boolean): void {
    const sentence = this.sentences.at(-1)
    if (sentence && asked) sentence.asked = true
    this.sentences.push({ said: [], asked: false })
  }
}
