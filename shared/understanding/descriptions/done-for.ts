/** For whom something was done, said before it: 'nganter ibu ke dokter mata' is dokter mata ibu, 'ngasih mertua' uang buat mertua. */
import { EVIDENCE } from '../categories/lexicon.ts'
import { changed, type Token } from '../utterance/token.ts'
import { nameThing } from '../words/content-words.ts'
import { FILLERS } from '../words/filler-words.ts'
import { phraseList, skipPhrases } from '../words/phrase-table.ts'
import { COMPANY_WORDS } from './company.ts'
import { cueAt, saidOf } from './lead.ts'

const TAKING: ReadonlySet<string> = new Set(
  phraseList(
    'nganter|nganterin|anter|anterin|antar|ngantar|ngantarin|bawa|nemenin|titip|nitip|ngasih|kasih|ngasi',
  ),
)
const GIVING: ReadonlySet<string> = new Set(phraseList('ngasih|kasih|ngasi|sent|gave'))
const SPEAKERS: ReadonlySet<string> = new Set(phraseList('aku|saya|gue|gua|kita|kami|i|we|tadi'))
/** What one takes along is no person. */
const NO_PERSONS: ReadonlySet<string> = new Set(
  phraseList(
    'jemput|uang|duit|barang|paket|makan|makanan|bekal|lagi|kerja|motor|mobil|pakai|pake|naik|ke|buat|di|dari|yang|se|nota',
  ),
)
const PETS: ReadonlySet<string> = new Set(['kucing', 'anjing'])
const MONEY: ReadonlySet<string> = new Set(phraseList('ongkos|jajan|sangu|thr|angpau|bekal'))
/** More words tell a story. */
const LONGEST_PERSON = 2

/** Index behind the thing at `from`: at a sign or a place. */
function endOfThing(words: readonly Token[], from: number): number {
  const end = words.findIndex(({ kind, word }, at) => at > from && (kind === 'sign' || ENDS.has(word)))
  return end < 0 ? words.length : end
}
const ENDS: ReadonlySet<string> = new Set(phraseList('di|ke|dari|buat|untuk|naik|pakai|pake|sama|terus'))

/** The thing with its owner behind it; null where no person stands between the verb and a known thing. */
function ofPerson(words: readonly Token[]): readonly Token[] | null {
  const said = saidOf(words)
  for (let at = 2; at <= LONGEST_PERSON + 1; at++) {
    const person = words.slice(1, at)
    if (person.some(({ kind, word }) => kind !== 'word' || NO_PERSONS.has(word))) return null
    if (
      person.some(
        ({ word }, offset) =>
          !PETS.has(word) && (cueAt(said, 1 + offset)?.value.weight ?? 0) >= EVIDENCE.thing,
      )
    )
      return null
    const from = words[at]?.word === 'ke' ? at + 1 : at
    const cue = cueAt(said, from)
    const isMoney = MONEY.has(words[from]?.word ?? '')
    if (!isMoney && (cue?.value.weight ?? 0) < EVIDENCE.thing) continue
    const end = endOfThing(words, from)
    return [...words.slice(from, end), ...person, ...words.slice(end)]
  }
  return null
}

function firstWord(words: readonly Token[]): number {
  const at = skipPhrases(FILLERS, words, 0)
  return SPEAKERS.has(words[at]?.word ?? '') ? skipPhrases(FILLERS, words, at + 1) : at
}

const OWN_NAMES: ReadonlySet<string> = new Set(['uang', 'duit', 'tip', 'tips', 'amplop'])

/** Money for somebody, where nothing else was given: 'ngasih mertua', 'sent to Amma'; null elsewhere. */
function moneyFor(words: readonly Token[]): readonly Token[] | null {
  const [verb, first] = words
  if (!verb || first?.kind !== 'word') return null
  const given = words.slice(1)
  const said = saidOf(given)
  if (
    given.some(
      ({ word }, at) => !COMPANY_WORDS.has(word) && (cueAt(said, at)?.value.weight ?? 0) >= EVIDENCE.loose,
    )
  )
    return null
  const isEnglish = verb.word === 'sent' || verb.word === 'gave'
  if (isEnglish) {
    const to = words.findIndex(({ word }) => word === 'to')
    const isAway = verb.word === 'sent' && (to === 1 || to === 2)
    return isAway ? [changed(verb, { text: 'money', word: 'money' }), ...words.slice(to)] : null
  }
  if (OWN_NAMES.has(first.word)) return words.slice(1)
  // 'Ngasih mamah di rumah': where they live tells who it is.
  if (words.some(({ word }) => word === 'di')) return words.slice(1)
  const money = changed(verb, { text: 'uang', word: 'uang' })
  const link =
    first.word === 'ke' || first.word === 'buat' ? [] : [changed(verb, { text: 'buat', word: 'buat' })]
  return [money, ...link, ...words.slice(1)]
}

/** The words with the thing first; as said where they begin with no such verb. */
export function withThingOfPerson(said: readonly Token[]): readonly Token[] {
  const words = said.slice(firstWord(said))
  const verb = words[0]?.word ?? ''
  const owned = TAKING.has(verb) ? ofPerson(words) : null
  if (owned) return owned
  return (GIVING.has(verb) && nameThing(words.slice(1)) ? moneyFor(words) : null) ?? said
}
