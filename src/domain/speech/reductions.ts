/** Change, discounts and balances: taken out of the clauses, the price beside them lowered to what was paid. */
import type { SpokenAmount } from './amount.ts'
import { minus, times } from './amount-maths.ts'
import type { Clause, Part } from './clause.ts'
import { hasContent, merged } from './clause-content.ts'
import { readNumber } from './number.ts'
import { containsPhrase, matchPhrase, type PhraseTable } from './phrase.ts'
import {
  GOT,
  HANDED,
  PAID,
  PERCENT,
  PERCENT_CUES,
  PERCENT_CUES_BEHIND,
  REDUCED_BEHIND,
  REDUCED_BY,
  type ReductionKind,
} from './reduction-words.ts'
import type { Token } from './token.ts'

/** Longest cue, in words. */
const MAX_CUE = 4

function wordsAt(tokens: readonly Token[], places: readonly number[]): Token[] {
  return places.flatMap(place => tokens[place] ?? [])
}

/** The longest phrase at the end of `places`. */
function phraseBefore<T>(table: PhraseTable<T>, tokens: readonly Token[], places: readonly number[]) {
  for (let length = Math.min(MAX_CUE, places.length); length > 0; length--) {
    const match = matchPhrase(table, wordsAt(tokens, places.slice(-length)), 0)
    if (match?.end === length) return { value: match.value, length }
  }
  return null
}

interface Discount {
  readonly at: number
  readonly length: number
  /** What is left to pay, 0..1. */
  readonly left: number
}

/** The first percentage among `places` that is a discount, with its cues. */
function readDiscount(tokens: readonly Token[], places: readonly number[]): Discount | null {
  for (let from = 0; from < places.length; from++) {
    const number = readNumber(tokens, places[from] ?? 0)
    const sign = number ? places.indexOf(number.end) : -1
    if (!number || sign < 0 || !PERCENT.has(tokens[number.end]?.word ?? '')) continue
    const before = phraseBefore(PERCENT_CUES, tokens, places.slice(0, from))?.length ?? 0
    const behind = matchPhrase(PERCENT_CUES_BEHIND, wordsAt(tokens, places.slice(sign + 1)), 0)?.end ?? 0
    const left = 1 - number.plain / 100
    if (before + behind === 0 || left <= 0 || left >= 1) continue
    return { at: from - before, length: before + sign + 1 - from + behind, left }
  }
  return null
}

/** The clauses as they are rebuilt, one part after the other. */
class Rebuilding {
  readonly clauses: { clause: Clause; parts: Part[] }[] = []
  /** What it would have cost. */
  private aside: SpokenAmount | null = null

  constructor(private readonly tokens: readonly Token[]) {}

  get parts(): Part[] {
    return this.clauses.at(-1)?.parts ?? []
  }

  /** Every part so far with the clause it stands in, the last one first. */
  private *backwards(): Generator<{ parts: Part[]; at: number; part: Part }> {
    for (const { parts } of this.clauses.toReversed())
      for (let at = parts.length - 1; at >= 0; at--) {
        const part = parts[at]
        if (part) yield { parts, at, part }
      }
  }

  private lastAmount() {
    for (const found of this.backwards()) if (found.part.kind === 'amount') return { ...found, ...found.part }
    return null
  }

  words(places: readonly number[]): void {
    const discount = readDiscount(this.tokens, places)
    if (!discount) {
      this.parts.push({ kind: 'words', places })
      return
    }
    const { at, length, left } = discount
    this.parts.push({ kind: 'words', places: places.slice(0, at) })
    const price = this.lastAmount()
    if (price) price.parts[price.at] = { kind: 'amount', amount: times(price.amount, left) }
    else if (this.aside) this.parts.push({ kind: 'amount', amount: times(this.aside, left) })
    this.aside = null
    this.words(places.slice(at + length))
  }

  /** False where `amount` is no reduction after all. */
  reduce(kind: ReductionKind, amount: SpokenAmount): boolean {
    if (kind === 'aside') {
      this.aside = amount
      return true
    }
    if (kind === 'maybe' && !this.parts.some(part => part.kind === 'amount')) return false
    const price = this.lastAmount()
    if (!price) return kind === 'back' || kind === 'off'
    const left = minus(price.amount, amount)
    if (!left) return kind !== 'maybe'
    if (kind === 'back') this.paidWith(price.parts, price.at, left)
    else price.parts[price.at] = { kind: 'amount', amount: left }
    return true
  }

  /** A note at `at` of which all but `left` came back; what was no note is a price, and stands. */
  private paidWith(parts: Part[], at: number, left: SpokenAmount): void {
    const words = parts[at - 1]
    const paid = words?.kind === 'words' && containsPhrase(PAID, wordsAt(this.tokens, words.places))
    if (!this.takeHanded(parts, at) && !paid) return
    if (this.isPriced(parts, at)) parts.splice(at, 1)
    else parts[at] = { kind: 'amount', amount: left }
  }

  /** Takes the words of handing over away from before a note; false where there are none. */
  private takeHanded(parts: Part[], at: number): boolean {
    const words = parts[at - 1]
    const cue = words?.kind === 'words' ? phraseBefore(HANDED, this.tokens, words.places) : null
    if (!cue || words?.kind !== 'words') return false
    parts[at - 1] = { kind: 'words', places: words.places.slice(0, -cue.length) }
    return true
  }

  /** Whether the thing paid for with the note at `at` has its price before it: 'tol 27 ribu, ngasih 50 ribu'. */
  private isPriced(parts: Part[], at: number): boolean {
    let passed = false
    for (const { parts: others, at: place, part } of this.backwards()) {
      if (passed && part.kind === 'amount') return true
      if (passed && hasContent(this.tokens, part)) return false
      passed ||= others === parts && place === at
    }
    return false
  }

  /** Whether a clause says anything still. */
  result(): Clause[] {
    return this.clauses
      .map(({ clause, parts }) => ({ ...clause, parts: merged(parts) }))
      .filter(({ parts, day, payment, lead }) => parts.length > 0 || day || payment || lead === 'cancel')
  }
}

interface Cue {
  readonly kind: ReductionKind
  /** Words of the cue before and behind the amount. */
  readonly before: number
  readonly behind: number
}

function readCue(tokens: readonly Token[], last: Part | undefined, next: Part | undefined): Cue | null {
  const before = last?.kind === 'words' ? last.places : []
  const behind = next?.kind === 'words' ? matchPhrase(REDUCED_BEHIND, wordsAt(tokens, next.places), 0) : null
  const got = behind ? (phraseBefore(GOT, tokens, before)?.length ?? 0) : 0
  if (behind && (behind.value === 'off' || got > 0))
    return { kind: behind.value, before: behind.value === 'back' ? got : 0, behind: behind.end }
  const cue = phraseBefore(REDUCED_BY, tokens, before)
  return cue ? { kind: cue.value, before: cue.length, behind: 0 } : null
}

/** The clauses without the money that was not spent. */
export function settleReductions(tokens: readonly Token[], clauses: readonly Clause[]): Clause[] {
  const built = new Rebuilding(tokens)
  for (const clause of clauses) {
    built.clauses.push({ clause, parts: [] })
    let skip = 0
    clause.parts.forEach((part, at) => {
      if (part.kind === 'words') {
        built.words(part.places.slice(skip))
        skip = 0
        return
      }
      const last = built.parts.at(-1)
      const cue = readCue(tokens, last, clause.parts[at + 1])
      if (!cue || !built.reduce(cue.kind, part.amount)) {
        built.parts.push(part)
        return
      }
      if (last?.kind === 'words' && cue.before > 0)
        built.parts[built.parts.indexOf(last)] = { kind: 'words', places: last.places.slice(0, -cue.before) }
      skip = cue.behind
    })
  }
  return built.result()
}
