/**
 * The categories of the items of a sentence: each from the weights of the lexicon and the votes of its single
 * words, and, where its own words have little evidence, from the words around it and the item before.
 */
import { CATEGORIES, type Category } from '../../domain/category.ts'
import type { Token } from '../utterance/token.ts'
import { matchPhrase, phraseList, phraseSet } from '../words/phrase-table.ts'
import { categorize, categoryOfCues, categoryOfPurpose } from './categorize.ts'
import { EVIDENCE } from './lexicon.ts'
import { type Segment, segmentsOf } from './segment.ts'
import { isSurcharge } from './surcharge.ts'
import { stocksTruck } from './trade.ts'
import { heaviest, type Weights, weigh } from './weigh.ts'
import { wordVotes } from './word-votes.ts'

const LABOUR = phraseSet(
  phraseList(
    'labor|labour|for labor|installation|mounting|ongkos pasang|jasa pasang|biaya pasang|ongkosnya|jasanya|ongkos kerja|upah pasang',
  ),
)

/** Whether the words name only the work on the thing named before. */
function isLabour(words: readonly Token[]): boolean {
  const [first, ...others] = words.filter(({ kind, word }) => kind === 'word' && word !== 'the')
  return first !== undefined && matchPhrase(LABOUR, [first, ...others], 0)?.end === others.length + 1
}

/** Weight of the votes of single words beside the cues, in evidence per log odds. */
const VOTE = 0.8
/** The same where the cues are less than a hint: the words are then those of a sentence rather than a name. */
const WEAK_VOTE = 0.6

export interface SaidCategory {
  readonly category: Category
  /** The category of the lexicon's cues alone, to which the doubts refer; null without any. */
  readonly told: Category | null
}

function add(weights: Weights, category: Category, weight: number): void {
  weights.set(category, (weights.get(category) ?? 0) + weight)
}

/** Whether things of two categories have equal weight: 'parkir dan kopi' takes the first. */
function isShared(segments: readonly Segment[], weights: Weights): boolean {
  if (segments.filter(({ share, cues }) => share === 1 && cues.length > 0).length < 2) return false
  const [first = 0, second = 0] = [...weights.values()].sort((a, b) => b - a)
  return first === second
}

const AROUND: ReadonlySet<string> = new Set(
  phraseList('after|before|during|habis|abis|sehabis|sebelum|sesudah|setelah|sepulang'),
)

/** The words before what was going on: the class of 'In-N-Out after swim class' tells of no lesson paid. */
function withoutOccasion(words: readonly Token[]): readonly Token[] {
  const at = words.findIndex(({ word }) => AROUND.has(word))
  return at > 0 ? words.slice(0, at) : words
}

/** The category with the largest sum of cues and votes. It may have no cue. */
function elected(weights: Weights, words: readonly Token[], share: number): Category {
  const votes = wordVotes(words)
  CATEGORIES.forEach((category, at) => {
    add(weights, category, share * (votes[at] ?? 0))
  })
  return heaviest(weights) ?? 'Other'
}

/** Adds the evidence of the words around the item and of the item before. */
function addSurroundings(weights: Weights, before: Category | undefined, around: readonly Token[]): void {
  const named = categorize(around)
  const weight = named ? weigh(segmentsOf(around)).get(named) : undefined
  if (named) add(weights, named, Math.max(EVIDENCE.hint, weight ?? 0))
  if (before) add(weights, before, EVIDENCE.hint)
  if (weights.size === 0) add(weights, 'Other', EVIDENCE.hint)
}

/** The category of one item. `around` returns the words said that name no other item; called where needed. */
function categoryOf(
  words: readonly Token[],
  before: Category | undefined,
  around: () => readonly Token[],
): SaidCategory {
  const purpose = categoryOfPurpose(words)
  if (purpose) return { category: purpose, told: purpose }
  const segments = segmentsOf(words)
  const weights = weigh(segments)
  const told = categoryOfCues(words, weights)
  const isVague = Math.max(0, ...weights.values()) < EVIDENCE.hint
  if (isVague) addSurroundings(weights, before, around())
  const isSettled = !isVague && isShared(segments, weights)
  const category = elected(weights, withoutOccasion(words), isVague ? WEAK_VOTE : isSettled ? 0 : VOTE)
  return { category: stocksTruck(words, category) ? 'Business' : category, told }
}

/**
 * The categories of consecutive items; a tip, a delivery fee or labor takes the category of its item. `around`
 * returns, by the place of an item, the words said that name no other item. Time grows with the number of words.
 */
export function categorizeEach(
  items: readonly (readonly Token[])[],
  around: (at: number) => readonly Token[] = () => [],
): SaidCategory[] {
  const categories: SaidCategory[] = []
  for (const [at, words] of items.entries()) {
    const before = categories.at(-1)
    const goesWithBefore = before !== undefined && (isSurcharge(words) || isLabour(words))
    categories.push(goesWithBefore ? before : categoryOf(words, before?.category, () => around(at)))
  }
  return categories
}
