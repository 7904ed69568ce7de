/** Delimiters of a transcript: punctuation and conjunctions. */

import { numberWord } from '../numbers/number-words.ts'
import type { BreakKind } from '../utterance/span.ts'
import type { Utterance } from '../utterance/utterance.ts'
import { matchPhrase, type PhraseMatch, phraseList, phraseSet, phraseTable } from '../words/phrase-table.ts'
import { beginsWithCapital } from './capitals.ts'

function breaks(kind: BreakKind, phrases: string): [string, BreakKind][] {
  return phraseList(phrases).map((phrase): [string, BreakKind] => [phrase, kind])
}

const BREAKS = phraseTable<BreakKind>([
  ['\n', 'stop'],
  ...breaks('stop', '.|!|?|;'),
  ...breaks('comma', ',|:'),
  ...breaks(
    'and',
    'dan|jeung|karo|kalih|ambek|sama|and|plus|&|+|serta|ama|dan juga|sama juga|and also|as well as|ditambah|juga sama|along with',
  ),
  ...breaks(
    'but',
    'ya udah|yaudah|ya sudah|ya wis|tapi|tetapi|but|ternyata|eh malah|malah|eh ternyata|eh taunya|taunya|tau tau',
  ),
  ...breaks('why', 'padahal|soalnya|karena|gara gara|biar|supaya|because|even though|although|so that|cuz'),
  ...breaks(
    'next',
    `langsung bayar|langsung beli|langsung belanja|langsung buat|langsung dipakai|langsung transfer|langsung isi|langsung habis`,
  ),
  ...breaks(
    'next',
    `lanjut|dilanjut|terus lanjut|lanjut lagi|abistu|trs|teras|tuluy|njur|njuk|bar kuwi|bar iku|afterwards|later on|oh and|and oh|oh also|eh iya|oh lupa|eh lupa|eh ada lagi|sekalian beli|sekalian
    terus|trus|teros|lalu|kemudian|habis itu|abis itu|setelah itu|sesudah itu|terus juga|terus sama|lalu juga|selain itu
    then|and then|after that|dan kemudian|dan lalu|dan terus|oh iya|oh ya|di luar itu|diluar itu|di samping itu|besides that|apart from that|in addition|selanjutnya|habis gitu|abis gitu|and after that`,
  ),
])

/** Phrases that look like breaks and are none. */
const NO_BREAKS = phraseSet(
  phraseList(
    'sama rata|sama besar|sama sekali|sama sama|sama aja|sama saja|sama dengan|sama kayak|sama seperti|terus terusan|lalu lintas|and some change|and change ,|and change .|and change on|and change for|and change at|and all that|and all of that|and stuff|and everything|and such|and whatnot|and what not|and things like that|and so on|and change so|and change call|and change but|and some cents|and the fees and|and fees and|and the tip it|and tip it|and the fees it|and fees it|and tax it|and the tax it|and tax and',
  ),
)

/** 'dibayarin sama kantor': introduces an agent, no break. */
const AGENTS = new Set(['sama', 'ama'])
const PASSIVES = new Set(
  phraseList(`dibayarin|dibayari|dibayar|ditraktir|dibeliin|dikasih|dikasi|dijajanin|ditanggung|dipinjemin|dipinjem|dipinjam
  dibalikin|dikembalikan|ditransfer|dikirimin|dikirim|disangoni|diganti|ditalangin|dikirimi|diongkosin`),
)

/** Words behind an amount, from a wish to the purchase: 'ayam 40 ribu kemahalan akhirnya pindang'. */
const TURNS = phraseSet(['akhirnya', 'in the end', 'finally'])

/** Behind a part that is paid, what is paid another time: 'DP kue 100 ribu sisanya minggu depan'. */
const REMAINDERS = phraseSet(
  phraseList(
    'sisanya|yang sisanya|dan sisanya|terus sisanya|nanti sisanya|the rest|and the rest|and pay the rest|and i pay the rest|with the rest|rest is|the balance is|and the balance is',
  ),
)
const LATER: ReadonlySet<string> = new Set(
  phraseList('nanti|ntar|entar|besok|depan|lusa|pas|kalau|kalo|next|tomorrow|later|when|due|on'),
)
/** In words. */
const REACH_OF_LATER = 6

/** Index behind the remainder that begins at `at` and is paid later; null for any other. */
function remainderEnd(utterance: Utterance, at: number): number | null {
  const end = matchPhrase(REMAINDERS, utterance.tokens, at)?.end
  if (end === undefined || !isBehindNumber(utterance, at)) return null
  const behind = utterance.tokens.slice(end)
  if (behind.some(token => token.kind === 'number' || numberWord(token) !== null)) return null
  return behind.slice(0, REACH_OF_LATER).some(({ word }) => LATER.has(word)) ? end : null
}

function isBehindNumber({ tokens }: Utterance, at: number): boolean {
  return tokens.slice(0, at).some(token => token.kind === 'number' || numberWord(token) !== null)
}

/** Whether '&' stands within a name: 'Barnes & Noble', 'H & M'. In 'Kopi & roti' it does not. */
function isWithinName({ tokens }: Utterance, at: number): boolean {
  if (tokens[at]?.text !== '&') return false
  return [tokens[at - 1], tokens[at + 1]].every(beginsWithCapital)
}

const TAXES = new Set(phraseList('tax|taxes|pajak|ppn|pb1|gst|vat|service|servis|tip|tips'))

/** 'Sebelum tax and service': both belong to one price. */
function isWithinTaxes(utterance: Utterance, at: number): boolean {
  const word = utterance.word(at)
  if (word === ',' || !TAXES.has(utterance.word(at - 1))) return false
  return (
    TAXES.has(utterance.word(at + 1)) &&
    numberWord(utterance.token(at + 2)) === null &&
    utterance.token(at + 2)?.kind !== 'number'
  )
}

/** The break that starts at `at`, or null. */
export function readBreak(utterance: Utterance, at: number): PhraseMatch<BreakKind> | null {
  const turn = matchPhrase(TURNS, utterance.tokens, at)
  if (turn && isBehindNumber(utterance, at)) return { value: 'but', end: turn.end }
  const remainder = remainderEnd(utterance, at)
  if (remainder !== null) return { value: 'but', end: remainder }
  if (isWithinName(utterance, at)) return null
  if (AGENTS.has(utterance.word(at)) && PASSIVES.has(utterance.word(at - 1))) return null
  if (isWithinTaxes(utterance, at)) return null
  return matchPhrase(NO_BREAKS, utterance.tokens, at) ? null : matchPhrase(BREAKS, utterance.tokens, at)
}
