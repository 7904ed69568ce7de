/** Whether a clause without a thing or an amount says that the sum told before has come in: 'baru cair hari ini', 'he paid me'. */
import type { Token } from '../utterance/token.ts'
import { FILLERS } from '../words/filler-words.ts'
import {
  containsPhrase,
  matchPhrase,
  phraseList,
  phraseSet,
  skipPhrases,
  withoutPhrases,
} from '../words/phrase-table.ts'
import { SPEAKERS } from './people-words.ts'
import { subjectBefore } from './subject.ts'

const MONEY = [
  'uangnya',
  'duitnya',
  'dananya',
  'pembayarannya',
  'bayarannya',
  'cashnya',
  'fee',
  'feenya',
  'honor',
  'honornya',
  'bayaran',
  'fee endorse',
]
const COME = ['masuk', 'cair', 'turun', 'kuterima', 'diterima', 'saya terima', 'aku terima', 'gue terima']
const SINCE = ['', 'udah ', 'sudah ', 'baru ', 'barusan ', 'akhirnya ', 'langsung ']

const CAME = phraseSet([
  ...MONEY.flatMap(money => SINCE.flatMap(since => COME.map(verb => `${money} ${since}${verb}`))),
  ...phraseList('money came|money came in|the money came|money landed|money is in'),
])
/** By itself at the start of the clause. */
const PAID_OUT = phraseSet(
  phraseList(
    'baru cair|udah cair|sudah cair|akhirnya cair|cair hari|cair tadi|cair kemarin|baru turun|udah turun|sudah turun|baru masuk rekening|udah masuk rekening|sudah masuk rekening|masuk rekening',
  ),
)
/** Verbs of another, with the speaker as payee. */
const PAYS = phraseSet(
  phraseList(
    'lunasi|lunasin|melunasi|ngelunasin|bayar|membayar|setor|nyetor|transfer|nransfer|kasih|ngasih|paid|venmoed|zelled|wired',
  ),
)
const TO = new Set(['ke', 'kepada', 'sama', 'buat'])

/** 'Beliau sudah lunasi ke saya', 'he paid me already'. */
function isPaidToSpeaker(words: readonly Token[]): boolean {
  const subject = subjectBefore(words, at => matchPhrase(PAYS, words, at) !== null) ?? subjectNamedAs(words)
  if (!subject || subject.actor === 'speaker') return false
  const verb = words.slice(matchPhrase(PAYS, words, subject.verb)?.end ?? words.length)
  const to = TO.has(verb[0]?.word ?? '') ? 1 : 0
  const rest = verb.slice(to + 1)
  return SPEAKERS.has(verb[to]?.word ?? '') && skipPhrases(ASIDES, rest, 0) === rest.length
}

/** 'Orangnya sudah bayar'. */
function subjectNamedAs(words: readonly Token[]) {
  const first = skipPhrases(FILLERS, words, 0)
  if (!/^(orang|yang punya|pemesan|pelanggan|penyewa|klien|pembeli)/.test(words[first]?.word ?? ''))
    return null
  const verb = words.findIndex((_, at) => at > first && matchPhrase(PAYS, words, at) !== null)
  return verb < 0 ? null : { actor: 'other' as const, verb }
}

const ASIDES = phraseSet(
  phraseList('already|today|yesterday|cash|in cash|tunai|lunas|kok|tadi|tadi pagi|kemarin|semua|langsung'),
)

/** `words` are those of the clause. */
export function isMoneyCome(words: readonly Token[]): boolean {
  if (containsPhrase(CAME, words)) return true
  const rest = withoutPhrases(FILLERS, words)
  return (
    matchPhrase(PAID_OUT, rest, 0) !== null ||
    matchPhrase(PAID_OUT, words, 0) !== null ||
    isPaidToSpeaker(words)
  )
}
