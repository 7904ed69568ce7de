/** Leaves out what one did before buying in Indonesian: 'habis nganter penumpang mampir soto', 'antri lama di puskesmas, bayar obat batuk'. */
import { EVIDENCE } from '../categories/lexicon.ts'
import type { Token } from '../utterance/token.ts'
import { trimClosers } from '../words/content-words.ts'
import { FILLERS } from '../words/filler-words.ts'
import { matchPhrase, phraseList, phraseSet, skipPhrases } from '../words/phrase-table.ts'
import { cueAt, saidOf } from './lead.ts'

/** Doings that cost nothing; a place among them is where the thing was bought. */
const WAITING = phraseSet(
  phraseList(
    'antri|ngantri|antre|ngantre|nunggu|nungguin|duduk|duduk duduk|nongkrong|kumpul|ngumpul|ketemu|ketemuan|rapat|kerja|nugas|lembur|jaga|main|berhenti|istirahat',
  ),
)
/** The same, done elsewhere. */
const ELSEWHERE = phraseSet(
  phraseList(`nganter|nganterin|anter|anterin|antar|ngantar|jemput|jemputin|disuruh|gak sengaja|nggak sengaja|ga sengaja|kehujanan|keujanan|hujan|ujan|lapar|laper|haus|ngantuk|capek|bosen|iseng|kebelet|males|malas|lupa bawa|olahraga|lari|lari pagi|jogging|sepedaan|senam|ngaji|sholat|solat|jumatan|sekolah
  habis|abis|sehabis|pulang|bangun|bangun tidur|selesai|kelar|sebelum|sambil|duit|uang|kepanasan|kedinginan|macet|kena macet|mogok|motor mogok|ban bocor|badan pegel|pegel|pusing|batuk|demam|meriang|masuk angin`),
)
/** Verbs of getting, and of doing what is paid for. */
const GETTING = phraseSet(
  phraseList(
    `beli|beliin|bayar|minum|makan|mampir|singgah|jajan|ngopi|ngebakso|pesen|pesan|ambil|isi|nambal|nebus|sarapan|beli beli|tuku|meuli|tumbas|mampir beli|mampir makan|singgah beli|mampir ke|naik|nyari|ganti`,
  ),
)
/** They are what one pays for. */
const KEPT: ReadonlySet<string> = new Set(phraseList('sarapan|ngopi|ngebakso|nambal|ganti|tambal'))
/** More words than the last of them are no lead. */
const LONGEST_LEAD = 12

function namesThing(words: readonly Token[], at: number): boolean {
  const said = saidOf(words)
  return [at, at + 1].some(from => (cueAt(said, from)?.value.weight ?? 0) >= EVIDENCE.thing)
}

/** 'Di puskesmas' among what one did. */
function placeIn(words: readonly Token[]): readonly Token[] {
  const at = words.findIndex(({ word }) => word === 'di')
  if (at < 0) return []
  const end = words.findIndex(
    ({ kind, index }, place) =>
      place > at + 1 && (kind === 'sign' || index !== (words[place - 1]?.index ?? 0) + 1),
  )
  return trimClosers(words.slice(at, end < 0 ? words.length : end))
}

/** Index of the first word that is neither filler nor the speaker nor a time: 'gue abis jemput'. */
function behindSpeaker(words: readonly Token[]): number {
  const at = skipPhrases(FILLERS, words, 0)
  const start = SPEAKERS.has(words[at]?.word ?? '') ? skipPhrases(FILLERS, words, at + 1) : at
  return TIMES.has(words[start]?.word ?? '') && start > at ? start + 1 : start
}
const SPEAKERS: ReadonlySet<string> = new Set(phraseList('gue|gua|gw|aku|saya|kita|kami'))
const TIMES: ReadonlySet<string> = new Set(['abis', 'habis', 'baru', 'barusan', 'lagi'])

/** The thing behind the last verb of getting; as said where no such doing begins the words. */
export function withoutErrand(words: readonly Token[]): readonly Token[] {
  const first = behindSpeaker(words)
  const waits = matchPhrase(WAITING, words, first)
  const doing = waits ?? matchPhrase(ELSEWHERE, words, first)
  if (!doing) return words
  for (let at = Math.min(words.length, LONGEST_LEAD) - 1; at >= doing.end; at--) {
    const verb = matchPhrase(GETTING, words, at)
    if (!verb) continue
    const from = KEPT.has(words[at]?.word ?? '') ? at : verb.end
    if (!namesThing(words, verb.end)) continue
    const thing = words.slice(from)
    const place = waits && !thing.some(({ word }) => word === 'di') ? placeIn(words.slice(doing.end, at)) : []
    return place.length > 0 ? [...trimClosers(thing), ...place] : thing
  }
  const sign = words.findLastIndex(({ kind }) => kind === 'sign')
  if (!waits && sign > first && namesThing(words, sign + 1)) return words.slice(sign + 1)
  return QUEUEING.has(words[first]?.word ?? '') ? placeAlone(words) : words
}
const QUEUEING: ReadonlySet<string> = new Set(['antri', 'ngantri', 'antre', 'ngantre'])

/** 'Antri lama di puskesmas' paid the puskesmas. */
function placeAlone(words: readonly Token[]): readonly Token[] {
  const place = placeIn(words).slice(1)
  return place.length > 0 ? place : words
}
