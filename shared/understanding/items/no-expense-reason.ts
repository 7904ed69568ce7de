/** The reason why a non-empty transcript contains no expense. */
import type { NoExpenseReason } from '../../domain/extraction.ts'
import { isAppCommand } from '../intent/app-command.ts'
import { tellsDoing } from '../intent/doings.ts'
import { isPriceForgotten, withoutForgottenPrice } from '../intent/forgotten-price.ts'
import { isHadBack } from '../intent/gained.ts'
import { type Intent, isNoSpending } from '../intent/intent.ts'
import { PRODUCT, SMALL_TALK } from '../intent/small-talk-words.ts'
import { BUYING } from '../intent/spending-words.ts'
import { PERCENT } from '../roles/percentage-words.ts'
import type { Token } from '../utterance/token.ts'
import type { Utterance } from '../utterance/utterance.ts'
import { nameThing } from '../words/content-words.ts'
import { FILLERS } from '../words/filler-words.ts'
import { containsPhrase, withoutPhrases } from '../words/phrase-table.ts'
import type { ItemGroup } from './item-group.ts'
import { isAboutMoney, isMeeting, isPriced, isPurchase, purchasesIn } from './purchase-talk.ts'
import type { Told } from './told.ts'

/** Words that one verb of buying or paying may account for. */
const WORDS_A_PURCHASE = 20
/** The same for a verb at the start of a sentence, where a list of purchases follows. */
const WORDS_A_LIST = 100
/** Number of words that count as the start. */
const BEGINNING = 5
/** Fewer words are too few to determine a subject. */
const LEAST_SUBJECT = 5

/** The first intent other than spending, as a reason; undefined where there is none. */
function reasonOf(intents: readonly Intent[]): NoExpenseReason | undefined {
  const told = intents.find(isNoSpending)
  return told === 'event' ? 'unclear' : told
}

/** Whether an amount was said that is money for sure. */
function saysMoney({ spans }: Utterance): boolean {
  return spans.some(span => span.kind === 'amount' && (span.amount.named !== null || span.amount.rupiahScale))
}

/** The reason of the first amount not spent; without an amount, that of the talk about money. */
export function noExpenseReason(
  utterance: Utterance,
  groups: readonly ItemGroup[],
  intentsOfGroups: readonly (readonly Told[])[],
): NoExpenseReason {
  const { tokens } = utterance
  if (isHadBack(tokens) && !containsPhrase(BUYING, tokens)) return 'income'
  const told = intentsOfGroups.flat()
  const priced = told.flatMap(({ amount, intent }) => (amount ? [intent] : []))
  if (priced.length > 0) {
    const isTakenBack = groups.some(({ marker }) => marker === 'cancel')
    // 'Kaos 100 ribu, diskon 100 persen'
    const isFree =
      tokens.some(({ word }) => PERCENT.has(word)) &&
      told.every(({ amount }) => amount === null || amount.plain === 0)
    return reasonOf(priced) ?? (isTakenBack || isFree ? 'negated' : 'amountOutOfRange')
  }
  const intents = told.map(({ intent }) => intent)
  const isPlanned = intents[0] === 'plan' && !intents.includes('spent')
  const words = tokens.filter(({ kind }) => kind !== 'sign')
  const reason = reasonWithoutPrice(words, reasonOf(intents), isPlanned)
  // Who names money talks of no other subject, whatever the rules made of it.
  return reason === 'unrelated' && saysMoney(utterance) ? 'unclear' : reason
}

/** `told`: the reason from an intent other than spending. `isPlanned`: nothing is told but what is still to come. */
function reasonWithoutPrice(
  said: readonly Token[],
  told: NoExpenseReason | undefined,
  isPlanned: boolean,
): NoExpenseReason {
  const words = withoutForgottenPrice(said)
  const subject = withoutPhrases(FILLERS, withoutPhrases(SMALL_TALK, words))
  if (subject.length === 0) return 'unclear'
  const isLong = words.length > mostWords(subject)
  const isForgotten = isPriceForgotten(said) && nameThing(subject)
  // 'Harganya nanti aku cek' plans to look it up, not to buy.
  const isTold = told !== undefined && !(told === 'plan' && isForgotten)
  if (!isLong && isTold && (told === 'moved' || isAboutMoney(words))) return told
  // 'besok mau ke dokter'
  if (!isLong && isPlanned && isTold && isPurchase(subject)) return told
  if (!isLong && !isForgotten && purchasesIn(words) === 0 && tellsDoing(words)) return 'unclear'
  // 'Hapus semua' names nothing, and asks nothing.
  if (!isLong && isAppCommand(words) && purchasesIn(subject) === 0) return 'command'
  if (!isLong && containsPhrase(PRODUCT, words) && purchasesIn(subject) === 0) return 'question'
  if (!isLong && (isForgotten || isPurchase(subject))) return isPriced(words) ? 'noAmount' : 'unpriced'
  if (!isLong && isAboutMoney(words)) return 'noAmount'
  return subject.length < LEAST_SUBJECT || isMeeting(subject) ? 'unclear' : 'unrelated'
}

/** Longest sentence that may still be about its purchases, in words. */
function mostWords(subject: readonly Token[]): number {
  if (purchasesIn(subject.slice(0, BEGINNING)) > 0) return WORDS_A_LIST
  return WORDS_A_PURCHASE * Math.max(1, purchasesIn(subject))
}
