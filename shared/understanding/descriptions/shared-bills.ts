/** What several people paid for, without them: 'me and Tasha went half on a couple pizzas' is a couple of pizzas. */
import type { Token } from '../utterance/token.ts'
import { nameThing } from '../words/content-words.ts'
import { findPhrase, phraseList, phraseSet, skipPhrase } from '../words/phrase-table.ts'

const SHARED_ON = phraseSet(
  phraseList(
    'went half on|went halves on|went halfsies on|go halves on|goes halves on|going half on|going halves on|went in on|going in on|chipped in on|chipped in for|pitched in on|pitched in for|split the cost of|splitting',
  ),
)
/** What stays of them where the verb was taken for a word about the price. */
const AND: ReadonlySet<string> = new Set(['and', 'dan', 'sama', 'n'])
const SPEAKERS: ReadonlySet<string> = new Set(['me', 'i', 'aku', 'gue', 'saya'])
/** Most words of the people: 'me and Tasha and Renee'. */
const LONGEST_COMPANY = 6

/** Index behind 'me and Tasha and Renee split'; 0 elsewhere. */
function companyEnd(words: readonly Token[]): number {
  const split = words.findIndex(({ word }) => word === 'split')
  if (split < 2 || split > LONGEST_COMPANY || !SPEAKERS.has(words[0]?.word ?? '')) return 0
  return AND.has(words[1]?.word ?? '') ? split + 1 : 0
}

/** The words behind those who share. */
export function behindSharers(words: readonly Token[]): readonly Token[] {
  const at = findPhrase(SHARED_ON, words)
  const end = at < 0 ? companyEnd(words) : skipPhrase(SHARED_ON, words, at)
  const thing = words.slice(end)
  return end > 0 && nameThing(thing) ? thing : words
}
