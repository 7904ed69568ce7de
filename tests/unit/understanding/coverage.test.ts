import { expect, it } from 'vitest'
import { boundFor, coverageOf, rowAt } from '../../../scripts/confidence/coverage.ts'

/** The surest first: right, right, wrong, right, right. */
const rows = coverageOf([
  { chance: 0.6, isRight: true },
  { chance: 0.9, isRight: true },
  { chance: 0.7, isRight: false },
  { chance: 0.8, isRight: true },
  { chance: 0.6, isRight: true },
])

it('tells at each bound how many of the right items and of the wrong ones lie above it', () => {
  expect(rows.map(({ bound, coverage }) => [bound, coverage])).toEqual([
    [0.9, 0.25],
    [0.8, 0.5],
    [0.7, 0.5],
    [0.6, 1],
  ])
  expect(rows.map(({ wrong }) => wrong.toFixed(2))).toEqual(['0.00', '0.00', '0.33', '0.20'])
})

it('takes the lowest bound that few enough are wrong above', () => {
  expect(boundFor(rows, 0.01).bound).toBe(0.8)
  expect(boundFor(rows, 0.25).bound).toBe(0.6)
  expect(rowAt(rows, 0.4)?.bound).toBe(0.8)
})
