/** Whether words tell only how much of a thing, where, or what of it: 'one full kilo, from that aunty in building C'. */
import { EVIDENCE } from '../categories/lexicon.ts'
import { isPlaceName } from '../descriptions/bare-place.ts'
import { cueAt, saidOf } from '../descriptions/lead.ts'
import { PLACE_HEADS, PLACE_LINKS } from '../descriptions/place-words.ts'
import { numberWord } from '../numbers/number-words.ts'
import type { Token } from '../utterance/token.ts'
import { contentWords } from '../words/content-words.ts'
import { matchPhrase, phraseList, phraseSet } from '../words/phrase-table.ts'
import { isUnit } from '../words/units.ts'

const MEASURES: ReadonlySet<string> = new Set(
  phraseList(`full|whole|half|a|an|of|dozen|lot|big|small|large|piece|pieces|tubes|tube|order|ones|the
  isi|setengah|lusin|kodi|seperempat|nya|utuh|gede|kecil|besar`),
)
/** 'Sebungkus', 'sekilo', 'sebotolnya'. */
const ONE_OF =
  /^se(?:bungkus|botol|kilo|kotak|porsi|mangkok|gelas|pack|pak|dus|liter|ikat|iket|karung|buah|biji|ekor|lembar|potong|piring|cup|loyang|toples|kantong|ons)(?:nya)?$/u
/** They open what is told of a thing that was named before. */
const REMARKS = phraseSet(
  phraseList(
    `yang|sudah termasuk|udah termasuk|termasuk|warna|ukuran|size|belinya|pesannya|pesennya|mesennya|dapatnya|dapetnya|ketemunya|nemunya|ambilnya|finally took it|finally got it|took it|got it|kind of|the kind|the ones|the one|ones|which|by|via|through|color|door to door|online|ordered online|udah gue kasih uangnya|udah aku kasih uangnya|udah saya kasih uangnya|sudah saya kasih uangnya|udah gue kasih duitnya|udah dikasih uangnya|uangnya udah|uangnya sudah|duitnya udah|duitnya sudah`,
  ),
)
const OPENERS: ReadonlySet<string> = new Set(
  phraseList('out|over|up|down|right|just|just outside|by|via|through|off|inside|near|dari'),
)
const LONGEST_PLACE = 4
/** Last words of the name of a place. */
const PLACE_ENDS: ReadonlySet<string> = new Set(
  phraseList(
    'sale|market|store|shop|mall|auction|fair|meet|stall|outlet|pharmacy|bakery|bookstore|library|marketplace',
  ),
)

/** Whether a word is part of a count or a measure. */
export function counts(token: Token): boolean {
  if (token.kind !== 'word' || numberWord(token) !== null || isUnit(token)) return true
  return MEASURES.has(token.word) || ONE_OF.test(token.word)
}

/** Whether the words name a place and no thing: 'from that aunty in building C', 'Filmtools over in Burbank'. */
export function namesPlace(words: readonly Token[]): boolean {
  const first = words[0]
  if (!first) return false
  const said = saidOf(words)
  const isThing = words.some((_, at) => {
    const cue = cueAt(said, at)?.value
    return (cue?.weight ?? 0) >= EVIDENCE.thing
  })
  if (PLACE_LINKS.has(first.word) || OPENERS.has(first.word)) return true
  if (isPlaceName(contentWords(words))) return true
  if (words.length <= LONGEST_PLACE && PLACE_ENDS.has(words.at(-1)?.word ?? '')) return true
  return !isThing && PLACE_HEADS.has(first.word)
}

/** The parts of words between signs, without these. */
export function partsBetweenSigns(words: readonly Token[]): readonly (readonly Token[])[] {
  const parts: Token[][] = [[]]
  for (const word of words) {
    if (word.kind === 'sign' && word.text !== '&') parts.push([])
    else parts.at(-1)?.push(word)
  }
  return parts.filter(part => part.length > 0)
}

/** Whether each part of the words is such a circumstance of a thing named before. */
export function tellsCircumstances(words: readonly Token[]): boolean {
  const parts = partsBetweenSigns(words)
  return (
    parts.length > 0 &&
    parts.every(part => {
      const named = contentWords(part)
      if (part[0]?.word === 'the' && part[2]?.word === 'kind') return true
      if (matchPhrase(REMARKS, part, 0) !== null || named.every(counts)) return true
      return namesPlace(part) || namesPlace(named)
    })
  )
}
