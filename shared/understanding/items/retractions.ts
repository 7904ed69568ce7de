/** Clauses without an amount that change an earlier item: 'tapi nggak jadi gue beli', 'itu dibayarin Rio'. */
import { hasAmount, wordsOf } from '../clauses/clause-content.ts'
import { borneThing } from '../intent/borne.ts'
import type { Intent } from '../intent/intent.ts'
import { isLentUntil } from '../intent/lent-until.ts'
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
import type { Token } from '../utterance/token.ts'
import { contentWords } from '../words/content-words.ts'
import { containsPhrase, findPhrase, withoutPhrases } from '../words/phrase-table.ts'
import { isUnitWord } from '../words/units.ts'
import { plainWord } from '../words/word-forms.ts'
import type { Told } from './group-intents.ts'
import type { ItemGroup } from './item-group.ts'

/** Intents that cancel an earlier item. */
const RETRACTING: ReadonlySet<Intent> = new Set<Intent>(['negated', 'others', 'news'])

function plainWords(words: readonly Token[]): Set<string> {
  return new Set(
    words.filter(({ word }) => word.length > 2 && !isUnitWord(word)).map(({ word }) => plainWord(word)),
  )
}

/** The object of the clause, without cue, reason and verb; empty for a pronoun or none. */
function objectOf(said: readonly Token[]): readonly Token[] {
  const by = findPhrase(TAKEN_BACK_BY, said)
  const thing = borneThing(said) ?? (by < 0 ? said : said.slice(0, by))
  const cues = [NEGATIONS, FREE, REASONS, PEOPLE]
  const rest = cues.reduce((words, table) => withoutPhrases(table, words), thing)
  return contentWords(rest.filter(({ word }) => !DENIALS.has(word)))
}

function shareWord(words: readonly Token[], others: ReadonlySet<string>): boolean {
  return [...plainWords(words)].some(word => others.has(word))
}

/** The groups of `before` that `story` cancels: all, the named ones, or else the last. */
function takenBack(before: readonly ItemGroup[], story: ItemGroup): readonly ItemGroup[] {
  if (containsPhrase(ALL_OF_IT, story.said))
    return before.filter(({ sentence }) => sentence === story.sentence)
  const object = objectOf(story.said)
  const named = plainWords(object)
  const last = before.findLast(group => object.length === 0 || shareWord(wordsOf(group), named))
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

/** The intents after clauses without an amount have cancelled earlier items. */
export function carryBack(groups: readonly ItemGroup[], told: readonly (readonly Told[])[]): Told[][] {
  const result = told.map(each => [...each])
  groups.forEach((story, at) => {
    const intent = told[at]?.[0]?.intent
    if (hasAmount(story)) return
    if (isOpinion(groups[at - 1], story)) retell(result[at - 1], 'news')
    if (isLentUntil(groups[at - 1]?.said ?? [], story.said)) retell(result[at - 1], 'moved')
    if (!intent || !RETRACTING.has(intent)) return
    if (containsPhrase(NOTHING_SPENT, story.said)) return
    if (story.day && containsPhrase(NONE_THAT_DAY, story.said)) return
    for (const group of takenBack(groups.slice(0, at).filter(hasAmount), story)) {
      retell(result[groups.indexOf(group)], intent)
    }
  })
  return result
}
