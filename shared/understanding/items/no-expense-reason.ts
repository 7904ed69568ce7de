/** Why a transcript that says something says no expense. */
import type { NoExpenseReason } from '../../domain/extraction.ts'
import { isPriceForgotten, withoutForgottenPrice } from '../intent/forgotten-price.ts'
import { type Intent, isNoSpending } from '../intent/intent.ts'
import { PRODUCT, SMALL_TALK } from '../intent/small-talk-words.ts'
import type { Token } from '../utterance/token.ts'
import type { Utterance } from '../utterance/utterance.ts'
import { nameThing } from '../words/content-words.ts'
import { FILLERS } from '../words/filler-words.ts'
import { containsPhrase, withoutPhrases } from '../words/phrase-table.ts'
import type { Told } from './group-intents.ts'
import type { ItemGroup } from './item-group.ts'
import { isAboutMoney, isMeeting, isPriced, isPurchase, purchasesIn } from './purchase-talk.ts'

/** Of each verb of buying or paying, how many words may be about what was bought. */
const WORDS_A_PURCHASE = 20
/** The same where the sentence begins with such a verb: what follows is the list of what was bought. */
const WORDS_A_LIST = 100
/** Words among which it begins. */
const BEGINNING = 5
/** Fewer words about a subject are too little to tell what it is. */
const LEAST_SUBJECT = 5

/** What is told besides spending, as a reason; undefined where nothing is. */
function reasonOf(intents: readonly Intent[]): NoExpenseReason | undefined {
  const told = intents.find(isNoSpending)
  return told === 'event' ? 'unclear' : told
}

/** Of the first amount in it that was not spent; without an amount, of what was said about money. */
export function noExpenseReason(
  { tokens }: Utterance,
  groups: readonly ItemGroup[],
  intentsOfGroups: readonly (readonly Told[])[],
): NoExpenseReason {
  const told = intentsOfGroups.flat()
  const priced = told.flatMap(({ amount, intent }) => (amount ? [intent] : []))
  if (priced.length > 0) {
    const isTakenBack = groups.some(({ marker }) => marker === 'cancel')
    return reasonOf(priced) ?? (isTakenBack ? 'negated' : 'amountOutOfRange')
  }
  const intents = told.map(({ intent }) => intent)
  return reasonWithoutPrice(
    tokens.filter(({ kind }) => kind !== 'sign'),
    reasonOf(intents),
  )
}

/** `told`: what the sentence says of money besides spending it. */
function reasonWithoutPrice(said: readonly Token[], told: NoExpenseReason | undefined): NoExpenseReason {
  const words = withoutForgottenPrice(said)
  const subject = withoutPhrases(FILLERS, withoutPhrases(SMALL_TALK, words))
  if (subject.length === 0) return 'unclear'
  const isLong = words.length > mostWords(subject)
  const isForgotten = isPriceForgotten(said) && nameThing(subject)
  // 'Harganya nanti aku cek' plans to look it up, not to buy.
  const isTold = told !== undefined && !(told === 'plan' && isForgotten)
  if (!isLong && isTold && (told === 'moved' || isAboutMoney(words))) return told
  if (!isLong && containsPhrase(PRODUCT, words) && purchasesIn(subject) === 0) return 'question'
  if (!isLong && (isForgotten || isPurchase(subject))) return isPriced(words) ? 'noAmount' : 'unpriced'
  if (!isLong && isAboutMoney(words)) return 'noAmount'
  return subject.length < LEAST_SUBJECT || isMeeting(subject) ? 'unclear' : 'unrelated'
}

/** Of a sentence that may still be about its purchases. */
function mostWords(subject: readonly Token[]): number {
  if (purchasesIn(subject.slice(0, BEGINNING)) > 0) return WORDS_A_LIST
  return WORDS_A_PURCHASE * Math.max(1, purchasesIn(subject))
}
