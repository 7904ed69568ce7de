/** Which amount the words between two amounts belong to. */
import type { Part } from '../clauses/clause.ts'
import type { SpokenAmount } from '../utterance/span.ts'
import type { Token } from '../utterance/token.ts'
import { contentWords, nameThing } from '../words/content-words.ts'
import { isLink } from '../words/link-words.ts'
import { goesOn, isLinked } from './continuation.ts'
import { isResultWord, roleOf } from './price-role.ts'

/** Words behind the last amount that still belong to the description, at most. */
const MAX_TRAILING = 3
/** So many words behind an amount may tell its role where none stands between it and the next. */
export const REACH_BEHIND = 3

export interface Gaps {
  readonly amounts: readonly SpokenAmount[]
  /** The words around the amounts: one gap more than amounts. */
  readonly gaps: readonly (readonly Token[])[]
}

/** The parts taken apart; a gap without words is empty. */
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

/** Words from behind the amount added to those before it, whose dangling end ('two shirts FOR') goes. */
function extend(owned: Token[], more: readonly Token[]): void {
  if (more.length === 0) return
  const last = contentWords(owned).at(-1)
  if (last) owned.splice(owned.indexOf(last) + 1)
  owned.push(...more)
}

/** Where the second thing begins in 'di starbucks parkir': behind the link and one word. */
function splitLinked(words: readonly Token[]): [Token[], Token[]] {
  const content = words.findIndex(word => !isLink(word))
  return [words.slice(0, content + 1), words.slice(content + 1)]
}

export interface Owners {
  /** For each amount its words. */
  readonly owned: readonly (readonly Token[])[]
  /** Amounts said again, or brought down to the next one. */
  readonly dropped: ReadonlySet<number>
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
      if (role === 'result') {
        dropped.add(i - 1)
        here.push(...before)
      } else if (role === 'price' && amounts[i]?.rupiah === amounts[i - 1]?.rupiah && !nameThing(next)) {
        dropped.add(i)
      }
    } else if (!isLinked(gap)) {
      if (nameThing(before)) here.push(...gap)
      else extend(before, gap)
    } else {
      const [own, rest] = splitLinked(gap)
      const parts = !nameThing(next) && nameThing(rest)
      extend(before, parts ? own : gap)
      if (parts) here.push(...rest)
    }
  }
  const last = owned.at(-1)
  const trailing = gaps[amounts.length] ?? []
  const isShort = contentWords(trailing).length <= MAX_TRAILING
  if (last && (!nameThing(last) || goesOn(trailing) || isShort)) extend(last, trailing)
  return { owned, dropped }
}
