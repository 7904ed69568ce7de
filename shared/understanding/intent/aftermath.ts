/** What became of a price, by the words behind it: 'tas 400 ribu, ya ditaruh lagi', 'TV 4 juta, nunggu gajian dulu'. */
import { categorize } from '../categories/categorize.ts'
import type { Token } from '../utterance/token.ts'
import { contentWords } from '../words/content-words.ts'
import { FILLERS } from '../words/filler-words.ts'
import {
  containsPhrase,
  findPhrase,
  matchPhrase,
  phraseList,
  phraseSet,
  skipPhrase,
  skipPhrases,
  unionOf,
  withoutPhrases,
} from '../words/phrase-table.ts'
import { plainWord } from '../words/word-forms.ts'
import { tellsAct } from './acts.ts'
import {
  CLOSED,
  DISMISSING,
  DISMISSING_LAST,
  EMPTY_HANDED,
  LEFT_THERE,
  NOT_CHARGED,
  NOT_TAKEN,
  PAGES,
  SOLD_OUT,
} from './aftermath-words.ts'
import { PUT_OFF, REMAINDER, REMINDING, STILL_DUE } from './put-off-words.ts'

/** `firm`: holds of what is told as ordered or paid, too. */
export interface Aftermath {
  readonly intent: 'negated' | 'plan'
  readonly firm: boolean
}

const UNDONE: Aftermath = { intent: 'negated', firm: true }
const LEFT: Aftermath = { intent: 'negated', firm: false }
const LATER: Aftermath = { intent: 'plan', firm: false }

/** 'Sent my sister two hundred, that's a loan' */
const LENT = phraseSet(
  phraseList(
    'thats a loan|its a loan|its just a loan|just a loan|as a loan|itu pinjaman|cuma minjemin|cuma pinjam',
  ),
)

/** Longest word in '-nya' that names nothing, in letters: 'hanya', 'punya'. */
const MAX_PRONOUN = 5

/** 'Terus aplikasinya gue tutup', 'then I just closed the tab'. */
function isPageClosed(words: readonly Token[], priced: readonly Token[]): boolean {
  if (!words.some(({ word }) => CLOSED.has(word))) return false
  return [...words, ...priced].some(({ word }) => PAGES.has(word))
}

/** Whether nothing but fillers follows the phrase. */
function endsIn(table: typeof REMINDING, words: readonly Token[]): boolean {
  const at = findPhrase(table, words)
  const cue = at < 0 ? null : matchPhrase(table, words, at)
  return cue !== null && skipPhrases(FILLERS, words, cue.end) >= words.length
}

/** 'Nunggu gajian dulu', but not 'jahitnya nanti aja', which puts off something else. */
function isPutOff(words: readonly Token[]): boolean {
  const at = findPhrase(PUT_OFF, words)
  if (words[skipPhrase(PUT_OFF, words, at)]?.word === 'masih') return false
  return at >= 0 && !words.slice(0, at).some(({ word }) => word.length > MAX_PRONOUN && word.endsWith('nya'))
}

function isDismissed(words: readonly Token[]): boolean {
  if (endsIn(DISMISSING_LAST, words)) return true
  const cue =
    matchPhrase(DISMISSING, words, 0) ?? matchPhrase(DISMISSING, words, skipPhrases(FILLERS, words, 0))
  return cue !== null && skipPhrases(FILLERS, words, cue.end) >= words.length
}

const CUES = unionOf([
  EMPTY_HANDED,
  LEFT_THERE,
  NOT_TAKEN,
  NOT_CHARGED,
  SOLD_OUT,
  PUT_OFF,
  STILL_DUE,
  REMINDING,
])

function withoutCues(words: readonly Token[]): readonly Token[] {
  return withoutPhrases(CUES, words)
}

/** Whether an act of taking or paying is told besides: 'stoknya habis' tells none. */
export function tellsActBesides(words: readonly Token[]): boolean {
  return tellsAct(withoutCues(words))
}

/** Whether the words speak of another thing than the one priced in `priced`: 'rotinya kehabisan'. */
function isOfAnother(rest: readonly Token[], priced: readonly Token[]): boolean {
  if (rest.length === 0 || categorize(rest) === null) return false
  const named = new Set(priced.map(({ word }) => plainWord(word)))
  return !contentWords(rest).some(({ word }) => named.has(plainWord(word)))
}

/** Before a charge that was taken back beside a purchase: 'oil change 40 with the shop fee waived'. */
const BESIDES: ReadonlySet<string> = new Set(['with', 'plus'])

/**
 * `words` are of one clause, or the end of one, behind a price; `priced` are the words the price is told by. Null where
 * they say nothing of that kind.
 */
export function aftermathOf(words: readonly Token[], priced: readonly Token[]): Aftermath | null {
  if (containsPhrase(LENT, words)) return UNDONE
  const rest = withoutCues(words)
  if (rest.length === words.length) {
    if (words[0]?.word === 'gagal') return UNDONE
    const isLeft = (isPageClosed(words, priced) || isDismissed(words)) && !tellsAct(words)
    return isLeft ? LEFT : null
  }
  if (containsPhrase(EMPTY_HANDED, words) && !tellsAct(rest)) return LEFT
  if (isOfAnother(rest, priced)) return null
  if (containsPhrase(NOT_CHARGED, words)) return BESIDES.has(words[0]?.word ?? '') ? null : UNDONE
  if (tellsAct(rest)) return null
  if ([LEFT_THERE, NOT_TAKEN, SOLD_OUT].some(table => containsPhrase(table, words))) return LEFT
  if (words.some(({ word }) => REMAINDER.has(word))) return null
  const isLater = isPutOff(words) || containsPhrase(STILL_DUE, words)
  return isLater || endsIn(REMINDING, words) ? LATER : null
}

/** Whether a clause with a price says itself that it was not asked for: 'they waived the 25 dollar late fee'. */
export function isNotCharged(said: readonly Token[]): boolean {
  const at = findPhrase(NOT_CHARGED, said)
  return at >= 0 && !said.slice(0, at).some(({ word }) => BESIDES.has(word)) && !tellsActBesides(said)
}
