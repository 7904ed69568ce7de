/** Unit prices whose count is said elsewhere: '3 hours at 1.80 an hour', 'seliternya 12.400, 5 liter'. */

import type { Clause, Part } from '../clauses/clause.ts'
import { merged } from '../clauses/clause-content.ts'
import { isSmall } from '../spans/amount.ts'
import { literalRupiah, onScaleOf, times } from '../spans/amount-arithmetic.ts'
import { isTimes } from '../spans/unit-price.ts'
import type { SpokenAmount } from '../utterance/span.ts'
import type { Token } from '../utterance/token.ts'
import type { Utterance } from '../utterance/utterance.ts'
import { containsPhrase, phraseList, phraseSet } from '../words/phrase-table.ts'
import { endsInConclusion } from './conclusion.ts'
import { withoutUsedCounts } from './counted-clauses.ts'
import { CountsNear } from './counts-near.ts'
import { asRate } from './rate-prices.ts'
import { ofEach, readEach, readEachBefore, readOne, readRate, readSingle } from './rate-units.ts'
import { saidAmounts } from './said-amounts.ts'

/** Words of sharing, with which 'seorang 50 ribu' is a share, not a rate. */
const SHARING = new Set(['dibagi', 'bagi', 'split', 'patungan', 'urunan', 'shared', 'divided'])

/** Units of which a price is none of a person's share. */
const TIMES: ReadonlySet<string> = new Set(['hour', 'minute', 'malam', 'night'])

/** Units of which it may be one. */
const PERSONS: ReadonlySet<string> = new Set(['orang', 'person', 'head', 'kepala'])

const EACH_PAYS = phraseSet(
  phraseList('sendiri sendiri|sendirisendiri|masing masing bayar|bayar masing masing'),
)

function wordsAt(parts: readonly Part[], at: number): readonly Token[] {
  const part = parts[at]
  return part?.kind === 'words' ? part.words : []
}

/** Whether the words of this part alone mark a unit price. */
function saysOne(part: Part): boolean {
  return (
    part.kind === 'words' &&
    part.words.some(
      ({ word }, at) =>
        word === 'satu' ||
        readOne(part.words, at) !== null ||
        (at === 0 && readEach(part.words) !== null) ||
        (at === part.words.length - 1 && (readEachBefore(part.words) ?? ofEach(part.words[at])) !== null),
    )
  )
}

/** 'Four hours at': drops the 'at', since the amount is multiplied. */
function withoutAt(words: readonly Token[]): readonly Token[] {
  return words.at(-1)?.word === 'at' ? words.slice(0, -1) : words
}

class Rates {
  readonly counts: CountsNear

  constructor(
    private readonly utterance: Utterance,
    private readonly clauses: readonly Clause[],
  ) {
    this.counts = new CountsNear(utterance, clauses)
  }

  private isShared({ sentence }: Clause): boolean {
    return this.clauses.some(
      clause =>
        clause.sentence === sentence &&
        (clause.said.some(({ word }) => SHARING.has(word)) || containsPhrase(EACH_PAYS, clause.said)),
    )
  }

  /** Whether the price of a part is said behind that of one: 'an hour and a half at 65, 97.50'. */
  private isProductSaid({ sentence }: Clause, one: SpokenAmount, count: number): boolean {
    if (Number.isInteger(count)) return false
    return saidAmounts(this.clauses.filter(clause => clause.sentence === sentence)).some(
      ({ amount }) => amount.start > one.start && literalRupiah(amount) === literalRupiah(times(one, count)),
    )
  }

  /** Whether what all pieces come to is said before the price of one. */
  private isWholeSaid({ sentence }: Clause, one: SpokenAmount, count: number): boolean {
    return saidAmounts(this.clauses.filter(clause => clause.sentence === sentence)).some(
      ({ amount }) => amount.start < one.start && amount.plain === times(onScaleOf(one, amount), count).plain,
    )
  }

  /** The clause with its rates multiplied, without the words that marked them. */
  multiplied(clause: Clause): Clause {
    const isShared = this.isShared(clause)
    const parts: Part[] = [...clause.parts]
    parts.forEach((part, at) => {
      if (part.kind !== 'amount') return
      const before = wordsAt(parts, at - 1)
      const behind = wordsAt(parts, at + 1)
      const rate =
        readRate(before, behind) ??
        readEachBefore(before) ??
        (isSmall(part.amount) ? null : readSingle(before)) ??
        readEach(behind)
      // The bill of 'lapangan 80 ribu sejam, main dua jam, dibagi berempat' is divided later.
      if (isShared && !TIMES.has(rate?.unit ?? '')) return
      const count = rate && this.counts.of(clause, rate.unit, part.amount)
      // 'Karaoke 240 ribu, kita berenam jadi 40 seorang' tells the share.
      const isShare =
        PERSONS.has(rate?.unit ?? '') &&
        count !== null &&
        endsInConclusion(before) &&
        this.isWholeSaid(clause, part.amount, count.value)
      // 'Mangga kilonya 20 ribu': one kilo.
      const isOne = count === null && ofEach(before.at(-1)) !== null
      if (isOne && saidAmounts(this.clauses)[0]?.amount === part.amount)
        parts[at - 1] = { kind: 'words', words: before.slice(0, -1) }
      if (!rate || count === null || isShare || this.isProductSaid(clause, part.amount, count.value)) return
      const leading = withoutAt(rate.before > 0 ? before.slice(0, -rate.before) : before)
      if (leading.length < before.length) parts[at - 1] = { kind: 'words', words: leading }
      this.counts.used.add(count.index)
      const all = times(asRate(part.amount, rate.unit), count.value)
      // 'Two fifty nine a gallon times eleven gallons' is multiplied once.
      const sign = isTimes(this.utterance.token((count.index ?? 0) - 1)) ? count.index : null
      const left = behind.slice(rate.behind).filter(({ index }) => sign === null || index !== sign - 1)
      // '150 ribu seorang sehari'
      const more = rate.behind > 0 ? readOne(left, 0) : null
      const often = more && this.counts.of(clause, more.unit, part.amount)
      if (often) this.counts.used.add(often.index)
      parts[at] = { kind: 'amount', amount: often ? times(all, often.value) : all }
      if (left.length < behind.length)
        parts[at + 1] = { kind: 'words', words: often ? left.slice(more?.end) : left }
    })
    return { ...clause, parts: merged(parts) }
  }

  /** A fast check, false for most utterances. */
  get isLikely(): boolean {
    return this.clauses.some(({ parts }) => parts.some(saysOne))
  }
}

/** The clauses with each price of a unit multiplied by the number of units, where that is said. */
export function applyRates(utterance: Utterance, clauses: readonly Clause[]): readonly Clause[] {
  const rates = new Rates(utterance, clauses)
  if (!rates.isLikely) return clauses
  const multiplied = clauses.map(clause => rates.multiplied(clause))
  return withoutUsedCounts(utterance, multiplied, rates.counts.used)
}
