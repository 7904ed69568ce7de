/** The amounts of a run of clauses, each with the words on either side of it. */
import type { Clause, Part } from '../clauses/clause.ts'
import type { SpokenAmount } from '../utterance/span.ts'
import type { Token } from '../utterance/token.ts'
import type { Utterance } from '../utterance/utterance.ts'

export interface SaidAmount {
  readonly amount: SpokenAmount
  /** Index of its clause, and of its part therein. */
  readonly clause: number
  readonly at: number
  /** The words between it and the last amount or the beginning of its clause, and those up to the next one. */
  readonly before: readonly Token[]
  readonly behind: readonly Token[]
  /** The last word of the marker of its clause, where it is the first amount therein; else empty. */
  readonly marker: string
}

/** Most words taken from before a comma. */
const MAX_LEAD = 4

/** The words before an amount; right behind a comma those before it: 'I paid my third, thirty-two'. */
export function wordsLeadingTo({ tokens }: Utterance, { before, amount }: SaidAmount): readonly Token[] {
  if (before.length > 0 || tokens[amount.start - 1]?.word !== ',') return before
  const lead = tokens.slice(Math.max(0, amount.start - 1 - MAX_LEAD), amount.start - 1)
  return lead.slice(lead.findLastIndex(({ kind }) => kind !== 'word') + 1)
}

function wordsAt(parts: readonly Part[], at: number): readonly Token[] {
  const part = parts[at]
  return part?.kind === 'words' ? part.words : []
}

/** In the order said. */
export function saidAmounts(clauses: readonly Clause[]): SaidAmount[] {
  return clauses.flatMap(({ parts, markerTokens }, clause) =>
    parts.flatMap((part, at) =>
      part.kind === 'words'
        ? []
        : [
            {
              amount: part.amount,
              clause,
              at,
              before: wordsAt(parts, at - 1),
              behind: wordsAt(parts, at + 1),
              marker: at <= 1 ? (markerTokens.at(-1)?.word ?? '') : '',
            },
          ],
    ),
  )
}
