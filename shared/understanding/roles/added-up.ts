/** Fees whose sum with the price before is told: 'jaket 150 ribu sama ongkir 12 ribu jadi 162 ribu' is one purchase. */
import { isSurcharge } from '../categories/surcharge.ts'
import { CENT, literalRupiah, onScaleOf, plus } from '../spans/amount-arithmetic.ts'
import type { SpokenAmount } from '../utterance/span.ts'
import type { Token } from '../utterance/token.ts'
import type { Utterance } from '../utterance/utterance.ts'
import { nameThing } from '../words/content-words.ts'
import { PLUS } from './addition-words.ts'
import type { AmountInWords } from './amount-in-words.ts'
import type { PlacedAmount } from './clause-rewriter.ts'
import type { PriceLedger } from './price-ledger.ts'

/** A fee for the handling of a payment, with the name of the one who takes it: 'tambah admin Alfamart'. */
const ADMIN: ReadonlySet<string> = new Set(['admin', 'adminnya', 'administrasi', 'administrasinya'])
const BEFORE_ADMIN: ReadonlySet<string> = new Set([
  'biaya',
  'plus',
  'tambah',
  'ditambah',
  'sama',
  'kena',
  'uang',
])
/** Words of a fee. */
const MAX_FEE = 4

/** Whether both amounts come to `sum`, in dollars or in rupiah. */
export function isSumOf(sum: SpokenAmount, one: SpokenAmount, other: SpokenAmount): boolean {
  if (Math.abs(one.plain + onScaleOf(other, one).plain - onScaleOf(sum, one).plain) < CENT) return true
  return literalRupiah(one) + literalRupiah(other) === literalRupiah(sum)
}

function isAdmin(words: readonly Token[]): boolean {
  const first = words.findIndex(({ word }) => !BEFORE_ADMIN.has(word))
  return words.length <= MAX_FEE && ADMIN.has(words[first]?.word ?? '')
}

function wordsAt({ parts, at }: PlacedAmount, step: 1 | -1, but: readonly Token[]): readonly Token[] {
  const part = parts[at + step]
  return part?.kind === 'words' ? part.words.filter(token => !but.includes(token)) : []
}

/** Whether the words around an amount name nothing but a fee; `but`: those that belong to the amount behind it. */
export function isFee(fee: PlacedAmount, but: readonly Token[]): boolean {
  const before = wordsAt(fee, -1, but)
  return isAdmin(before) || isSurcharge([...before, ...wordsAt(fee, 1, but)])
}

/** Adds an amount that names nothing to the one right before it: 'threading and a facial, 12 plus 65'; false elsewhere. */
export function addsUp(
  utterance: Utterance,
  ledger: PriceLedger,
  { amount, before, behind }: AmountInWords,
): boolean {
  const price = ledger.built.lastAmount()
  if (!price || price.at !== price.parts.length - 1 || before.length > 0 || nameThing(behind)) return false
  const isBeside = price.amount.end === amount.start || price.amount.end === amount.start - 1
  if (!isBeside || !PLUS.has(utterance.word(amount.start - 1))) return false
  ledger.change(price, plus(price.amount, amount))
  return true
}

/** Takes a fee out of the clause it stands in, which may be that of the price. */
export function removeFee(fee: PlacedAmount, price: PlacedAmount): void {
  if (fee.parts !== price.parts) fee.parts.splice(0)
  else fee.parts.splice(price.at + 1)
}
