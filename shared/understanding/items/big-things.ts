/** Prices of expensive things, said without 'hundred' or 'million': 'rent eight fifty', 'kos 1,2'. */
import type { Category } from '../../domain/category.ts'
import { categorize } from '../categories/categorize.ts'
import { isPlaceName } from '../descriptions/bare-place.ts'
import { cueAt, saidOf } from '../descriptions/lead.ts'
import { isCapitalised } from '../spans/capitals.ts'
import { hundredsOf, isPair } from '../spans/pairs.ts'
import type { SpokenAmount } from '../utterance/span.ts'
import type { Token } from '../utterance/token.ts'
import { contentWords } from '../words/content-words.ts'
import { containsPhrase } from '../words/phrase-table.ts'
import { plainToken } from '../words/word-forms.ts'
import {
  BIG_SHOPPING,
  BIG_THINGS,
  CHEAP,
  CLOTHES,
  HUNDREDS_THINGS,
  SMALL_PARTS,
  WAREHOUSES,
} from './big-thing-words.ts'
import type { DraftItem } from './draft-item.ts'

const MILLION = 1e6
/** A bare fractional number of rupiah means millions only below this. */
const MAX_MILLIONS = 20

/** In dollars: a pair below it may mean hundreds. */
const TEN = 10
/** 'Fourteen fifty' may be a rent of 1450; 'eighty-two ninety-nine' is 82.99 of anything. */
const MAX_THOUSANDS = 40

/** '1,2', 'satu setengah', with no scale word. */
function isFractionAlone({ scale, named, plain, uncertain }: SpokenAmount): boolean {
  return scale === 1 && named === null && !uncertain && plain < MAX_MILLIONS && !Number.isInteger(plain)
}

/** The amount as said of an expensive thing: hundreds of dollars, or millions of rupiah. */
function asBig(amount: SpokenAmount): SpokenAmount {
  const hundreds = hundredsOf(amount)
  if (hundreds) return amount.plain < MAX_THOUSANDS ? hundreds : amount
  if (!isFractionAlone(amount)) return amount
  return { ...amount, rupiah: Math.round(amount.rupiah * MILLION), uncertain: true }
}

/** Categories with prices of a few dollars. */
const FEW_DOLLARS: ReadonlySet<Category | null> = new Set<Category | null>([
  'Food & Dining',
  'Transportation',
  null,
])

/** 'One twenty dollars' mostly means 120: prices with cents are said without the currency. */
function isInHundreds({ named, plain }: SpokenAmount, words: readonly Token[]): boolean {
  return named === 'USD' && plain < TEN && !FEW_DOLLARS.has(categorize(words))
}

/** Categories without prices of a few dollars, except monthly renewals and postage. */
const HUNDREDS_CATEGORIES: ReadonlySet<Category | null> = new Set<Category | null>([
  'Bills & Utilities',
  'Travel',
])
/** What costs more than a dollar or two, but for fares and tolls: 'vet one forty-five', 'diesel one ten'. */
const SELDOM_A_DOLLAR: ReadonlySet<Category | null> = new Set<Category | null>([
  'Transportation',
  'Entertainment',
  'Healthcare',
  'Business',
  'Other',
])
/** In dollars: what is said in halves with a one before them is less. */
const TWO = 2
/** Food that costs more than three dollars or so. */
const FOUR = 4
/** Typical cents of prices of a few dollars: 'one ninety nine'. */
const LIKELY_CENTS: ReadonlySet<number> = new Set([99, 49])

/** 'Paid Luis one sixty': a wage is more than a dollar or two. */
function isWage(words: readonly Token[]): boolean {
  const paid = words.findIndex(({ word }) => word === 'paid')
  const payee = words[paid + 1]
  const said = saidOf(words)
  return paid >= 0 && isCapitalised(payee) && !isPlaceName(words.slice(paid + 1)) && !cueAt(said, paid + 1)
}

/** A run to a warehouse, where nothing else is named: 'Costco two sixty eight'. */
function isWarehouseRun(words: readonly Token[]): boolean {
  const named = contentWords(words)
  return named.length > 0 && named.every(({ word }) => WAREHOUSES.has(word))
}

/** 'Kumon one sixty', 'car registration one forty two', 'two Hawks tickets one eighteen'. */
function isOfHundreds({ plain }: SpokenAmount, words: readonly Token[]): boolean {
  if (plain >= TEN || LIKELY_CENTS.has(Math.round((plain % 1) * 100))) return false
  if (isWage(words)) return true
  const category = categorize(words)
  const isSeldomFew =
    HUNDREDS_CATEGORIES.has(category) ||
    (plain < TWO && SELDOM_A_DOLLAR.has(category)) ||
    (plain < FOUR &&
      (words.some(({ word }) => BIG_SHOPPING.has(word) || CLOTHES.has(word)) || isWarehouseRun(words)))
  return isSeldomFew && !words.some(({ word }) => CHEAP.has(word))
}

/** A price of this many dollars beside which a pair tells hundreds, too. */
const HUNDRED = 100

/**
 * The items with a pair as hundreds where only a person is named with it, beside a price of hundreds: 'a hundred eighty for
 * Kayla and one twenty for Zoe'.
 */
export function withLikePrices(items: readonly DraftItem[]): DraftItem[] {
  return items.map((item, at) => {
    const { amount, words } = item
    const before = items[at - 1]
    const hundreds = isPair(amount) && amount.plain < TEN ? hundredsOf(amount) : null
    if (!before || !hundreds || before.amount.plain < HUNDRED || before.amount.scale > 1) return item
    return categorize(words) === null ? { ...item, amount: hundreds } : item
  })
}

/** The item with the likely amount; unchanged where it names no expensive thing. */
export function withBigPrice(item: DraftItem): DraftItem {
  const { amount, words } = item
  if (!isPair(amount) && !isFractionAlone(amount)) return item
  const hundreds = hundredsOf(amount)
  if (hundreds && (isInHundreds(amount, words) || isOfHundreds(amount, words)))
    return { ...item, amount: hundreds }
  const tables = isPair(amount) && amount.plain < TEN ? [BIG_THINGS, HUNDREDS_THINGS] : [BIG_THINGS]
  const plain = words.map(plainToken)
  const isBig = tables.some(table => containsPhrase(table, words) || containsPhrase(table, plain))
  const isPart = words.some(({ word }) => SMALL_PARTS.has(word))
  return isBig && !isPart ? { ...item, amount: asBig(amount) } : item
}
