/** What is charged for credit of a face value: 'pulsa 50 ribu kena 52 ribu', 'kuota 100 ribu dapat harga 89 ribu'. */
import { literalRupiah } from '../spans/amount-arithmetic.ts'
import type { SpokenAmount } from '../utterance/span.ts'
import type { Token } from '../utterance/token.ts'
import type { PlacedAmount } from './clause-rewriter.ts'

/** Lowest and highest ratio of charge to face value of phone credit. */
const MIN_CHARGE = 0.75
const MAX_CHARGE = 1.15
const CREDIT: ReadonlySet<string> = new Set([
  'pulsa',
  'token',
  'kuota',
  'paket',
  'voucher',
  'saldo',
  'diamond',
  'listrik',
])
const CHARGED: ReadonlySet<string> = new Set([
  'kena',
  'kenanya',
  'bayarnya',
  'bayar',
  'jadinya',
  'kebayar',
  'dapat',
  'dapet',
  'harganya',
  'dibayar',
])

/** Whether an amount behind words of paying is what was charged for the credit of the price before. */
export function isCharged(price: PlacedAmount, amount: SpokenAmount, before: readonly Token[]): boolean {
  const ratio = literalRupiah(amount) / literalRupiah(price.amount)
  const charged = before.at(-1)?.word === 'harga' ? before.slice(0, -1) : before
  const words = price.parts.flatMap(part => (part.kind === 'words' ? part.words : []))
  if (!words.some(({ word }) => CREDIT.has(word))) return false
  const [only, ...others] = charged
  if (!only || others.length > 0 || !CHARGED.has(only.word)) return false
  return ratio >= MIN_CHARGE && ratio <= MAX_CHARGE
}
