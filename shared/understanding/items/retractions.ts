/** Clauses without an amount that change an earlier item: 'tapi nggak jadi gue beli', 'itu dibayarin Rio'. */
import { categorize } from '../categories/categorize.ts'
import { hasAmount, wordsOf } from '../clauses/clause-content.ts'
import { isArrivedLater } from '../intent/arrivals.ts'
import { borneThing } from '../intent/borne.ts'
import type { Intent } from '../intent/intent.ts'
import { isLentUntil } from '../intent/lent-until.ts'
import { isMoneyCome } from '../intent/money-come.ts'
import {
  ALL_OF_IT,
  DENIALS,
  FREE,
  NEGATIONS,
  NONE_THAT_DAY,
  NOTHING_SPENT,
  REASONS,
  TAKEN_BACK_BY,
} from '../intent/negation-words.ts'
import { PEOPLE } from '../intent/people-words.ts'
import { isFoundDear } from '../intent/price-mention.ts'
import { isCapitalised } from '../spans/capitals.ts'
import type { Token } from '../utterance/token.ts'
import { contentWords, nameThing } from '../words/content-words.ts'
import { containsPhrase, findPhrase, skipPhrase, withoutPhrases } from '../words/phrase-table.ts'
import { isUnitWord } from '../words/units.ts'
import { plainWord } from '../words/word-forms.ts'
import type { ItemGroup } from './item-group.ts'
import type { Told } from './told.ts'

/** Intents that cancel an earlier item. */
const RETRACTING: ReadonlySet<Intent> = new Set<Intent>(['negated', 'others', 'news'])

function plainWords(words: readonly Token[]): Set<string> {
  return new Set(
    words.filter(({ word }) => word.length > 2 && !isUnitWord(word)).map(({ word }) => plainWord(word)),
  )
}

/** 'Wei Ling' of 'Wei Ling belanja me'. */
function isUnknownName(thing: readonly Token[]): boolean {
  const isName = thing.length > 0 && thing.every(isCapitalised)
  return isName && thing[0]?.index !== 0 && categorize(thing) === null
}

const SAYING: ReadonlySet<string> = new Set(['said', 'says', 'told', 'bilang', 'kata', 'wrote'])

/** 'The girl at the desk said no charge': the thing was said before. */
function isToldFree(said: readonly Token[]): boolean {
  const free = findPhrase(FREE, said)
  return free > 0 && skipPhrase(FREE, said, free) === said.length && said.some(({ word }) => SAYING.has(word))
}

/** The object of the clause, without cue, reason and verb; empty for a pronoun or none. */
function objectOf(said: readonly Token[]): readonly Token[] {
  const by = findPhrase(TAKEN_BACK_BY, said)
  const thing = borneThing(said) ?? (by < 0 ? said : said.slice(0, by))
  if (isUnknownName(thing) || isToldFree(said)) return []
  const cues = [NEGATIONS, FREE, REASONS, PEOPLE]
  const rest = cues.reduce((words, table) => withoutPhrases(table, words), thing)
  return contentWords(rest.filter(({ word }) => !DENIALS.has(word)))
}

function shareWord(words: readonly Token[], others: ReadonlySet<string>): boolean {
  return [...plainWords(words)].some(word => others.has(word))
}

/** 'Selasa nggak beli kopi' behind 'Senin kopi 28', but not 'Selasa nggak jadi'. */
function isOfOtherDay(group: ItemGroup, story: ItemGroup): boolean {
  if (group.day === null || story.day === null || group.day.day === story.day.day) return false
  return !containsPhrase(NEGATIONS, story.said)
}

/** The groups of `before` that `story` cancels: all, the named ones, or else the last. */
function takenBack(before: readonly ItemGroup[], story: ItemGroup): readonly ItemGroup[] {
  if (containsPhrase(ALL_OF_IT, story.said))
    return before.filter(({ sentence }) => sentence === story.sentence)
  const object = objectOf(story.said)
  const named = plainWords(object)
  const last = before.findLast(
    group => !isOfOtherDay(group, story) && (object.length === 0 || shareWord(wordsOf(group), named)),
  )
  return last ? [last] : []
}

/** 'mahal banget' behind a price that was only mentioned. */
function isOpinion(before: ItemGroup | undefined, story: ItemGroup): boolean {
  return before !== undefined && isFoundDear(before.said, story.said)
}

/** Gives the last amount of a group another intent. */
function retell(each: Told[] | undefined, intent: Intent): void {
  const last = each?.pop()
  if (last) each?.push({ ...last, intent })
}

/** What is told of the last amount before, over one clause without an amount: 'needed 60, I handed it over, ...'. */
function pricedBefore(groups: readonly ItemGroup[], told: Told[][], at: number): Told[] | undefined {
  const last = groups[at - 1]
  return last && !hasAmount(last) ? told[at - 2] : told[at - 1]
}

function comesIn(before: ItemGroup | undefined, { said }: ItemGroup): boolean {
  return isMoneyCome(said) || isArrivedLater(before?.said ?? [], said)
}

/** Longest thing that a cancellation names, in words. */
const MAX_CANCELLED = 3

/** 'Wine-nya nggak jadi': what it cancels is named by the clause before. */
function cancelsNamed(before: ItemGroup | undefined, { marker }: ItemGroup): boolean {
  if (marker !== 'cancel' || before === undefined || hasAmount(before) || before.marker === 'but')
    return false
  const thing = contentWords(before.things.flat())
  return thing.length <= MAX_CANCELLED && nameThing(thing)
}

/** The intents after clauses without an amount have cancelled earlier items. */
export function carryBack(groups: readonly ItemGroup[], told: readonly (readonly Told[])[]): Told[][] {
  const result = told.map(each => [...each])
  groups.forEach((story, at) => {
    const intent = told[at]?.[0]?.intent
    if (hasAmount(story)) return
    if (isOpinion(groups[at - 1], story)) retell(result[at - 1], 'news')
    if (isLentUntil(groups[at - 1]?.said ?? [], story.said)) retell(pricedBefore(groups, result, at), 'moved')
    if (told[at - 1]?.at(-1)?.intent === 'unclear' && comesIn(groups[at - 1], story))
      retell(result[at - 1], 'income')
    if (!intent || !RETRACTING.has(intent) || cancelsNamed(groups[at - 1], story)) return
    if (containsPhrase(NOTHING_SPENT, story.said)) return
    if (story.day && containsPhrase(NONE_THAT_DAY, story.said)) return
    for (const group of takenBack(groups.slice(0, at).filter(hasAmount), story)) {
      retell(result[groups.indexOf(group)], intent)
    }
  })
  return result
}
