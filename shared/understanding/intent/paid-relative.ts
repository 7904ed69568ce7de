/** Whether a thing is told by who paid for it: 'the pie Ananya paid for', 'that cake my sister bought'. */
import { categorize } from '../categories/categorize.ts'
import type { Token } from '../utterance/token.ts'
import { nameThing } from '../words/content-words.ts'
import { phraseList } from '../words/phrase-table.ts'
import { OTHERS, SPEAKERS } from './people-words.ts'
import { isName } from './subject.ts'

const POINTING: ReadonlySet<string> = new Set(['the', 'that', 'those', 'these'])
/** The last word, or the last but 'for'. */
const PAID: ReadonlySet<string> = new Set(phraseList('paid|bought|covered|brought|got|treated'))
/** Before the verb they name no person. */
const NO_PAYERS: ReadonlySet<string> = new Set(
  phraseList(
    'was|is|were|are|be|been|being|already|just|all|also|it|that|got|gets|finally|never|ever|last|both|once|later|then|not|and|or|one|ones',
  ),
)

function isPayer(who: Token | undefined): boolean {
  if (who?.kind !== 'word' || SPEAKERS.has(who.word) || NO_PAYERS.has(who.word)) return false
  return OTHERS.has(who.word) || isName(who) || (categorize([who]) === null && nameThing([who]))
}

/** `words` are those of a clause; one that has an amount tells its price and is none. */
export function isPaidByThem(words: readonly Token[]): boolean {
  if (!POINTING.has(words[0]?.word ?? '')) return false
  const verb = words.at(-1)?.word === 'for' ? words.length - 2 : words.length - 1
  if (verb < 3 || !PAID.has(words[verb]?.word ?? '')) return false
  return isPayer(words[verb - 1]) && nameThing(words.slice(1, verb - 1))
}
