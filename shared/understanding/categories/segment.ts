/** Splits the words of a description into segments at prepositions. */

import { numberWord } from '../numbers/number-words.ts'
import { type Token, withWord } from '../utterance/token.ts'
import { matchPhrase, type PhraseMatch, phraseList } from '../words/phrase-table.ts'
import { isUnit } from '../words/units.ts'
import { plainToken } from '../words/word-forms.ts'
import { CATEGORY_CUES, type CategoryCue, EVIDENCE } from './lexicon.ts'

/** The words between prepositions: those after 'di' or 'with' are a segment of their own. */
export interface Segment {
  /** The weight of its words, 0..1. */
  share: number
  readonly cues: CategoryCue[]
}

/** Weights: the place of purchase counts less than the thing, a companion or recipient something between. */
const PLACE = 0.25
const COMPANY = 0.5
/** Weight of a measure: 'a bag of rice' is rice. */
const MEASURE = 0.5

const LINKS: ReadonlyMap<string, number> = new Map([
  ...phraseList(`di|ke|dari|depan|deket|dekat|samping|belakang|lewat|habis|abis|sebelum|pas|waktu|at|to|from|in|on|near|via
    by|after|before|during|outside|behind|across from`).map((word): [string, number] => [word, PLACE]),
  ...phraseList(`sama|ama|bareng|bersama|dengan|buat|untuk|utk|bwt|bt|punya|pakai|pake|with|for`).map(
    (word): [string, number] => [word, COMPANY],
  ),
])
const ANDS: ReadonlySet<string> = new Set(phraseList('dan|terus|trus|tambah|atau|and|plus|or|n'))

/** Sundanese '-na' and Javanese '-e', '-ne' for '-nya': 'parkirna', 'bensine', 'bukune'. */
const REGIONAL_ENDINGS = ['na', 'e', 'ne']
/** In letters. A shorter stem is more likely a different word. */
const MIN_STEM = 4

/** The cue that starts at `at`; a word that is no cue is tried without its regional ending. */
function cueAt(plain: readonly Token[], at: number): PhraseMatch<CategoryCue> | null {
  const found = matchPhrase(CATEGORY_CUES, plain, at)
  const token = plain[at]
  if (found || !token) return found
  for (const ending of REGIONAL_ENDINGS) {
    const stem = token.word.slice(0, -ending.length)
    if (!token.word.endsWith(ending) || stem.length < MIN_STEM) continue
    const cue = matchPhrase(CATEGORY_CUES, [withWord(token, stem)], 0)?.value
    if (cue && cue.weight >= EVIDENCE.thing) return { value: cue, end: at + 1 }
  }
  return null
}

/** The purpose of a vessel, not a thing bought: 'botol minum', 'kotak makan'. */
const VESSEL_USES: ReadonlySet<string> = new Set(['minum', 'makan', 'bekal', 'saji', 'ukur'])

/** The serving of a dish, when behind it: 'samosa plate'. */
const SERVINGS: ReadonlySet<string> = new Set(['plate', 'platter', 'bowl', 'combo'])

function isNumber(token: Token | undefined): boolean {
  return token?.kind === 'number' || numberWord(token) !== null
}

/** Whether a counted word only measures the thing behind it: the glasses of 'dua gelas kopi susu'. */
function isMeasure(words: readonly Token[], plain: readonly Token[], at: number): boolean {
  const before = words[at - 1]
  if (!before || !isUnit(words[at])) return false
  // 'Ten kilo bag'
  if (isUnit(before) && isNumber(words[at - 2])) return true
  if (!isNumber(before)) return false
  const cue = matchPhrase(CATEGORY_CUES, plain, at)
  if (!cue || cue.value.weight <= EVIDENCE.faint) return false
  // A portion of anything is food.
  if (cue.end === at + 1) return cue.value.category !== 'Food & Dining'
  const held = VESSEL_USES.has(plain[at + 1]?.word ?? '')
    ? null
    : matchPhrase(CATEGORY_CUES, plain, at + 1)?.value
  return held?.category === 'Food & Dining' && held.weight >= EVIDENCE.loose
}

/** Cache: category and evidence are computed from the same words. */
const known = new WeakMap<readonly Token[], readonly Segment[]>()

/** In the order said. Time grows with the number of tokens. */
export function segmentsOf(words: readonly Token[]): readonly Segment[] {
  const found = known.get(words) ?? readSegments(words)
  known.set(words, found)
  return found
}

function readSegments(words: readonly Token[]): Segment[] {
  const plain = words.map(plainToken)
  let current: Segment = { share: 1, cues: [] }
  const segments = [current]
  const begin = (share: number) => {
    current = { share, cues: [] }
    segments.push(current)
  }
  let at = 0
  while (at < words.length) {
    const word = words[at]?.word ?? ''
    const share = LINKS.get(word)
    const isServing = SERVINGS.has(plain[at]?.word ?? '') && current.cues.at(-1)?.category === 'Food & Dining'
    const cue = isServing || isMeasure(words, plain, at) ? null : cueAt(plain, at)
    if (cue) {
      if (share !== undefined) begin(1)
      current.cues.push(cue.value)
    } else if (share !== undefined) {
      begin(share)
    } else if (word === 'of') {
      current.share *= MEASURE
      begin(1)
    } else if (ANDS.has(word) || words[at]?.kind === 'sign') {
      begin(1)
    }
    at = cue?.end ?? at + 1
  }
  return segments
}
