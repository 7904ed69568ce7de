/** Item groups: clauses joined so that each amount has its words. */

import type { Clause, DiscourseMarker, Part } from '../clauses/clause.ts'
import { wordsOf } from '../clauses/clause-content.ts'
import { numberWord } from '../numbers/number-words.ts'
import type { SpokenAmount, SpokenDay, SpokenPayment } from '../utterance/span.ts'
import { changed, type Token } from '../utterance/token.ts'

export interface ItemGroup {
  /** How it follows the group before. */
  readonly marker: DiscourseMarker
  readonly parts: Part[]
  /** Every token of its clauses but those of their days, for the cues of intent. */
  readonly said: Token[]
  /** Sentence of its first clause. */
  readonly sentence: number
  day: SpokenDay | null
  payment: SpokenPayment | null
  /** The things listed, for 'masing-masing lima ribu'. */
  readonly things: (readonly Token[])[]
}

/** Words that introduce companions, not a subject: 'sama temen gue beli es krim'. */
const COMPANY = new Set('sama ama bareng with'.split(' '))

/** A group of one clause, to which others may be added. */
export function toGroup(clause: Clause): ItemGroup {
  const { marker, markerTokens, sentence, day, payment } = clause
  const company = markerTokens.filter(({ word }) => COMPANY.has(word))
  const words = wordsOf(clause)
  const things = words.length > 0 ? [words] : []
  return {
    marker,
    sentence,
    day,
    payment,
    parts: [...clause.parts],
    said: [...company, ...clause.said],
    things,
  }
}

/** Adds day and payment of a clause, where the group has none. */
export function addDetails(group: ItemGroup, clause: Clause): void {
  group.said.push(...clause.said)
  group.day ??= clause.day
  group.payment ??= clause.payment
}

/** Markers kept in the description; that of a reason shows that the name has ended. */
const JOINING: ReadonlySet<DiscourseMarker> = new Set<DiscourseMarker>(['and', 'comma', 'why'])

/** A full stop inside an item parts as a comma does: 'Ice. Two bags.' */
function connectingTokens({ marker, markerTokens }: Clause): readonly Token[] {
  if (marker === 'stop') return markerTokens.map(token => changed(token, { text: ',', word: ',' }))
  return JOINING.has(marker) ? markerTokens : []
}

/** The first word, where it is a number, begins no sentence. */
function insideSentence(part: Part): Part {
  const [first, ...others] = part.kind === 'words' ? part.words : []
  if (!first || numberWord(first) === null) return part
  return {
    kind: 'words',
    words: [changed(first, { text: first.text.toLowerCase(), word: first.word }), ...others],
  }
}

/** Adds a clause behind a group, its conjunction becoming part of the description. */
export function append(group: ItemGroup, clause: Clause): void {
  const parts = clause.marker === 'stop' ? clause.parts.map(insideSentence) : clause.parts
  group.parts.push({ kind: 'words', words: connectingTokens(clause) }, ...parts)
  group.things.push(wordsOf(clause))
  addDetails(group, clause)
}

/** Index of the group in which an amount was said; -1 for none. */
export function placeOfPrice(groups: readonly ItemGroup[], { start }: SpokenAmount): number {
  return groups.findIndex(({ parts }) =>
    parts.some(part => part.kind === 'amount' && part.amount.start === start),
  )
}
