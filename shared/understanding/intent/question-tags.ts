/** Whether an unmarked sentence asks by its end: 'ke Blok M 20 mau nggak', '75 apa 80 sih', 'dibagi empat berapa'. */
import type { Token } from '../utterance/token.ts'
import { containsPhrase, matchPhrase, phraseList, phraseSet } from '../words/phrase-table.ts'
import { tellsAct } from './acts.ts'
import { isPriceForgotten } from './forgotten-price.ts'
import { tellsAmount } from './without-amounts.ts'

/** Tags as the last words of a sentence, apart from a vocative. */
const TAGS = phraseSet(
  ['mau', 'bisa', 'boleh', 'dapet', 'cukup', 'wajar', 'minat', 'worth']
    .flatMap(verb => ['nggak', 'gak', 'ga', 'ngga', 'enggak', 'tidak', 'kah'].map(no => `${verb} ${no}`))
    .concat(
      phraseList(
        'bukan sih|bukan ya|apa bukan|ya nggak|ya gak|iya nggak|iya gak|right or wrong|is it|was it|isnt it|wasnt it|apa nggak|apa gak|apa belum',
      ),
    ),
)
const VOCATIVES: ReadonlySet<string> = new Set(
  phraseList('bang|bu|pak|mas|mbak|kak|om|tante|mang|bro|sis|gan|ya|sih|cuy|guys|dek|say|neng'),
)
const HOW_MUCH = phraseSet(
  phraseList('berapa|jadinya berapa|jadi berapa|berapaan|how much|how many|equals what|is what'),
)
const RECKONING: ReadonlySet<string> = new Set(
  phraseList(
    'dibagi|bagi|dikali|kali|ditambah|tambah|dikurang|dikurangi|kurang|divided|times|plus|minus|percent|persen|x',
  ),
)
const DONE: ReadonlySet<string> = new Set(phraseList('udah|sudah|udh|dah|already'))
const NOT_YET: ReadonlySet<string> = new Set(phraseList('belum|belom|blm|yet'))
const OR: ReadonlySet<string> = new Set(phraseList('apa|atau|or'))
const ASKING_PARTICLES: ReadonlySet<string> = new Set(phraseList('sih|ya|yah'))

function withoutVocatives(sentence: readonly Token[]): readonly Token[] {
  let end = sentence.length
  while (end > 0 && (sentence[end - 1]?.kind === 'sign' || VOCATIVES.has(sentence[end - 1]?.word ?? '')))
    end--
  return sentence.slice(0, end)
}

/** Longest of the phrases, in words. */
const MAX_TAG = 2

function endsWith(table: typeof TAGS, words: readonly Token[]): boolean {
  for (let at = Math.max(0, words.length - MAX_TAG); at < words.length; at++)
    if (matchPhrase(table, words, at)?.end === words.length) return true
  return false
}

/** 'Pengeluaran bulan ini udah lewat 3 juta belum', but not 'udah bayar listrik 300 ribu, wifi belum'. */
function asksWhetherDone(words: readonly Token[]): boolean {
  const [before, last] = words.slice(-2)
  if (!before || !last || !NOT_YET.has(last.word) || !tellsAmount(before)) return false
  return words.some(({ word }) => DONE.has(word))
}

/** 'Perpanjang SIM sekarang 75 apa 80 sih' */
function asksWhich(sentence: readonly Token[]): boolean {
  if (!ASKING_PARTICLES.has(sentence.at(-1)?.word ?? '')) return false
  const or = sentence.findIndex(
    ({ word }, at) =>
      OR.has(word) && [sentence[at - 1], sentence[at + 1]].every(one => one && tellsAmount(one)),
  )
  const end = sentence.findLastIndex(tellsAmount)
  return or > 0 && end === sentence.length - 2 && !tellsAct(sentence)
}

/** 'Iphone yang baru itu 20 jutaan ya' */
function asksOfPointed(sentence: readonly Token[]): boolean {
  if (!ASKING_PARTICLES.has(sentence.at(-1)?.word ?? '')) return false
  const start = sentence.findIndex(tellsAmount)
  if (start < 2 || sentence[start - 1]?.word !== 'itu') return false
  return sentence.findLastIndex(tellsAmount) === sentence.length - 2 && !tellsAct(sentence)
}

/** `sentence` has its amounts and no signs at the end. */
export function isTagged(sentence: readonly Token[]): boolean {
  if (asksWhich(sentence) || asksOfPointed(sentence)) return true
  const words = withoutVocatives(sentence)
  if (asksWhetherDone(words)) return true
  if (endsWith(TAGS, words) || endsWith(TAGS, sentence))
    return !tellsAct(words) || containsPhrase(HOW_MUCH, words)
  if (!endsWith(HOW_MUCH, words) || isPriceForgotten(words)) return false
  return words.some(({ word }) => RECKONING.has(word))
}
