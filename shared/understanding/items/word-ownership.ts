/** Which amount the words between two amounts belong to. */

import type { Part } from '../clauses/clause.ts'
import type { SpokenAmount } from '../spans/amount.ts'
import { contentWords } from '../words/content-words.ts'
import { isLink } from '../words/link-words.ts'
import type { Token } from '../words/token.ts'
import { tokensAt } from '../words/token-indexes.ts'
import { goesOn, isLinked } from './continuation.ts'
import { isResultWord, roleOf } from './price-role.ts'

/** Words behind the last amount that still belong to the description, at most. */
const MAX_TRAILING = 3
/** So many words behind an amount may tell its role where none stands between it and the next. */
export const REACH_BEHIND = 3

export interface Gaps {
  readonly amounts: readonly SpokenAmount[]
  /** The places of the words around the amounts: one gap more than amounts. */
  readonly gaps: readonly (readonly number[])[]
}

/** The parts taken apart; a gap without words is empty. */
export function gapsOf(parts: readonly Part[]): Gaps {
  const amounts: SpokenAmount[] = []
  const gaps: number[][] = [[]]
  for (const part of parts) {
    if (part.kind === 'words') gaps.at(-1)?.push(...part.places)
    else {
      amounts.push(part.amount)
      gaps.push([])
    }
  }
  return { amounts, gaps }
}

/** Words from behind the amount added to those before it, whose dangling end ('two shirts FOR') goes. */
function extend(tokens: readonly Token[], owned: number[], more: readonly number[]): void {
  if (more.length === 0) return
  const last = contentWords(tokens, owned).at(-1)
  if (last) owned.splice(owned.indexOf(last.at) + 1)
  owned.push(...more)
}

/** Where the second thing begins in 'di starbucks parkir': behind the link and one word. */
function splitLinked(tokens: readonly Token[], places: readonly number[]): [number[], number[]] {
  const content = places.findIndex(place => !isLink(tokens[place]))
  return [places.slice(0, content + 1), places.slice(content + 1)]
}

export interface Owners {
  /** For each amount the places of its words. */
  readonly owned: readonly (readonly number[])[]
  /** Amounts said again, or brought down to the next one. */
  readonly dropped: ReadonlySet<number>
}

/** Gives every gap, or its halves, to the amount before or behind it. */
export function ownersOf(tokens: readonly Token[], { amounts, gaps }: Gaps): Owners {
  const named = (places: readonly number[]) => contentWords(tokens, places).length > 0
  const owned: number[][] = amounts.map(() => [])
  const dropped = new Set<number>()
  owned[0]?.push(...(gaps[0] ?? []))
  for (let i = 1; i < amounts.length; i++) {
    const gap = gaps[i] ?? []
    const next = gaps[i + 1] ?? []
    const before = owned[i - 1] ?? []
    const here = owned[i] ?? []
    const role = roleOf(tokensAt(tokens, [...gap, ...next.slice(0, REACH_BEHIND)]))
    const spoken = role === 'result' ? gap.filter(place => !isResultWord(tokens[place])) : gap
    if (!named(gap) || !named(spoken)) {
      if (role === 'result') {
        dropped.add(i - 1)
        here.push(...before)
      } else if (role === 'price' && amounts[i]?.rupiah === amounts[i - 1]?.rupiah && !named(next)) {
        dropped.add(i)
      }
    } else if (!isLinked(tokens, gap)) {
      if (named(before)) here.push(...gap)
      else extend(tokens, before, gap)
    } else {
      const [own, rest] = splitLinked(tokens, gap)
      const parts = !named(next) && named(rest)
      extend(tokens, before, parts ? own : gap)
      if (parts) here.push(...rest)
    }
  }
  const last = owned.at(-1)
  const trailing = gaps[amounts.length] ?? []
  const isShort = contentWords(tokens, trailing).length <= MAX_TRAILING
  if (last && (!named(last) || goesOn(tokens, trailing) || isShort)) extend(tokens, last, trailing)
  return { owned, dropped }
}
