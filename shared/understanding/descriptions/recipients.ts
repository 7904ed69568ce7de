/** For whom something was bought, said before it in English: 'got my wife some flowers' is flowers for my wife. */
import { isCapitalised } from '../spans/capitals.ts'
import { changed, type Token } from '../utterance/token.ts'
import { trimClosers } from '../words/content-words.ts'
import { FILLERS } from '../words/filler-words.ts'
import { matchPhrase, phraseList, skipPhrase } from '../words/phrase-table.ts'
import { CHAINS } from './chains.ts'
import { cueAt, saidOf } from './lead.ts'

const BUYING: ReadonlySet<string> = new Set(
  phraseList('got|get|gets|getting|bought|buy|buying|ordered|order|grabbed|grab|sent|gave|picked'),
)
const PEOPLE: ReadonlySet<string> = new Set(
  phraseList(`wife|husband|son|daughter|mom|mama|mother|mum|dad|daddy|father|kid|kids|boy|boys|girl|girls|baby|brother|sister|cousin|nephew|niece|grandma|grandpa|granny|uncle|aunt|auntie|friend|buddy|neighbor|girlfriend|boyfriend|partner|boss
  coworker|teacher|dog|cat|puppy|grandson|granddaughter|parents|twins|roommate`),
)
/** They begin what was bought. */
const BEGINNINGS: ReadonlySet<string> = new Set(
  phraseList('some|a|an|the|new|another|more|one|two|three|four|five|six|his|her|their|this|that|these'),
)
/** They begin where it was bought. */
const PLACES: ReadonlySet<string> = new Set(phraseList('at|from|in|on|off|over'))

/** Whether a thing begins at `at`, right behind the two words before. */
function beginsThing(words: readonly Token[], at: number): boolean {
  const thing = words[at]
  if (!thing || thing.index !== (words[at - 2]?.index ?? 0) + 2) return false
  return BEGINNINGS.has(thing.word) || thing.kind === 'number'
}

/** A capital without a meaning of its own: the 'Ella' of 'got Ella new sneakers'. */
function isPersonsName(words: readonly Token[], at: number): boolean {
  const said = saidOf(words)
  const token = words[at]
  return (
    token !== undefined && isCapitalised(token) && !cueAt(said, at) && !matchPhrase(CHAINS, said.plain, at)
  )
}

const THEIRS: ReadonlySet<string> = new Set(['her', 'his', 'their'])
const ONE: ReadonlySet<string> = new Set(['a', 'an', 'some'])
/** They stand between a verb and a thing as well, and are no names. */
const NO_NAMES: ReadonlySet<string> = new Set(
  phraseList(
    'me|us|him|her|them|you|it|myself|ourselves|himself|herself|half|quite|such|just|only|about|maybe|like|out|up|off|back|in|on|for|at|from|to|with|and|or|today|yesterday|also|then|online|instead|either|all|not|what|over|down|home|more|another|one|that|this',
  ),
)

/** A name without its capital: 'bought biscuit her cat food', 'bought jaylen a lunch'. */
function isWrittenSmall(words: readonly Token[], at: number): boolean {
  const [token, next] = [words[at], words[at + 1]]
  if (token?.kind !== 'word' || isCapitalised(token) || NO_NAMES.has(token.word)) return false
  // 'Nia' is a small word in Indonesian, and would be left out.
  if (words[at + 2]?.kind !== 'word' || skipPhrase(FILLERS, words, at) > at) return false
  return THEIRS.has(next?.word ?? '') || (ONE.has(next?.word ?? '') && !cueAt(saidOf(words), at))
}

/** How many words from the one at `at` on say for whom a thing was bought that begins behind them. */
function recipientLength(words: readonly Token[], at: number): number {
  const owner = words[at]?.word
  const isOwned = owner === 'my' || owner === 'our' || owner === 'the'
  if (isOwned) return PEOPLE.has(words[at + 1]?.word ?? '') && beginsThing(words, at + 2) ? 2 : 0
  if (!beginsThing(words, at + 1)) return 0
  return isPersonsName(words, at) || isWrittenSmall(words, at) ? 1 : 0
}

/** The words with the recipient behind the thing; as they are where none stands before it. */
export function withRecipientBehind(words: readonly Token[]): readonly Token[] {
  for (const [at, verb] of words.entries()) {
    const length = BUYING.has(verb.word) ? recipientLength(words, at + 1) : 0
    if (length === 0) continue
    const behind = words.slice(at + 1 + length)
    const place = behind.findIndex(({ kind, word }) => kind === 'sign' || PLACES.has(word))
    const end = place < 0 ? behind.length : place
    const link = changed(verb, { text: 'for', word: 'for' })
    return [
      ...trimClosers(behind.slice(0, end)),
      link,
      ...words.slice(at + 1, at + 1 + length),
      ...behind.slice(end),
    ]
  }
  return words
}
