/** How many right items lie above a bound, and how many wrong ones with them. */

/** An item with the chance that was stated for it. */
export interface StatedItem {
  readonly chance: number
  readonly isRight: boolean
}

export interface CoverageRow {
  /** Lowest chance of the items above the bound. */
  readonly bound: number
  /** Of all right items, those above the bound: 0..1. */
  readonly coverage: number
  /** Of the items above the bound, those that are wrong: 0..1. */
  readonly wrong: number
}

/** One row a bound at which items lie, the highest first. */
export function coverageOf(items: readonly StatedItem[]): CoverageRow[] {
  const surest = [...items].sort((a, b) => b.chance - a.chance)
  const allRight = items.filter(({ isRight }) => isRight).length
  let right = 0
  return surest.flatMap(({ chance, isRight }, at) => {
    if (isRight) right++
    // Items of one chance lie on one side.
    if (surest[at + 1]?.chance === chance) return []
    return [{ bound: chance, coverage: right / allRight, wrong: 1 - right / (at + 1) }]
  })
}

/** The bound with the greatest coverage of those with at most so many wrong: 0..1. Throws where there is none. */
export function boundFor(rows: readonly CoverageRow[], mostWrong: number): CoverageRow {
  const found = rows.findLast(({ wrong }) => wrong <= mostWrong)
  if (!found) throw new Error(`No bound has at most ${mostWrong} wrong.`)
  return found
}

/** The row of the least coverage that reaches `coverage`. */
export function rowAt(rows: readonly CoverageRow[], coverage: number): CoverageRow | undefined {
  return rows.find(row => row.coverage >= coverage)
}
