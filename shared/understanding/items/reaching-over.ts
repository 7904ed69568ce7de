/** Whether what was told before holds for an amount of which nothing is told: 'saldo BCA sejuta, ShopeePay 38 ribu'. */
import { tellsAct } from '../intent/acts.ts'
import { isNoSpending } from '../intent/intent.ts'
import { FREE, NOTHING_SPENT } from '../intent/negation-words.ts'
import { ACCOUNTS, WALLETS } from '../intent/own-money-words.ts'
import { SPEAKERS } from '../intent/people-words.ts'
import { TOO_DEAR } from '../intent/price-mention-words.ts'
import { tellsAmount, withoutAmounts } from '../intent/without-amounts.ts'
import { readOne } from '../roles/rate-units.ts'
import type { Token } from '../utterance/token.ts'
import { contentWords, nameThing } from '../words/content-words.ts'
import { containsPhrase, phraseList, phraseSet, withoutPhrases } from '../words/phrase-table.ts'
import type { Segment, Told } from './group-intents.ts'
import type { ItemGroup } from './item-group.ts'

/** 'Saldo BCA tinggal sejuta, ShopeePay-nya 38 ribu'. */
function namesOnlyPurses(words: readonly Token[]): boolean {
  const left = withoutPhrases(WALLETS, withoutPhrases(ACCOUNTS, words))
  return left.length < words.length && !nameThing(left)
}

/** Of what another paid for, what it may have cost a head: 'ditraktir bos, seorang ada kali 60 ribu'. */
const GUESSES = phraseSet(
  phraseList(
    'seorang|seorangnya|per orang|perorang|orangnya|ada kali|kali|bisa|paling|palingan|mungkin|sampai|sampe|lebih|probably|maybe|must have been|like|each|a head|per person',
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
  if (!before || !isNoSpending(before.intent) || marker === 'but') return false
  if (before.intent === 'plan') return marker !== 'next' || !said.some(({ word }) => DONE.has(word))
  if (containsPhrase(NOTHING_SPENT, before.said)) return false
  if (GIVEN_UP.has(before.intent) && tellsAct(said)) return false
  const words = withoutPhrases(TOO_DEAR, withoutAmounts(said))
  if (before.intent === 'others' && SPEAKERS.has(words[0]?.word ?? '')) return false
  if (!nameThing(words) || namesOnlyUnit(words) || namesOnlyPurses(words)) return true
  const isStory = before.amount === null
  if (isStory && before.intent === 'others' && !nameThing(withoutPhrases(GUESSES, words))) return true
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
