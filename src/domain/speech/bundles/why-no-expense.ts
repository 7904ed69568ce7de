/** Why a transcript that says something says no expense. */
import type { NoExpenseReason } from '../../extraction.ts'
import { categorize } from '../categories/categorize.ts'
import type { Sentence } from '../clauses/clause.ts'
import { hasAmount } from '../clauses/clause-content.ts'
import { INCOME, PAID_BY_OTHERS } from '../intent/income-words.ts'
import { isNoSpending } from '../intent/intent.ts'
import { PLANS } from '../intent/plan-words.ts'
import { NEGATIONS, SPENDING } from '../intent/spending-words.ts'
import { currencyNamed } from '../words/currency-words.ts'
import { containsPhrase, phraseList, phraseSet } from '../words/phrase.ts'
import type { Token } from '../words/token.ts'
import type { Bundle } from './bundle.ts'
import { bundleIntents } from './bundle-intents.ts'

const MONEY = phraseSet(
  phraseList(`uang|duit|harga|harganya|biaya|ongkos|bayaran|pengeluaran|pengeluarannya|belanjaan|saldo|budget|anggaran|tabungan
  utang|hutang|rekening|cashback|deposit|mahal|murah|bokek|juta|jt|rebu|k|million|money|price|prices|expense|expenses|spending|balance|savings|debt|bill|bills|expensive|cheap`),
)
const ABOUT_MONEY = [MONEY, SPENDING, INCOME, PAID_BY_OTHERS, PLANS, NEGATIONS]

/** Whoever means to record an expense has named its amount within as many words. */
const LONGEST_SLIP = 20
/** In a longer sentence a thing that can be bought is only talked about. In words. */
const LONGEST_THING = 5

/** Of the first amount in it that was not spent; without an amount, of what was said about money. */
export function whyNoExpense(
  tokens: readonly Token[],
  bundles: readonly Bundle[],
  sentences: readonly Sentence[],
): NoExpenseReason {
  const intents = bundleIntents(tokens, bundles, sentences)
  const priced = intents.filter((_, at) => {
    const bundle = bundles[at]
    return bundle !== undefined && hasAmount(bundle)
  })
  if (priced.length > 0) {
    const isTakenBack = bundles.some(({ lead }) => lead === 'cancel')
    return priced.find(isNoSpending) ?? (isTakenBack ? 'negated' : 'amountOutOfRange')
  }
  if (!isSlip(tokens.filter(({ kind }) => kind !== 'sign'))) return 'unrelated'
  return intents.find(isNoSpending) ?? 'noAmount'
}

/** Whether somebody who says this, and no amount, may have meant to record something. */
function isSlip(words: readonly Token[]): boolean {
  if (words.length > LONGEST_SLIP) return false
  if (ABOUT_MONEY.some(phrases => containsPhrase(phrases, words))) return true
  if (words.some(word => currencyNamed(word) !== null)) return true
  return words.length <= LONGEST_THING && categorize(words) !== null
}
