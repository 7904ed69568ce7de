/** The subject at the start of a clause. */
import { type Token, withWord } from '../utterance/token.ts'
import { FILLERS } from '../words/filler-words.ts'
import { matchPhrase, phraseList, phraseSet, skipPhrases } from '../words/phrase-table.ts'
import { GIVEN_NAMES } from './given-names.ts'
import { DEPENDANTS, DETERMINERS, OTHERS, PEOPLE, POSSESSIVES, SPEAKERS, TITLES } from './people-words.ts'

/** `dependant`: a person whom the speaker pays for, such as a child. */
export type Actor = 'speaker' | 'other' | 'dependant'

export interface Subject {
  readonly actor: Actor
  /** Index of the first word after the subject and its adverbs: the verb, if there is one. */
  readonly verb: number
}

/** Adverbs between a subject and its verb, or before the subject. */
const ADVERBS = phraseSet(
  phraseList(`tadi|barusan|baru|baru aja|udah|udh|sudah|wis|akhirnya|lagi|juga|malah|langsung|sempet|sempat|sekarang|semua|yang|mau|kemarin
  semalam|semalem|terus|trus|then|and|so|just|already|also|finally|recently|actually|today|has|have|had|went and|katanya|kabarnya|eh|teh|mah|sing
  ya|lah|ah|one|really|kemaren|wingi|habis|abis|because|soalnya|karena|tapi|but|while|when|pas|waktu|ada
  abis kantor|habis kantor|pulang kantor|sepulang kantor|abis dari kantor|pulang dari kantor|sepulang dari kantor`),
)
/** Verbs that hand the buying on to the speaker: 'temen nitip beli kopi'. */
const HANDING_ON = new Set(
  phraseList(`catat|nitip|titip|nitipin|minta|mintain|minta tolong|nyuruh|suruh|disuruh|ngajak|ajak|diajak|dititipin|asked|asks|told|tells|wanted|wants|made|needed|needs|said
  helped|jemput|anter|nganter|nemenin|ultah|ulang|sakit|datang|dateng|nikah|wedding|birthday|gift|present`),
)
/** Most words of a name or an attribute behind a person: 'tetangga sebelah', 'my friend Sarah'. */
const MAX_NEARER = 2
/** The same for a relative clause: 'adikku yang di Batam itu', 'my cousin who lives in Texas'. */
const MAX_RELATIVE = 5
const RELATIVES = new Set(['yang', 'who', 'sing', 'nu'])

function at(words: readonly Token[], index: number): string {
  return words[index]?.word ?? ''
}

function skipAdverbs(words: readonly Token[], from: number): number {
  let end = from
  for (;;) {
    const next = skipPhrases(ADVERBS, words, skipPhrases(FILLERS, words, end))
    if (next === end) return end
    end = next
  }
}

/** Whether it is a given name. */
export function isName(token: Token | undefined): boolean {
  return token !== undefined && GIVEN_NAMES.has(token.word)
}

/** 'Sarah's', 'my wife's', without their apostrophes. */
function isOwner(token: Token | undefined): boolean {
  if (!token?.word.endsWith('s') || matchPhrase(PEOPLE, [token], 0)) return false
  const owner = withWord(token, token.word.slice(0, -1))
  return GIVEN_NAMES.has(owner.word) || matchPhrase(PEOPLE, [owner], 0) !== null
}

/** Index behind the person named at `from`, and whether the speaker pays for them; null where none is. */
function readPerson(words: readonly Token[], from: number): { end: number; actor: Actor } | null {
  const word = at(words, from)
  const owned = POSSESSIVES.has(at(words, from + 1))
  if (SPEAKERS.has(word)) return { end: from + 1, actor: 'speaker' }
  if (OTHERS.has(word) || isName(words[from])) return { end: from + 1, actor: 'other' }
  const person = matchPhrase(PEOPLE, words, from)
  if (person) return { end: person.end, actor: 'other' }
  if (DEPENDANTS.has(word) && owned && word !== 'anak') return { end: from + 2, actor: 'other' }
  if (TITLES.has(word) && isNamed(words, from + 1)) return { end: from + 2, actor: 'other' }
  return DEPENDANTS.has(word) ? { end: from + 1, actor: 'dependant' } : null
}

/** Places behind 'neng', which is both a title and the Javanese 'di'. */
const PLACES = new Set(
  phraseList('pasar|toko|warung|kantor|stasiun|terminal|kampus|sekolah|mall|mal|alun|jalan|omah'),
)

/** Whether a name may stand at `index`, behind a title. */
function isNamed(words: readonly Token[], index: number): boolean {
  const word = at(words, index)
  if (PLACES.has(word)) return false
  if (DEPENDANTS.has(word) || SPEAKERS.has(word) || skipAdverbs(words, index) > index) return false
  return (
    words[index] !== undefined &&
    (isName(words[index]) || /^\p{Lu}/u.test(words[index].text) || isTitled(words, index))
  )
}

/** Whether a title precedes: then a lower-case word may be a name, too. */
function isTitled(words: readonly Token[], index: number): boolean {
  return ['si', 'pak', 'bu', 'bapak', 'ibu', 'mr', 'mrs'].includes(at(words, index - 1))
}

/**
 * The subject before a verb at the start of a clause; null where the clause begins otherwise, as most do that
 * omit the speaker: 'beli kopi', 'kopi di kantin'. `words` are those of the clause without its amounts.
 */
export function subjectBefore(words: readonly Token[], isVerb: (index: number) => boolean): Subject | null {
  let from = skipAdverbs(words, 0)
  while (DETERMINERS.has(at(words, from)) || isOwner(words[from])) from++
  const person = readPerson(words, from)
  if (!person) return null
  const longest = RELATIVES.has(at(words, person.end)) ? MAX_RELATIVE : MAX_NEARER
  for (let nearer = 0; nearer <= longest; nearer++) {
    const end = person.end + nearer
    if (nearer > 0 && HANDING_ON.has(at(words, end - 1))) return null
    const verb = isVerb(end) ? end : skipAdverbs(words, end)
    if (isVerb(verb)) return { actor: person.actor, verb }
  }
  return null
}
