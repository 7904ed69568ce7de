/** Totals and results among items, which are no expenses of their own. */

import { isNoSpending } from '../intent/intent.ts'
import { literalRupiah, onScaleOf } from '../spans/amount-arithmetic.ts'
import { hundredsOf } from '../spans/pairs.ts'
import type { Token } from '../utterance/token.ts'
import { contentWords, nameThing } from '../words/content-words.ts'
import { phraseList } from '../words/phrase-table.ts'
import { plainWord } from '../words/word-forms.ts'
import type { DraftItem } from './draft-item.ts'

/** Distinctive words of a name, without '-nya'. */
function namesIn({ words }: DraftItem): string[] {
  return contentWords(words).flatMap(({ word }) => (word.length > 3 ? plainWord(word) : []))
}

/** Words of a purchase as a whole, which name no thing. */
const OVERALL: ReadonlySet<string> = new Set(
  phraseList('belanja|belanjaan|belanjaannya|groceries|jajan|jajanan|pasar|pengeluaran|shopping|toko|warung'),
)
/** Parts of one thing, without '-nya'. */
const PARTS: ReadonlySet<string> = new Set(
  phraseList(
    'bahan|barang|frame|jasa|kain|labor|lensa|lens|lenses|material|ongkos|onderdil|parts|sparepart|upah',
  ),
)

function isPartWord({ word }: Token): boolean {
  return PARTS.has(plainWord(word))
}

function namesPart({ words }: DraftItem): boolean {
  return words.some(token => isPartWord(token) || (token.word.length > 5 && token.word.endsWith('nya')))
}

/** Words of a sum whose parts follow: 'warteg abis 96 ribu, lima puluh makan anak-anak, 46 makan karyawan'. */
const SUMS: ReadonlySet<string> = new Set(phraseList('abis|habis|total|totalnya|altogether'))

function isToldAsSum({ words }: DraftItem): boolean {
  return words.some(({ word }) => SUMS.has(word))
}

/** The parts behind a total that was said first, with its day and payment, and read as it demands: 'one forty' as 140. */
function withTotal(total: DraftItem, parts: readonly DraftItem[]): readonly DraftItem[] {
  const plain = parts.reduce((sum, { amount }) => sum + amount.plain, 0)
  const isInHundreds = Math.round(plain * 100) !== Math.round(total.amount.plain * 100)
  return parts.map(part => ({
    ...part,
    amount: (isInHundreds && hundredsOf(part.amount)) || part.amount,
    day: part.day ?? total.day,
    payment: part.payment ?? total.payment,
  }))
}

/**
 * The items without a sum before its parts ('mie ayam sama bakso 32 ribu, mie ayamnya 15 baksonya 17'), or without
 * the parts of one thing: 'kacamata 900 ribu, framenya 500 lensanya 400'.
 */
function withoutToldSum(items: readonly DraftItem[]): readonly DraftItem[] {
  const [whole, ...parts] = items
  if (!whole || parts.length < 2 || !nameThing(whole.words)) return items
  if (items.some(({ intent }) => isNoSpending(intent))) return items
  const sum = parts.reduce((total, { amount }) => total + literalRupiah(amount), 0)
  if (sum !== literalRupiah(whole.amount)) return items
  const named = new Set(namesIn(whole))
  if (parts.every(part => namesIn(part).some(name => named.has(name)))) return withTotal(whole, parts)
  if (whole.words.some(({ word }) => OVERALL.has(word))) return withTotal(whole, parts)
  if (isToldAsSum(whole) && !parts.some(({ words }) => words.some(isPartWord))) return withTotal(whole, parts)
  return parts.some(namesPart) ? [whole] : items
}

/** The items without a total before them. */
function withoutFirstTotal(items: readonly DraftItem[]): readonly DraftItem[] {
  const [total, ...parts] = items
  if (!total || total.role === 'price' || parts.length < 2 || nameThing(total.words)) return items
  const sum = parts.reduce((all, { amount }) => all + amount.rupiah, 0)
  return sum === total.amount.rupiah ? withTotal(total, parts) : items
}

/**
 * The items without totals of others. A total after a single item, and any result, replaces the price of the
 * item before.
 */
export function foldTotals(said: readonly DraftItem[]): DraftItem[] {
  const items = withoutFirstTotal(withoutToldSum(said))
  const parts: DraftItem[] = []
  const isSum = (total: DraftItem, others: readonly DraftItem[]) =>
    others.length > 1 && others.reduce((sum, { amount }) => sum + amount.rupiah, 0) === total.amount.rupiah
  items.forEach((item, at) => {
    const named = nameThing(item.words)
    const following = items.slice(at + 1)
    const others = parts.length > 0 ? parts : following
    if (item.role === 'price' || others.length === 0 || (named && !isSum(item, others))) {
      parts.push(item)
      return
    }
    const last = parts.at(-1)
    if (last && item.payment) parts[parts.length - 1] = { ...last, payment: last.payment ?? item.payment }
    const replaces = parts.length === 1 || (item.role === 'result' && !isSum(item, parts))
    if (last && replaces && !named)
      parts[parts.length - 1] = {
        ...(parts.at(-1) ?? last),
        amount: onScaleOf(item.amount, last.amount),
        intent: item.intent,
      }
  })
  return parts
}
