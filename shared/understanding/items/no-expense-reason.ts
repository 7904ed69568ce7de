/** Why a transcript that says something says no expense. */
import type { NoExpenseReason } from '../../domain/extraction.ts'
import { categorize } from '../categories/categorize.ts'
import type { Sentence } from '../clauses/clause.ts'
import { hasAmount } from '../clauses/clause-content.ts'
import { INCOME, PAID_BY_OTHERS } from '../intent/income-words.ts'
import { isNoSpending } from '../intent/intent.ts'
import { PLANS } from '../intent/plan-words.ts'
import { PRODUCT, SMALL_TALK } from '../intent/small-talk-words.ts'
import { BUYING, NEGATIONS, SPENDING } from '../intent/spending-words.ts'
import type { Token } from '../utterance/token.ts'
import type { Utterance } from '../utterance/utterance.ts'
import { currencyNamed } from '../words/currency-words.ts'
import { FILLERS } from '../words/filler-words.ts'
import { containsPhrase, phraseList, phraseSet, withoutPhrases } from '../words/phrase-table.ts'
import { groupIntents } from './group-intents.ts'
import type { ItemGroup } from './item-group.ts'

const MONEY = phraseSet(
  phraseList(`uang|uangku|duit|duitku|harga|harganya|biaya|biayanya|ongkos|ongkosnya|bayaran|pengeluaran|pengeluarannya|belanjaan|saldo|saldoku|budget|anggaran|tabungan
  utang|hutang|rekening|cashback|deposit|mahal|murah|bokek|boros|hemat|irit|juta|jt|rebu|k|million|money|price|prices|expense|expenses|spending|balance|savings|debt|bill|bills|expensive|cheap`),
)
/** A price, though one that the rules give to nothing. */
const PRICED = phraseSet(phraseList('juta|jt|ribu|rebu|rb|k|million|thousand|berapa|how much'))
const ABOUT_MONEY = [MONEY, SPENDING, INCOME, PAID_BY_OTHERS, PLANS, NEGATIONS]

/** Of each verb of buying or paying, how many words may be about what was bought. */
const WORDS_A_PURCHASE = 20
/** The same where the sentence begins with such a verb: what follows is the list of what was bought. */
const WORDS_A_LIST = 100
/** Words among which it begins. */
const BEGINNING = 5
/** In a longer sentence a thing that can be bought is only talked about. In words. */
const LONGEST_THING = 7
/** Fewer words about a subject are too little to tell what it is. */
const LEAST_SUBJECT = 5

/** Of the first amount in it that was not spent; without an amount, of what was said about money. */
export function noExpenseReason(
  { tokens }: Utterance,
  groups: readonly ItemGroup[],
  sentences: readonly Sentence[],
): NoExpenseReason {
  const intents = groupIntents(groups, sentences)
  const priced = intents.filter((_, at) => {
    const group = groups[at]
    return group !== undefined && hasAmount(group)
  })
  if (priced.length > 0) {
    const isTakenBack = groups.some(({ marker }) => marker === 'cancel')
    return priced.find(isNoSpending) ?? (isTakenBack ? 'negated' : 'amountOutOfRange')
  }
  return reasonWithoutPrice(
    tokens.filter(({ kind }) => kind !== 'sign'),
    intents.find(isNoSpending),
  )
}

/** `told`: what the sentence says of money besides spending it. */
function reasonWithoutPrice(words: readonly Token[], told: NoExpenseReason | undefined): NoExpenseReason {
  const subject = withoutPhrases(FILLERS, withoutPhrases(SMALL_TALK, words))
  if (subject.length === 0) return 'unclear'
  const isLong = words.length > mostWords(subject)
  if (!isLong && told !== undefined && isAboutMoney(words)) return told
  if (!isLong && containsPhrase(PRODUCT, words) && purchasesIn(subject) === 0) return 'question'
  if (!isLong && isPurchase(subject)) return isPriced(words) ? 'noAmount' : 'unpriced'
  if (!isLong && isAboutMoney(words)) return 'noAmount'
  return subject.length < LEAST_SUBJECT ? 'unclear' : 'unrelated'
}

/** Of a sentence that may still be about its purchases. */
function mostWords(subject: readonly Token[]): number {
  if (purchasesIn(subject.slice(0, BEGINNING)) > 0) return WORDS_A_LIST
  return WORDS_A_PURCHASE * Math.max(1, purchasesIn(subject))
}

function purchasesIn(words: readonly Token[]): number {
  return words.length - withoutPhrases(BUYING, words).length
}

/** It tells of buying or paying, or names in few words what one pays for. */
function isPurchase(words: readonly Token[]): boolean {
  return (
    containsPhrase(SPENDING, words) ||
    containsPhrase(BUYING, words) ||
    (words.length <= LONGEST_THING && categorize(words) !== null)
  )
}

function isPriced(words: readonly Token[]): boolean {
  return containsPhrase(PRICED, words) || words.some(word => currencyNamed(word) !== null)
}

function isAboutMoney(words: readonly Token[]): boolean {
  return (
    ABOUT_MONEY.some(phrases => containsPhrase(phrases, words)) ||
    words.some(word => currencyNamed(word) !== null)
  )
}
