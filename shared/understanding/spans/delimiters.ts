/** What parts a transcript: punctuation, conjunctions, words that take something back. */

import type { BreakKind, CorrectionKind } from '../utterance/span.ts'
import type { Utterance } from '../utterance/utterance.ts'
import { matchPhrase, type PhraseMatch, phraseList, phraseSet, phraseTable } from '../words/phrase-table.ts'

function breaks(kind: BreakKind, phrases: string): [string, BreakKind][] {
  return phraseList(phrases).map((phrase): [string, BreakKind] => [phrase, kind])
}

const BREAKS = phraseTable<BreakKind>([
  ['\n', 'stop'],
  ...breaks('stop', '.|!|?|;'),
  ...breaks('comma', ',|:'),
  ...breaks(
    'and',
    'dan|sama|and|plus|&|+|serta|ama|dan juga|sama juga|and also|as well as|ditambah|juga sama|along with',
  ),
  ...breaks('but', 'tapi|tetapi|but|ternyata|eh malah|malah|eh ternyata|eh taunya|taunya|tau tau'),
  ...breaks('why', 'padahal|soalnya|karena|gara gara|biar|supaya|because|even though|although|so that|cuz'),
  ...breaks(
    'next',
    `langsung bayar|langsung beli|langsung belanja|langsung buat|langsung dipakai|langsung transfer|langsung isi|langsung habis`,
  ),
  ...breaks(
    'next',
    `terus|trus|teros|lalu|kemudian|habis itu|abis itu|setelah itu|sesudah itu|terus juga|terus sama|lalu juga|selain itu
    then|and then|after that|dan kemudian|dan lalu|dan terus|oh iya|oh ya|selanjutnya|habis gitu|abis gitu|and after that`,
  ),
])

/** They look like breaks and are none. */
const NO_BREAKS = phraseSet(
  phraseList('sama sama|sama aja|sama saja|sama dengan|sama kayak|sama seperti|terus terusan'),
)

/** The break that starts at `at`, or null. */
export function readBreak(utterance: Utterance, at: number): PhraseMatch<BreakKind> | null {
  return matchPhrase(NO_BREAKS, utterance.tokens, at) ? null : matchPhrase(BREAKS, utterance.tokens, at)
}

function corrections(kind: CorrectionKind, phrases: string): [string, CorrectionKind][] {
  return phraseList(phrases).map((phrase): [string, CorrectionKind] => [phrase, kind])
}

const CORRECTIONS = phraseTable<CorrectionKind>([
  ...corrections(
    'strong',
    `eh bukan|eh salah|eh maaf|eh sorry|eh maksudnya|eh maksud saya|bukan|bukan deng|eh bukan deng|maksudnya|maksud saya
    maksudku|maksud aku|maksud gue|ralat|koreksi|eh ralat|salah deng|maaf maksudnya|maaf salah|salah maksudnya
    eh pasnya|pasnya|tepatnya|persisnya|lebih tepatnya|no sorry|oh sorry|oh no sorry|sorry no|eh tunggu|oh wait|actually no|eh keliru|keliru|eh kebalik
    bukan bukan|oh bukan|eh bukannya|aduh salah|eh salah ding|eh ding|wait actually|oh no|no hold on|my bad|let me correct that
    i mean|no wait|wait no|no i mean|sorry i mean|scratch that|make that|or rather|correction|i meant|no no|oops`,
  ),
  ...corrections(
    'weak',
    'eh|salah|maaf|sorry|no|wait|actually|no actually|tunggu|eh nggak|eh enggak|eh gak|not',
  ),
])

const NO_CORRECTIONS = phraseSet(
  phraseList(
    'salah satu|bukan main|bukan cuma|bukan hanya|bukan pengeluaran|bukan main|bukannya|bukan buat|bukan untuk|bukan beli',
  ),
)

/** The correction that starts at `at`, or null; a weak one may be none. */
export function readCorrection(utterance: Utterance, at: number): PhraseMatch<CorrectionKind> | null {
  return matchPhrase(NO_CORRECTIONS, utterance.tokens, at)
    ? null
    : matchPhrase(CORRECTIONS, utterance.tokens, at)
}

const DENIALS = new Set(['bukan', 'bukannya', 'not'])
const CONTRASTS = new Set(['tapi', 'tetapi', 'melainkan', 'but'])
/** Longest denied half, in tokens. */
const MAX_CONTRAST = 8

/** Index behind the denied half of 'bukan dua puluh ribu tapi tiga puluh ribu', its 'tapi' included; or null. */
export function readContrast(utterance: Utterance, at: number): number | null {
  if (!DENIALS.has(utterance.word(at))) return null
  for (let end = at + 1; end <= at + MAX_CONTRAST; end++) {
    const word = utterance.word(end)
    if (word === '' || word === '.' || word === '?' || word === '!') return null
    if (CONTRASTS.has(word)) return end + 1
  }
  return null
}

/** As a clause of its own it takes back the item before it. */
const CANCELS = phraseSet(
  phraseList(`nggak jadi|gak jadi|ga jadi|ngga jadi|enggak jadi|tidak jadi|eh nggak jadi|eh gak jadi|eh ga jadi|gajadi
  batal|eh batal|dibatalkan|never mind|nevermind|cancel that|forget it|forget that|lupakan|hapus itu`),
)

/** Index behind the words at `at` that take an item back and stand alone; or null. */
export function readCancel(utterance: Utterance, at: number): number | null {
  const match = matchPhrase(CANCELS, utterance.tokens, at)
  if (!match) return null
  const next = utterance.token(match.end)
  return !next || next.kind === 'sign' || matchPhrase(BREAKS, utterance.tokens, match.end) ? match.end : null
}
