/** Whether what was told before holds for an amount of which nothing is told: 'saldo BCA sejuta, ShopeePay 38 ribu'. */
import { categorize } from '../categories/categorize.ts'
import { tellsAct } from '../intent/acts.ts'
import { isNoSpending } from '../intent/intent.ts'
import { FREE, NOTHING_SPENT } from '../intent/negation-words.ts'
import { ACCOUNTS, WALLETS } from '../intent/own-money-words.ts'
import { SPEAKERS } from '../intent/people-words.ts'
import { TOO_DEAR } from '../intent/price-mention-words.ts'
import { SPENDING } from '../intent/spending-words.ts'
import { tellsAmount, withoutAmounts } from '../intent/without-amounts.ts'
import { readOne } from '../roles/rate-units.ts'
import type { Token } from '../utterance/token.ts'
import { contentWords, nameThing } from '../words/content-words.ts'
import { containsPhrase, phraseList, phraseSet, withoutPhrases } from '../words/phrase-table.ts'
import type { ItemGroup } from './item-group.ts'
import type { Segment, Told } from './told.ts'
import { isPartOfTreat, isPriceOfPlan } from './treated-parts.ts'

/** 'Saldo BCA tinggal sejuta, ShopeePay-nya 38 ribu'. */
function namesOnlyPurses(words: readonly Token[]): boolean {
  const left = withoutPhrases(WALLETS, withoutPhrases(ACCOUNTS, words))
  return left.length < words.length && !nameThing(left)
}

/** Of what another paid for, what it may have cost a head: 'ditraktir bos, seorang ada kali 60 ribu'. */
const GUESSES = phraseSet(
  phraseList(
    'berdua|bertiga|berempat|berlima|for two|for three|a month|a week|sebulan|seminggu|seorang|seorangnya|per orang|perorang|orangnya|ada kali|kali|bisa|paling|palingan|mungkin|sampai|sampe|lebih|probably|maybe|must have been|like|each|a head|per person',
  ),
)

/** 'Sejuta sebiji' behind 'nggak jadi kubeli ban itu'. */
function namesOnlyUnit(words: readonly Token[]): boolean {
  const [only, ...others] = contentWords(words)
  return only !== undefined && others.length === 0 && readOne([only], 0)?.end === 1
}

/** 'The Hendersons finally paid me, 1850 for the panel swap': the amount is that of the story. */
const TO_SPEAKER: ReadonlySet<string> = new Set(['me', 'us'])

function opensWithAmount(said: readonly Token[]): boolean {
  return said[0] !== undefined && tellsAmount(said[0])
}

/** Behind what was given up, or only seen, an act is of something else: 'changed my mind about the salad and got fries, 4'. */
const GIVEN_UP: ReadonlySet<string> = new Set(['negated', 'news'])

/** After 'oh iya', what is done is no part of the plan: 'oh iya, token listrik 102 ribu udah'. */
const DONE: ReadonlySet<string> = new Set(phraseList('udah|sudah|udh|barusan|tadi|already|just'))

/** The words up to the first sign among them. */
function upToSign(words: readonly Token[]): readonly Token[] {
  const sign = words.findIndex(({ index }, at) => at > 0 && index > (words[at - 1]?.index ?? 0) + 1)
  return sign < 0 ? words : words.slice(0, sign)
}

/** What is told of a sum received: 'three thousand before taxes', '345 for the whole week'. */
const DETAILS = phraseSet(
  phraseList(
    'times|its gone up to|gone up to|its up to|its now|after taxes|after tax|for the pair|pair|for the set|for the lot|for both|each|apiece|before taxes|before tax|pre tax|take home|gross|net|full|whole|entire|total|for the week|for the whole week|for two weeks|for the month|upfront|in cash|cash|all of it|a month|a week|which is|i guess|dipotong pajak|bersih|kotor|setelah pajak',
  ),
)

/** 'Two forty for two' behind 'Dimas yang gesek kartu': nothing of its own is named. */
function namesNoThing(words: readonly Token[]): boolean {
  return categorize(words) === null && !PURPOSES.has(words[0]?.word ?? '') && !containsPhrase(SPENDING, words)
}

const PURPOSES: ReadonlySet<string> = new Set(['for', 'buat', 'untuk', 'utk', 'di', 'at', 'on'])

const BILLS: ReadonlySet<string> = new Set(['bill', 'check', 'tab', 'total'])

/** It belongs to what was told before: 'tiketnya', 'the bill'. */
function isOfBefore(words: readonly Token[]): boolean {
  const first = contentWords(words)[0]?.word ?? ''
  return (first.length > 5 && first.endsWith('nya')) || BILLS.has(first)
}

/** Whether the intent of what came before holds for a segment that tells none of its own. */
export function reachesOver(
  before: Told | null,
  { said }: Segment,
  marker: ItemGroup['marker'] | 'same',
): boolean {
  if (!before || !isNoSpending(before.intent)) return false
  if (marker === 'but') return isPriceOfPlan(before, said, withoutAmounts(said))
  if (before.intent === 'plan') return marker !== 'next' || !said.some(({ word }) => DONE.has(word))
  if (containsPhrase(NOTHING_SPENT, before.said)) return false
  if (GIVEN_UP.has(before.intent) && tellsAct(said)) return false
  if (isPartOfTreat(before, said)) return true
  const words = withoutPhrases(TOO_DEAR, withoutAmounts(said))
  if (before.intent === 'others' && SPEAKERS.has(words[0]?.word ?? '')) return false
  if (!nameThing(words) || namesOnlyUnit(words) || namesOnlyPurses(words)) return true
  const isStory = before.amount === null
  if (isStory && before.intent === 'others' && !nameThing(withoutPhrases(GUESSES, words))) return true
  if (isStory && before.intent === 'others' && opensWithAmount(said) && namesNoThing(words)) return true
  if (
    isStory &&
    before.intent === 'income' &&
    !nameThing(withoutPhrases(DETAILS, withoutAmounts(upToSign(said))))
  )
    return true
  if (isStory && before.intent === 'income' && opensWithAmount(said))
    return TO_SPEAKER.has(before.said.at(-1)?.word ?? '')
  if (isStory && before.intent !== 'income' && !containsPhrase(FREE, before.said) && isOfBefore(words))
    return true
  return (
    (marker === 'and' || marker === 'same') &&
    (before.intent !== 'moved' || isStory) &&
    !(isStory && before.intent === 'news')
  )
}
