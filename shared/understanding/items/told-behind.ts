/** What a payment to a person was for, told behind it: 'Venmoed Rohan 15, that is my part of the wifi'. */
import { hasAmount } from '../clauses/clause-content.ts'
import { namesKnownThing } from '../descriptions/time-clauses.ts'
import { TRANSFERS } from '../descriptions/transfer-words.ts'
import type { Token } from '../utterance/token.ts'
import { contentWords, nameThing } from '../words/content-words.ts'
import { containsPhrase, matchPhrase, phraseList, phraseSet, withoutPhrases } from '../words/phrase-table.ts'
import type { ItemGroup } from './item-group.ts'

const TO: ReadonlySet<string> = new Set(['ke', 'to'])
const TITLES: ReadonlySet<string> = new Set(
  phraseList('mbak|mas|pak|bu|bang|kak|om|tante|bapak|ibu|mr|mrs|ms|miss|uncle|auntie|aunt'),
)

/** They open what a payment was for. */
const MEANT = phraseSet(
  phraseList(`thats for|thats|that was for|that was|its for|it was for|it is for|that is for|that is|this was for|this is for|for|as|my part of|my share of|my half of|my portion of|my cut of
  itu buat|itu untuk|itu bagian|buat|untuk|bagianku buat|bagian gue buat|jatah gue buat|patungan|urunan|iuran|bayar|buat bayar|buat patungan|ini buat`),
)
/** More words name more than a person. */
const LONGEST_PERSON = 3
const LONGEST_PURPOSE = 8

/** The words of `next` where they tell what was paid for with `words`, which name no known thing; else null. */
export function toldBehind(
  words: readonly Token[],
  { said }: ItemGroup,
  next: ItemGroup | undefined,
): readonly Token[] | null {
  if (!next || hasAmount(next) || !containsPhrase(TRANSFERS, said)) return null
  const named = contentWords(withoutPhrases(TRANSFERS, words)).filter(({ word }) => !TITLES.has(word))
  // Behind 'ke' stands whom, whatever else the name may mean: 'transfer ke Sari'.
  const isPayee = words.some(({ word }, at) => TO.has(word) && matchPhrase(TRANSFERS, words, at - 1) !== null)
  if (named.length === 0 || named.length > LONGEST_PERSON) return null
  if (!isPayee && namesKnownThing(named)) return null
  const purpose = next.things.flat()
  if (contentWords(purpose).length > LONGEST_PURPOSE || !namesKnownThing(purpose)) return null
  const opening = matchPhrase(MEANT, purpose, 0)
  return opening && nameThing(purpose) ? purpose : null
}
