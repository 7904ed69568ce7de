/** The part of a correction that starts at a word. */
import { numberWord } from '../numbers/number-words.ts'
import { readBreak } from '../spans/delimiters.ts'
import type { Utterance } from '../utterance/utterance.ts'
import { FILLERS } from '../words/filler-words.ts'
import { NAMES } from '../words/names.ts'
import { matchPhrase, skipPhrase } from '../words/phrase-table.ts'
import { FRESH, OWN_PRICE } from './amount-talk-words.ts'
import { CATEGORY_TALK, CATEGORY_WORDS, namesCategory, readCategory } from './category-parts.ts'
import { CUES, isWeakCue } from './cue-words.ts'
import { readDayBefore } from './day-before.ts'
import { DELETING, EXCEPTING, KEEPING, KEEPING_ONLY } from './deleting-words.ts'
import { INTO } from './new-names.ts'
import { readOrdinal } from './ordinals.ts'
import type { FoundPart, Part } from './parts.ts'
import { isCardPaidWith } from './payment-parts.ts'
import { POINTERS } from './pointer-words.ts'
import { praiseEnd } from './praise.ts'
import type { NamedExpenses } from './references.ts'
import { RELATIVE, SURCHARGES } from './relative-words.ts'
import { SMALL_TALK } from './small-talk-words.ts'
import { isPartOfVerb, startsSplitVerb } from './split-verbs.ts'
import { TAKING_BACK } from './taking-back-words.ts'
import { readValue } from './values.ts'

/** The part that starts at `at`, with the index behind it. `before`: the parts read so far. */
export function readPart(
  utterance: Utterance,
  named: NamedExpenses,
  at: number,
  denied: boolean,
  before: readonly Part[],
): FoundPart {
  const { tokens } = utterance
  const token = tokens[at]
  const value = readDayBefore(utterance, at, before) ?? readValue(utterance, at, denied)
  const isCategory = deniesCategory(before) && readCategory(utterance, at, denied, before)
  if (!value && !isCategory && token?.kind === 'word' && isBeingNamed(before))
    return { part: wordsPart(utterance, at, denied), end: at + 1 }
  const reference = named.read(utterance, at)
  if (
    reference &&
    !(value?.part?.kind === 'day' && value.end > reference.end) &&
    !(reference.end === at + 1 && (isCardPaidWith(utterance, at) || isVerb(utterance, at))) &&
    !(namesCategory(before) && readCategory(utterance, at, denied, before))
  ) {
    const { places, isDefinite, end } = reference
    return { part: { kind: 'reference', places, isDefinite, words: utterance.between(at, end), denied }, end }
  }
  const ordinal = readOrdinal(utterance, at, before)
  if (ordinal) return ordinal
  const pointer = matchPhrase(POINTERS, tokens, at)
  // 'dua-duanya' means both, not the number two.
  if (value && value.end >= (pointer?.end ?? at)) return value
  const category = readCategory(utterance, at, denied, before)
  if (category) return category
  const name = skipPhrase(NAMES, tokens, at)
  if (name > at && skipPhrase(DELETING, tokens, at) < name)
    return { part: { ...wordsPart(utterance, at, denied), words: utterance.between(at, name) }, end: name }
  const deleting = skipPhrase(DELETING, tokens, at)
  const cue = matchPhrase(CUES, tokens, at)
  const fresh = skipPhrase(FRESH, tokens, at)
  if (deleting === at && startsSplitVerb(utterance, at)) return { part: { kind: 'delete' }, end: at + 1 }
  if (isPartOfVerb(utterance, at)) return { part: null, end: at + 1 }
  const keepingOnly = skipPhrase(KEEPING_ONLY, tokens, at)
  if (keepingOnly > at) return { part: { kind: 'keepOnly' }, end: keepingOnly }
  const excepting = skipPhrase(EXCEPTING, tokens, at)
  if (excepting > at && excepting > fresh) return { part: { kind: 'except' }, end: excepting }
  const relative = matchPhrase(RELATIVE, tokens, at)
  const keeping = Math.max(skipPhrase(KEEPING, tokens, at), praiseEnd(utterance, at, before))
  const small = Math.max(
    skipPhrase(SMALL_TALK, tokens, at),
    skipPhrase(FILLERS, tokens, at),
    skipPhrase(CATEGORY_WORDS, tokens, at),
    skipPhrase(OWN_PRICE, tokens, at),
  )
  const longest = Math.max(
    pointer?.end ?? 0,
    deleting,
    cue?.end ?? 0,
    fresh,
    relative?.end ?? 0,
    keeping,
    small,
  )
  if (longest > at) {
    if (keeping === longest) return { part: { kind: 'keep' }, end: longest }
    if (deleting === longest) return { part: deletePart(utterance, at, longest), end: longest }
    if (skipPhrase(CATEGORY_WORDS, tokens, at) === longest) return { part: CATEGORY_TALK, end: longest }
    if (cue?.end === longest && !isWeakCue(cue.value))
      return { part: { kind: 'cue', strength: cue.value }, end: longest }
    if (pointer?.end === longest) return { part: { kind: 'pointer', to: pointer.value }, end: longest }
    const isRelative = relative?.end === longest
    if (fresh === longest && !(isRelative && isOfKnown(before)))
      return { part: { kind: 'fresh', adds: isRelative }, end: longest }
    if (isRelative) {
      const isSurcharge = utterance.between(at, longest).some(({ word }) => SURCHARGES.has(word))
      return { part: { kind: 'relative', direction: relative.value, isSurcharge }, end: longest }
    }
    if (cue?.end === longest) return { part: { kind: 'cue', strength: cue.value }, end: longest }
    if (skipPhrase(OWN_PRICE, tokens, at) === longest) return { part: { kind: 'price' }, end: longest }
  }
  const parting = readBreak(utterance, at)
  if (parting) return { part: { kind: 'break' }, end: parting.end }
  if (longest > at) return { part: null, end: longest }
  // A count is no name: 'tiketnya ada dua'.
  const isWord = token?.kind === 'word' && numberWord(token) === null
  return { part: isWord ? wordsPart(utterance, at, denied) : null, end: at + 1 }
}

function deletePart(utterance: Utterance, at: number, end: number): Part {
  const back = matchPhrase(TAKING_BACK, utterance.tokens, at)
  return back?.end === end ? { kind: 'delete', takesBack: back.value } : { kind: 'delete' }
}

function wordsPart(utterance: Utterance, at: number, denied: boolean): Extract<Part, { kind: 'words' }> {
  const isResult = INTO.has(utterance.word(at - 1))
  return { kind: 'words', words: utterance.between(at, at + 1), denied, isResult }
}

const ABOUT_SAVED: ReadonlySet<string> = new Set(['the', 'it', 'that', 'this', 'my', 'its'])

/** The 'change' of 'change the name', where an oil change is saved. */
function isVerb(utterance: Utterance, at: number): boolean {
  const cue = matchPhrase(CUES, utterance.tokens, at)
  return cue?.value === 'naming' || (cue?.value === 'verb' && ABOUT_SAVED.has(utterance.word(at + 1)))
}

/** "isn't healthcare, just call it other" */
function deniesCategory(before: readonly Part[]): boolean {
  return before.some(part => part.kind === 'category' && part.denied)
}

/** 'call it team lunch': what follows is a name, whatever its words mean elsewhere. */
function isBeingNamed(before: readonly Part[]): boolean {
  const last = before.findLast(({ kind }) => kind !== 'words')
  return last?.kind === 'cue' && last.strength === 'naming'
}

/** 'mi ayamnya tambahin 5 ribu': an addition to a known expense, not a new one. */
function isOfKnown(before: readonly Part[]): boolean {
  const last = before.at(-1)
  return last?.kind === 'reference' && last.isDefinite
}
