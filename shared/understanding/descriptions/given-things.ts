/** For whom a thing was, said before it in Indonesian: 'ngasih anak-anak jajan', 'nraktir temen kantor bakso'. */
import { EVIDENCE } from '../categories/lexicon.ts'
import { changed, type Token } from '../utterance/token.ts'
import { phraseList } from '../words/phrase-table.ts'
import { COMPANY_WORDS } from './company.ts'
import { cueAt, saidOf } from './lead.ts'
import { PLACE_LINKS } from './place-words.ts'

const GIVING: ReadonlySet<string> = new Set(
  phraseList('ngasih|kasih|ngasi|jajan|jajanin|beliin|nraktir|traktir|bawain|bawa|neraktir'),
)
const PEOPLE: ReadonlySet<string> = new Set(
  phraseList('si|kakak|adek|ade|aa|neng|abang|anak|cucu|ponakan|bocah|mamah'),
)
const SPEAKERS: ReadonlySet<string> = new Set(phraseList('gue|gua|aku|saya|awak|tadi'))
/** Its owner stands right behind it: 'uang jajan adek'. */
const MONEY: ReadonlySet<string> = new Set(['uang', 'jajan', 'duit', 'thr'])
const NO_THINGS: ReadonlySet<string> = new Set([...PEOPLE, 'makan', 'minum'])
/** More words tell a story. */
const LONGEST_PERSON = 3

/** The thing with whom it was for behind it; as said where no person stands between the verb and a known thing. */
export function givenThing(words: readonly Token[]): readonly Token[] {
  const first = words.findIndex(({ word }) => !SPEAKERS.has(word))
  if (first > 0) return givenThing(words.slice(first))
  const [verb, person] = words
  if (!verb || !person || !GIVING.has(verb.word)) return words
  if (!PEOPLE.has(person.word) && !COMPANY_WORDS.has(person.word)) return words
  const said = saidOf(words)
  for (let at = 2; at <= LONGEST_PERSON + 1; at++) {
    if (words[at]?.kind !== 'word' || PLACE_LINKS.has(words[at]?.word ?? '')) return words
    const isThing = (cueAt(said, at)?.value.weight ?? 0) >= EVIDENCE.thing || MONEY.has(words[at]?.word ?? '')
    if (!isThing || NO_THINGS.has(words[at]?.word ?? '')) continue
    const link = MONEY.has(words[at]?.word ?? '') ? [] : [changed(verb, { text: 'buat', word: 'buat' })]
    const sign = words.findIndex(({ kind }, index) => index > at && kind === 'sign')
    const end = sign < 0 ? words.length : sign
    return [
      ...words.slice(at, end),
      ...link,
      ...words.slice(1, at).filter(({ word }) => !NO_THINGS.has(word) || PEOPLE.has(word)),
      ...words.slice(end),
    ]
  }
  return words
}
