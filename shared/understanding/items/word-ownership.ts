/** Which amount the words between two amounts belong to. */
import type { Part } from '../clauses/clause.ts'
import { beginsWithCapital } from '../spans/capitals.ts'
import type { SpokenAmount } from '../utterance/span.ts'
import type { Token } from '../utterance/token.ts'
import { contentWords, nameThing } from '../words/content-words.ts'
import { isLink } from '../words/link-words.ts'
import { goesOn, isLinked } from './continuation.ts'
import { isResultWord, roleOf } from './price-role.ts'

/** Words behind the last amount that still belong to the description, at most. */
const MAX_TRAILING = 3
/** Words behind an amount that may determine its role, where none stands between it and the next amount. */
export const REACH_BEHIND = 3

export interface Gaps {
  readonly amounts: readonly SpokenAmount[]
  /** The words around the amounts; there is one gap more than amounts. */
  readonly gaps: readonly (readonly Token[])[]
}

/** Splits the parts; a gap without words is empty. */
export function gapsOf(parts: readonly Part[]): Gaps {
  const amounts: SpokenAmount[] = []
  const gaps: Token[][] = [[]]
  for (const part of parts) {
    if (part.kind === 'words') gaps.at(-1)?.push(...part.words)
    else {
      amounts.push(part.amount)
      gaps.push([])
    }
  }
  return { amounts, gaps }
}

/** Adds words behind the amount to those before it, whose dangling end ('two shirts FOR') is dropped. */
function extend(owned: Token[], more: readonly Token[]): void {
  if (more.length === 0) return
  const last = contentWords(owned).at(-1)
  if (last) owned.splice(owned.indexOf(last) + 1)
  owned.push(...more)
}

const ARTICLES = new Set(['the', 'a', 'an', 'some'])

type Halves = readonly [own: readonly Token[], rest: readonly Token[]]

/**
 * Splits before the article of a second thing: 'the laksa set | the chendol'; the second half is empty
 * without one.
 */
function splitAtArticle(words: readonly Token[]): Halves {
  const [content] = contentWords(words)
  const first = content ? words.indexOf(content) : words.length
  const article = words.findIndex(({ word }, at) => at > first && ARTICLES.has(word))
  return article < 0 ? [words, []] : [words.slice(0, article), words.slice(article)]
}

/**
 * Where the second thing begins in 'di starbucks parkir', 'di Kopi Kenangan roti', 'for the laksa set the chendol':
 * before its article, or else behind the link and a name or one word.
 */
function splitLinked(words: readonly Token[]): Halves {
  const [own, rest] = splitAtArticle(words)
  if (rest.length > 0) return [own, rest]
  const first = words.findIndex(word => !isLink(word))
  let end = first + 1
  while (beginsWithCapital(words[first]) && beginsWithCapital(words[end])) end++
  return [words.slice(0, end), words.slice(end)]
}

/** Whether the things behind the gap `at` stand before their prices: the last price has nothing behind it. */
function turnsThingFirst(gaps: readonly (readonly Token[])[], at: number): boolean {
  const later = gaps.slice(at + 1)
  return !nameThing(later.at(-1) ?? []) && later.slice(0, -1).every(gap => nameThing(gap) && !isLinked(gap))
}

export interface Owners {
  /** The words of each amount. */
  readonly owned: readonly (readonly Token[])[]
  /** Amounts that are repeated, or replaced by the next one. */
  readonly dropped: ReadonlySet<number>
}

/** Whether an amount sums up the two or more before it: 'bakso 20 ribu es teh 5 ribu jadi 25 ribu'. */
function isSum(amounts: readonly SpokenAmount[], at: number): boolean {
  const sum = amounts.slice(0, at).reduce((total, { rupiah }) => total + rupiah, 0)
  return at > 1 && sum === amounts[at]?.rupiah
}

/** 'Lunch 9.75, roast pork from John's': the dish is told behind. */
const MEALS: ReadonlySet<string> = new Set(['lunch', 'dinner', 'breakfast', 'brunch', 'supper'])
const MAX_DISH = 6

function isMeal(words: readonly Token[] | undefined): boolean {
  const [only, ...others] = contentWords(words ?? [])
  return only !== undefined && others.length === 0 && MEALS.has(only.word)
}

/** Gives every gap, or its halves, to the amount before or behind it. */
export function ownersOf({ amounts, gaps }: Gaps): Owners {
  const owned: Token[][] = amounts.map(() => [])
  const dropped = new Set<number>()
  owned[0]?.push(...(gaps[0] ?? []))
  for (let i = 1; i < amounts.length; i++) {
    const gap = gaps[i] ?? []
    const next = gaps[i + 1] ?? []
    const before = owned[i - 1] ?? []
    const here = owned[i] ?? []
    const role = roleOf([...gap, ...next.slice(0, REACH_BEHIND)])
    const spoken = role === 'result' ? gap.filter(word => !isResultWord(word)) : gap
    if (!nameThing(gap) || !nameThing(spoken)) {
      if (isSum(amounts, i)) dropped.add(i)
      else if (role === 'result') {
        dropped.add(i - 1)
        here.push(...before)
      } else if (role === 'price' && amounts[i]?.rupiah === amounts[i - 1]?.rupiah && !nameThing(next)) {
        dropped.add(i)
      }
    } else if (!isLinked(gap)) {
      const [own, rest] = nameThing(before)
        ? [[], gap]
        : turnsThingFirst(gaps, i)
          ? splitAtArticle(gap)
          : [gap, []]
      extend(before, own)
      here.push(...rest)
    } else {
      const [own, rest] = splitLinked(gap)
      const belongsAhead =
        !nameThing(next) || turnsThingFirst(gaps, i) || (nameThing(before) && isLinked(next))
      const parts = belongsAhead && nameThing(rest)
      extend(before, parts ? own : gap)
      if (parts) here.push(...rest)
    }
  }
  const last = owned.at(-1)
  const trailing = gaps[amounts.length] ?? []
  const isShort = contentWords(trailing).length <= (isMeal(last) ? MAX_DISH : MAX_TRAILING)
  if (last && (!nameThing(last) || goesOn(trailing) || isShort)) extend(last, trailing)
  return { owned, dropped }
}
