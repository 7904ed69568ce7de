/** Clauses and sentences while they are being cut: what has been said so far, and the clause still open. */
import type { SpokenAmount } from '../amounts/amount.ts'
import type { SpokenDay } from '../days/day-phrase.ts'
import { placesBetween } from '../words/places.ts'
import type { Clause, Lead, SpokenPaymentPiece } from './clause.ts'

interface OpenClause extends Clause {
  readonly parts: ({ kind: 'words'; places: number[] } | { kind: 'amount'; amount: SpokenAmount })[]
  day: SpokenDay | null
  payment: SpokenPaymentPiece | null
  readonly said: number[]
}

/** Of several leads in a row (', eh bukan,') the strongest tells how the clause follows. */
const STRENGTH: Readonly<Record<Lead, number>> = {
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

export class Cutting {
  readonly clauses: Clause[] = []
  readonly sentences: { said: number[]; asked: boolean }[] = [{ said: [], asked: false }]
  open = this.clause('start', [])

  private clause(lead: Lead, leadPlaces: readonly number[], said: number[] = []): OpenClause {
    return {
      lead,
      leadPlaces,
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

  /** Ends the clause; the next one follows it by `lead`. */
  close(lead: Lead, leadPlaces: readonly number[]): void {
    const { open } = this
    if (isEmpty(open) && open.lead !== 'start' && STRENGTH[open.lead] >= STRENGTH[lead]) {
      this.open = this.clause(open.lead, open.leadPlaces, open.said)
      return
    }
    this.keepOpen()
    const isFirst = this.clauses.length === 0 && lead !== 'correction'
    this.open = this.clause(isFirst ? 'start' : lead, leadPlaces)
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
