/** Leaves out what is remarked behind a price: 'seblak 15 ribu, lada pisan', 'plywood, 264 dollars, wrote a check'. */
import { EVIDENCE } from '../categories/lexicon.ts'
import { numberWord } from '../numbers/number-words.ts'
import { isCapitalised } from '../spans/capitals.ts'
import type { SpokenAmount } from '../utterance/span.ts'
import type { Token } from '../utterance/token.ts'
import { contentWords, nameThing } from '../words/content-words.ts'
import { FILLERS, VERBS } from '../words/filler-words.ts'
import { isLink } from '../words/link-words.ts'
import { phraseList, skipPhrases } from '../words/phrase-table.ts'
import { isUnit } from '../words/units.ts'
import { cueAt, saidOf } from './lead.ts'
import { PLACE_HEADS, PLACE_LINKS } from './place-words.ts'

/** They go on with the thing itself, or with who was there. */
const GOING_ON: ReadonlySet<string> = new Set(
  phraseList(
    'yang|sama|ama|dan|jo|samo|karo|bareng|dengan|plus|and|with|toward|towards|home|pulang|pergi|perginya|return|one way|quarterly|yearly|monthly|weekly|annual|bulanan|tahunan|mingguan|harian|isi|ukuran|warna|rasa',
  ),
)
/** How much of it, or of how many: 'sebungkus besar', 'berdua'. */
const MEASURES =
  /^(?:ber(?:dua|tiga|empat|lima|enam)|se(?:bungkus|botol|kilo|kotak|porsi|mangkok|gelas|pack|pak|dus|liter|ikat|karung|biji|ekor|potong|piring|cup|lusin|keluarga|bulan|tahun|minggu))$/u
/** In words: the thing may begin behind an adjective of its own. */
const REACH = 3

function tells(part: readonly Token[]): boolean {
  const at = skipPhrases(VERBS, part, skipPhrases(FILLERS, part, 0))
  const first = part[at]
  if (!first) return true
  if (isLink(first) || GOING_ON.has(first.word) || PLACE_LINKS.has(first.word)) return true
  if (first.kind === 'number' || numberWord(first) !== null || isUnit(first) || isCapitalised(first))
    return true
  if (MEASURES.test(first.word) || PLACE_HEADS.has(first.word) || /['’]s$/u.test(first.text)) return true
  const said = saidOf(part)
  if ((cueAt(said, at)?.value.weight ?? 0) >= EVIDENCE.hint) return true
  return part
    .slice(at, at + REACH)
    .some((_, offset) => (cueAt(said, at + offset)?.value.weight ?? 0) >= EVIDENCE.thing)
}

/** The place that a remark goes on to, or nothing. */
function placeIn(part: readonly Token[]): readonly Token[] {
  const at = part.findIndex(({ word }) => word === 'di' || word === 'at')
  return at < 0 ? [] : part.slice(at)
}

/** Whether words name something of which more may be told. */
function isNamed(words: readonly Token[]): boolean {
  const said = saidOf(words)
  const named = contentWords(words)
  return (
    named.length > 1 ||
    (named.length > 0 && words.some((_, at) => (cueAt(said, at)?.value.weight ?? 0) >= EVIDENCE.hint))
  )
}

/** The words without those behind the price that neither name a thing nor tell where, for whom or how much of it. */
export function withoutRemarksBehind(words: readonly Token[], amount: SpokenAmount): readonly Token[] {
  const from = words.findIndex(({ index }) => index >= amount.end)
  if (from < 1) return words
  const before = words.slice(0, from)
  const behind = words.slice(from)
  if (behind.every(({ kind }) => kind === 'sign') || !nameThing(before) || !isNamed(before)) return words
  const starts = behind.flatMap((word, at) =>
    at === 0 || (word.kind === 'sign' && word.text !== '&') ? [at] : [],
  )
  // 'A five dollar fee', 'the thirty dollar tip'.
  if (behind[0]?.index === amount.end && cueAt(saidOf(behind), 0)) return words
  const kept = starts.flatMap((start, at) => {
    const part = behind.slice(start, starts[at + 1])
    const said = part[0]?.kind === 'sign' ? part.slice(1) : part
    return tells(said) ? part : placeIn(said)
  })
  return kept.length === behind.length ? words : [...before, ...kept]
}
