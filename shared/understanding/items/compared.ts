/** Prices of one thing at several places, none of which was paid: 'gas is 3.89 at Shell, 3.75 at Costco'. */
import type { Category } from '../../domain/category.ts'
import { categorize } from '../categories/categorize.ts'
import { tellsAct } from '../intent/acts.ts'
import { SPEAKERS } from '../intent/people-words.ts'
import { SPENDING } from '../intent/spending-words.ts'
import { withoutAmounts } from '../intent/without-amounts.ts'
import { beginsWithCapital } from '../spans/capitals.ts'
import type { Token } from '../utterance/token.ts'
import { FILLERS } from '../words/filler-words.ts'
import { containsPhrase, phraseList, phraseSet, withoutPhrases } from '../words/phrase-table.ts'
import type { ItemGroup } from './item-group.ts'
import type { Told } from './told.ts'

const AT: ReadonlySet<string> = new Set(phraseList('di|at|ndek|nang'))
/** The same before a name alone: 'in Target', but not 'in lumber'. */
const NAMED_AT: ReadonlySet<string> = new Set(['in', 'on'])
/** Words that a comparison may have before the next place. */
const OPENINGS = phraseSet(
  phraseList(
    'kalau|kalo|yang|and|is|its|are|they|theyre|it|or|versus|vs|sedangkan|sementara|only|cuma|about|around',
  ),
)
const STANDING: ReadonlySet<string> = new Set(phraseList('is|are|its|theyre|costs|cost|goes|runs|sells'))
const DIFFERENCE = phraseSet(
  phraseList(
    'beda|bedanya|beda tipis|tipis|selisih|selisihnya|sama aja|lebih murah|lebih mahal|murahan|cheaper|pricier|difference|same price|who knew|go figure|what a difference',
  ),
)
/** Things paid for at each place in turn. */
const PAID_EACH: ReadonlySet<Category | null> = new Set<Category | null>(['Transportation', 'Travel', null])
/** Longest place, in words. */
const MAX_PLACE = 4

/** Whether nothing but a place is named: 'di pasar', 'kalau di Alfamart'. */
function namesOnlyPlace(words: readonly Token[]): boolean {
  const left = withoutPhrases(OPENINGS, withoutPhrases(FILLERS, withoutAmounts(words)))
  const [first, place] = left
  if (!first || !place || left.length > MAX_PLACE) return false
  return AT.has(first.word) || (NAMED_AT.has(first.word) && beginsWithCapital(place))
}

/** 'Is', or 'milk's'. */
function stands(token: Token): boolean {
  return STANDING.has(token.word) || (/['’]s$/.test(token.text) && !beginsWithCapital(token))
}

/** What stands before the first place: 'same rice cooker' of 'same rice cooker is 54 on Amazon'; null without a place. */
function thingBefore(words: readonly Token[]): readonly Token[] | null {
  const place = words.findIndex(({ word }) => AT.has(word) || NAMED_AT.has(word))
  return place < 0 || place === words.length - 1 ? null : withoutPhrases(FILLERS, words.slice(0, place))
}

/** Whether the prices are of one thing at several places; `around` are the words of their sentence. */
function isCompared([first, ...others]: readonly Told[], around: readonly Token[]): boolean {
  if (!first || others.length === 0 || !others.every(({ said }) => namesOnlyPlace(said))) return false
  const thing = thingBefore(withoutAmounts(first.said))
  if (!thing || around.some(({ word }) => SPEAKERS.has(word))) return false
  if (tellsAct(around) || containsPhrase(SPENDING, around)) return false
  if (containsPhrase(DIFFERENCE, around)) return true
  return thing.length > 0 && (around.some(stands) || !PAID_EACH.has(categorize(thing)))
}

/** The intents, after the prices of a comparison are news. */
export function withoutCompared(groups: readonly ItemGroup[], told: readonly (readonly Told[])[]): Told[][] {
  const result = told.map(each => [...each])
  if (told.flat().length < 2) return result
  const sentences = new Set(groups.map(({ sentence }) => sentence))
  for (const sentence of sentences) {
    const own = groups.flatMap((group, at) => (group.sentence === sentence ? [at] : []))
    const prices = own.flatMap(at => (told[at] ?? []).filter(({ amount }) => amount !== null))
    const around = own.flatMap(at => groups[at]?.said ?? [])
    if (!isCompared(prices, around)) continue
    for (const at of own) {
      result[at] = (result[at] ?? []).map(one => (one.amount ? { ...one, intent: 'news' } : one))
    }
  }
  return result
}
