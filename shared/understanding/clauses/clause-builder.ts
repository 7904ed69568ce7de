/** Clauses and sentences under construction: what has been said so far, and the clause still open. */
import type { SpokenAmount, SpokenDay, SpokenPayment } from '../utterance/span.ts'
import type { Token } from '../utterance/token.ts'
import type { Clause, DiscourseMarker } from './clause.ts'
import { clauseContent, hasAmount } from './clause-content.ts'

interface OpenClause extends Clause {
  marker: DiscourseMarker
  readonly parts: ({ kind: 'words'; words: Token[] } | { kind: 'amount'; amount: SpokenAmount })[]
  day: SpokenDay | null
  payment: SpokenPayment | null
  readonly said: Token[]
}

/** Of several markers in a row (', eh bukan,') the one with the highest rank counts. */
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

/** Neither words nor amount, day or payment. */
export function isEmpty({ parts, day, payment }: Clause): boolean {
  return parts.length === 0 && !day && !payment
}

export class ClauseBuilder {
  readonly clauses: Clause[] = []
  readonly sentences: { said: Token[]; asked: boolean }[] = [{ said: [], asked: false }]
  open = this.clause('start', [])

  private clause(marker: DiscourseMarker, markerTokens: readonly Token[], said: Token[] = []): OpenClause {
    return {
      marker,
      markerTokens,
      parts: [],
      day: null,
      payment: null,
      said,
      sentence: this.sentences.length - 1,
    }
  }

  /** Adds tokens to the clause and to its sentence. */
  say(tokens: readonly Token[]): void {
    this.open.said.push(...tokens)
    this.sentences.at(-1)?.said.push(...tokens)
  }

  /** Adds words. */
  words(words: readonly Token[]): void {
    this.say(words)
    const last = this.open.parts.at(-1)
    if (last?.kind === 'words') last.words.push(...words)
    else this.open.parts.push({ kind: 'words', words: [...words] })
  }

  /** Adds an amount, said in `tokens`. */
  amount(amount: SpokenAmount, tokens: readonly Token[]): void {
    this.say(tokens)
    this.open.parts.push({ kind: 'amount', amount })
  }

  /** Sets the day, unless the clause already has a definite one. */
  day(day: SpokenDay): void {
    if (!this.open.day || this.open.day.vague) this.open.day = day
  }

  /** Sets the payment, said in `tokens`, unless the clause has one. */
  payment(payment: SpokenPayment, tokens: readonly Token[]): void {
    this.say(tokens)
    this.open.payment ??= payment
  }

  /** Whether the open clause names a thing and its price. */
  hasPricedThing(): boolean {
    return hasAmount(this.open) && clauseContent(this.open)
  }

  /** Counts the open clause among the clauses, unless it is empty. */
  keepOpen(): void {
    if (!isEmpty(this.open)) this.clauses.push(this.open)
  }

  /** Ends the clause; the next one follows it by `marker`. */
  close(marker: DiscourseMarker, markerTokens: readonly Token[]): void {
    const { open } = this
    if (isEmpty(open) && open.marker !== 'start' && STRENGTH[open.marker] >= STRENGTH[marker]) {
      this.open = this.clause(open.marker, open.markerTokens, open.said)
      return
    }
    this.keepOpen()
    const isFirst = this.clauses.length === 0 && marker !== 'correction'
    this.open = this.clause(isFirst ? 'start' : marker, markerTokens)
  }

  /**
   * Makes the open clause correct the one before, if it holds only a price, a day, a payment, or a thing
   * without a price; otherwise returns false.
   */
  correctBefore(): boolean {
    const { open } = this
    const last = this.clauses.at(-1)
    if (!last || isEmpty(open)) return false
    if (clauseContent(open) && (hasAmount(open) || !hasAmount(last))) return false
    open.marker = 'correction'
    return true
  }

  /** Ends the clause and adds an empty one that cancels it. */
  cancel(tokens: readonly Token[]): void {
    this.say(tokens)
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
