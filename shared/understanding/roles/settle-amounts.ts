/**
 * Amounts that belong together brought down to what was paid: change, discounts, shares, surcharges and results are
 * taken out of the clauses, and the price that they are about is set right.
 */
import { isSurcharge } from '../categories/surcharge.ts'
import type { Clause, Part } from '../clauses/clause.ts'
import { readNumber } from '../numbers/number.ts'
import { isCertain } from '../spans/amount.ts'
import { minus, onScaleOf, times } from '../spans/amount-arithmetic.ts'
import type { SpokenAmount } from '../utterance/span.ts'
import type { Token } from '../utterance/token.ts'
import type { Utterance } from '../utterance/utterance.ts'
import { nameThing } from '../words/content-words.ts'
import { containsPhrase } from '../words/phrase-table.ts'
import type { AmountRole, RoleCue } from './amount-role.ts'
import { replaceHandedAmount } from './cash-change.ts'
import { type PlacedAmount, type PlacedPart, RebuiltClauses } from './clause-rewriter.ts'
import { concludes, concludesBehind } from './conclusion.ts'
import { readPercentage } from './percentages.ts'
import { isSmall } from './quantities.ts'
import { applyRates } from './rates.ts'
import { readRole } from './read-role.ts'
import { REPAID } from './reduction-words.ts'
import { readDivision } from './shares.ts'

/** Of 'sixty each': what several gave. */
const EACH = new Set(['each', 'masing', 'seorang', 'perorang', 'apiece'])
const PLUS = new Set(['plus', '+', 'ditambah'])

class SettledAmounts {
  readonly built = new RebuiltClauses()
  /** What it would have cost. */
  private aside: SpokenAmount | null = null
  /** The price last changed: a result that follows is what is left of it. */
  private settled: PlacedAmount | null = null
  /** A price to be divided, unless the share itself is said. */
  private division: { readonly price: PlacedAmount; readonly count: number } | null = null
  private clauseNow: Clause | null = null
  /** The last amount came from others: so did the way of paying behind it. */
  private isFromOthers = false

  constructor(private readonly utterance: Utterance) {}

  private change(price: PlacedAmount, amount: SpokenAmount): void {
    this.built.replace(price, amount)
    this.settled = price
  }

  private isInSentence({ clause }: PlacedAmount): boolean {
    return clause.sentence === this.clauseNow?.sentence
  }

  /** The price that `price` stands for now is the one that was changed last. */
  private isSettled({ parts, at }: PlacedAmount): boolean {
    return this.settled?.parts === parts && this.settled.at === at
  }

  /** The last amount that can be a price: beside certain ones a small bare number is a count ('satu robek'). */
  private lastPrice(): PlacedAmount | null {
    const last = this.built.lastAmount()
    if (!last || !isSmall(last.amount)) return last
    for (const other of this.built.amounts()) {
      if (other.clause.sentence !== last.clause.sentence) break
      if (isCertain(other.amount)) return other
    }
    return last
  }

  /** Divides the price that is shared, where no share was said. */
  private divide(): void {
    const { division } = this
    this.division = null
    const part = division?.price.parts[division.price.at]
    if (division && part?.kind === 'amount')
      this.change(division.price, times(part.amount, 1 / division.count))
  }

  /** Adds words without the percentages, which change the price before them, and without what says it is shared. */
  private words(words: readonly Token[]): void {
    const { parts } = this.built
    const price = this.lastPrice()
    const division = price && parts.at(-1)?.kind !== 'words' ? readDivision(this.utterance, words) : null
    if (price && division && this.isInSentence(price)) {
      this.division = division.count === null ? null : { price, count: division.count }
      this.settled = price
      this.words(words.slice(division.length))
      return
    }
    const isAdded = PLUS.has(this.clauseNow?.markerTokens.at(-1)?.word ?? '')
    const percentage = readPercentage(this.utterance, words, isAdded)
    if (!percentage) {
      parts.push({ kind: 'words', words })
      return
    }
    const { at, length, factor } = percentage
    parts.push({ kind: 'words', words: words.slice(0, at) })
    if (price) this.change(price, times(price.amount, factor))
    else if (this.aside) parts.push({ kind: 'amount', amount: times(this.aside, factor) })
    this.aside = null
    this.words(words.slice(at + length))
  }

  /** Takes `taken` from a price; false where nothing would be left. */
  private lower(price: PlacedAmount, taken: SpokenAmount): boolean {
    const left = minus(price.amount, taken)
    if (left) this.change(price, left)
    return left !== null
  }

  /** Takes change from the note it came back of; change of no note says nothing of the price. */
  private giveBack(price: PlacedAmount, role: 'back' | 'returned', amount: SpokenAmount): boolean {
    const left = minus(price.amount, amount)
    if (!left) return role === 'back'
    const isChange = replaceHandedAmount(this.built, price.parts, price.at, left)
    return isChange || role === 'back' || this.lower(price, amount)
  }

  /** Carries out the role of `amount` beside a price; false where it is a price after all. */
  private playBeside(price: PlacedAmount, role: Exclude<AmountRole, 'aside'>, amount: SpokenAmount): boolean {
    switch (role) {
      case 'included':
        return this.isInSentence(price) && minus(price.amount, amount) !== null
      case 'whole':
        return this.isInSentence(price) && minus(amount, price.amount) !== null
      case 'back':
      case 'returned':
        return this.giveBack(price, role, amount)
      case 'off':
        this.lower(price, amount)
        return true
      case 'repaid':
      case 'reduces':
        return this.isInSentence(price) && this.lower(price, amount)
      case 'maybe':
        return this.lower(price, amount)
    }
  }

  /** Carries out the role of `amount`; false where it is a price after all. */
  private play(role: AmountRole, amount: SpokenAmount): boolean {
    const { built } = this
    if (role === 'aside') {
      this.aside = amount
      return true
    }
    const price = this.lastPrice()
    const isThing = role === 'maybe' && !built.parts.some(part => part.kind === 'amount')
    if (!price || isThing)
      return this.lowersAside(amount) || (!isThing && (role === 'back' || role === 'off'))
    const isPlayed = this.playBeside(price, role, amount)
    if (!isPlayed) return false
    this.isFromOthers = role === 'repaid'
    if (!this.isFromOthers) built.lendDetails(price)
    built.mute(price)
    return true
  }

  /** 'Aslinya 210, pakai voucher 30 ribu': what is left of the price that was said to be the usual one. */
  private lowersAside(amount: SpokenAmount): boolean {
    const left = this.aside && minus(this.aside, amount)
    if (!left) return false
    this.built.parts.push({ kind: 'amount', amount: left })
    this.aside = null
    return true
  }

  /** The price that `amount` is the result of, or null. */
  private resultOf(
    amount: SpokenAmount,
    before: readonly Token[],
    behind: readonly Token[],
  ): PlacedAmount | null {
    const price = this.lastPrice()
    if (!price || this.clauseNow?.marker === 'correction') return null
    const isShared = this.isSettled(price)
    if (!concludes(before, behind, isShared) && !concludesBehind(before, behind)) return null
    const others = [...this.built.amounts()].filter(({ clause }) => clause.sentence === price.clause.sentence)
    const [last, first] = others
    if (isShared || others.length < 2 || !last || !first) return price
    // 'seventy five, ten more as a tip, so eighty five all in'.
    const isSum = others.length === 2 && last.amount.rupiah + first.amount.rupiah === amount.rupiah
    const around = last.parts.slice(last.at - 1).flatMap(part => (part.kind === 'words' ? part.words : []))
    if (!isSum || !isSurcharge(around)) return null
    last.parts.splice(0)
    return first
  }

  /** Has a result take the place of the price it is about; false where it is no result. */
  private conclude(amount: SpokenAmount, before: readonly Token[], behind: readonly Token[]): boolean {
    const price = this.resultOf(amount, before, behind)
    if (!price) return false
    this.division = null
    this.change(price, onScaleOf(amount, price.amount))
    this.built.lendDetails(price)
    this.built.mute(price)
    return true
  }

  /** The words right before an amount; behind a comma those of the clause before: 'dia udah ganti, 45.000'. */
  private wordsBefore(): PlacedPart | null {
    const last = this.built.backwards().next().value ?? null
    if (last?.part.kind !== 'words') return null
    const isOwn = last.parts === this.built.parts
    const reachesOver = this.clauseNow?.marker === 'comma' && this.built.parts.length === 0
    return isOwn || reachesOver ? last : null
  }

  /** 'The three of them PayNow me back': said in the clause before the amount, its way of paying included. */
  private readRepaid(before: readonly Token[]): RoleCue | null {
    const price = this.lastPrice()
    if (!price || price.parts === this.built.parts || !this.clauseNow) return null
    if (!containsPhrase(REPAID, [...before, ...this.clauseNow.said])) return null
    return { role: 'repaid', before: before.length, behind: 0 }
  }

  /** Adds the amount, unless it plays a role beside a price; answers how many words behind it belong to its cue. */
  private amount(amount: SpokenAmount, next: Part | undefined): number {
    const leading = this.wordsBefore()
    const before = leading?.part.kind === 'words' ? leading.part.words : []
    const behind = next?.kind === 'words' ? next.words : []
    const cue = this.readRepaid(before) ?? readRole(before, behind)
    if (cue && this.play(cue.role, this.givenByAll(cue, amount, before, behind))) {
      if (leading && cue.before > 0)
        leading.parts[leading.at] = { kind: 'words', words: before.slice(0, -cue.before) }
      return cue.behind
    }
    if (this.conclude(amount, before, behind) || this.isRestated(amount, before, behind)) {
      if (leading) leading.parts.splice(leading.at, 1)
      return 0
    }
    this.divide()
    this.built.parts.push({ kind: 'amount', amount })
    return 0
  }

  /** 'Thirty-four dollars, ya, thirty-four' says one price twice. */
  private isRestated(amount: SpokenAmount, before: readonly Token[], behind: readonly Token[]): boolean {
    const last = this.built.lastAmount()
    if (!last || !this.isInSentence(last) || this.clauseNow?.marker === 'and') return false
    const isSame = amount.plain === last.amount.plain && amount.rupiah === last.amount.rupiah
    return isSame && !nameThing(before) && !nameThing(behind)
  }

  /** What several gave together: 'the three of them paid me back sixty each'. */
  private givenByAll(
    { role }: RoleCue,
    amount: SpokenAmount,
    before: readonly Token[],
    behind: readonly Token[],
  ): SpokenAmount {
    if (role !== 'repaid' || !EACH.has(behind[0]?.word ?? '')) return amount
    const counts = before.flatMap(({ index }) => readNumber(this.utterance, index) ?? [])
    return times(amount, counts[0]?.plain ?? 1)
  }

  clause(clause: Clause): void {
    const isTheirs = this.isFromOthers && clause.parts.length === 0
    this.isFromOthers = isTheirs
    this.built.begin(isTheirs ? { ...clause, payment: null } : clause)
    this.clauseNow = clause
    let skip = 0
    clause.parts.forEach((part, at) => {
      if (part.kind === 'words') {
        this.words(part.words.slice(skip))
        skip = 0
      } else {
        skip = this.amount(part.amount, clause.parts[at + 1])
      }
    })
  }

  result(): Clause[] {
    this.divide()
    return this.built.result()
  }
}

/** The clauses with one amount for each thing paid for, as far as the words around them tell. */
export function settleAmounts(utterance: Utterance, clauses: readonly Clause[]): Clause[] {
  const settled = new SettledAmounts(utterance)
  for (const clause of applyRates(utterance, clauses)) settled.clause(clause)
  return settled.result()
}
