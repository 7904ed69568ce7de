/** Digit errors in amounts are noticed where it is known what the thing usually costs. */
import { describe, expect, test } from 'vitest'
import type { Minor } from '../../../../shared/domain/money.ts'
import { judgeAmount } from '../../../../shared/understanding/memory/amount-guard.ts'
import { pick, randomOf } from './simulated-person.ts'

const rupiah = (...amounts: readonly number[]) => amounts as Minor[]
const COFFEES = rupiah(25_000, 27_000, 25_000, 28_000, 24_000, 25_000)

describe('a coffee of 24 to 28 thousand', () => {
  test.each([
    [270_000, 27_000],
    [2_500, 25_000],
    [25, 25_000],
    [25_000_000, 25_000],
    [52_000, 25_000],
    [72_000, 27_000],
  ])('of %i is marked, and %i is the likelier amount', (amount, likelier) => {
    expect(judgeAmount(amount as Minor, COFFEES, 'IDR')).toEqual({ kind: 'odd', likelier })
  })

  test.each([25_000, 23_500, 29_000])('of %i is as usual', amount => {
    expect(judgeAmount(amount as Minor, COFFEES, 'IDR').kind).toBe('usual')
  })

  test('of 38,000 is dear, and no digit error', () => {
    expect(judgeAmount(38_000 as Minor, COFFEES, 'IDR').kind).toBe('possible')
  })

  test('for an amount that was kept once is usual', () => {
    expect(judgeAmount(270_000 as Minor, rupiah(...COFFEES, 270_000), 'IDR').kind).toBe('usual')
  })

  test('far beyond all digit errors is marked without a likelier amount', () => {
    expect(judgeAmount(1_234_567 as Minor, COFFEES, 'IDR')).toEqual({ kind: 'odd', likelier: null })
  })
})

test('three amounts tell nothing', () => {
  expect(judgeAmount(270_000 as Minor, COFFEES.slice(0, 3), 'IDR')).toEqual({ kind: 'unknown' })
})

test('dollars have cents', () => {
  expect(
    judgeAmount(
      4_50 as Minor,
      [450, 475, 425, 450].map(c => c as Minor),
      'USD',
    ).kind,
  ).toBe('usual')
  expect(
    judgeAmount(
      45_00 as Minor,
      [450, 475, 425, 450].map(c => c as Minor),
      'USD',
    ),
  ).toEqual({
    kind: 'odd',
    likelier: 450,
  })
})

/** How the prices of a thing lie around what it usually costs. */
const SPREADS = [
  { name: 'one price', sigma: 0, weight: 3 },
  { name: 'a few prices', sigma: 0.12, weight: 4 },
  { name: 'a meal', sigma: 0.2, weight: 3 },
  { name: 'a shop', sigma: 0.35, weight: 1 },
]
const KINDS = ['×10', '÷10', '×1000', '÷1000', 'swapped'] as const
const HISTORY = 20
const ROUNDS = 4000

function normal(random: () => number): number {
  return Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random())
}

/** As it is on a price tag: three figures at most, ending in 0 or 5 where it is dear. */
function priced(value: number): number {
  const unit = value < 20_000 ? 500 : value < 200_000 ? 1_000 : 5_000
  return Math.max(unit, Math.round(value / unit) * unit)
}

/** 'Tujuh puluh dua' for 'dua puluh tujuh'; no leading zero is said. */
function swapOf(amount: number): number | null {
  const [first = '', second = '', ...others] = String(amount)
  return first === second || second === '0' ? null : Number([second, first, ...others].join(''))
}

function withError(kind: (typeof KINDS)[number], amount: number): number | null {
  if (kind === 'swapped') return swapOf(amount)
  const factor = { '×10': 10, '÷10': 0.1, '×1000': 1000, '÷1000': 0.001 }[kind]
  const value = amount * factor
  return Number.isInteger(value) ? value : null
}

test('of injected digit errors at least nine in ten are marked, of clean amounts at most one in fifty', () => {
  const random = randomOf(7)
  const spreads = SPREADS.flatMap(spread => Array.from({ length: spread.weight }, () => spread))
  const marked = new Map<string, { of: number; marked: number }>()
  const note = (kind: string, isMarked: boolean) => {
    const sum = marked.get(kind) ?? { of: 0, marked: 0 }
    marked.set(kind, { of: sum.of + 1, marked: sum.marked + (isMarked ? 1 : 0) })
  }
  for (let round = 0; round < ROUNDS; round++) {
    const usual = 4_000 * Math.exp(random() * Math.log(100))
    const { sigma } = pick(random, spreads)
    const price = () => priced(usual * Math.exp(sigma * normal(random)))
    const past = Array.from({ length: HISTORY }, price) as Minor[]
    const isMarked = (amount: number) => judgeAmount(amount as Minor, past, 'IDR').kind === 'odd'
    const amount = price()
    note('clean', isMarked(amount))
    for (const kind of KINDS) {
      const wrong = withError(kind, amount)
      if (wrong !== null) note(kind, isMarked(wrong))
    }
  }
  const share = (kinds: readonly string[]) => {
    const sums = kinds.map(kind => marked.get(kind) ?? { of: 0, marked: 0 })
    return sums.reduce((sum, one) => sum + one.marked, 0) / sums.reduce((sum, { of }) => sum + of, 0)
  }
  const shown = ['clean', ...KINDS].map(kind => `${kind} ${(share([kind]) * 100).toFixed(1)}%`)
  console.info(`marked: ${shown.join(', ')}`)
  expect(share(['×10', '×1000', 'swapped'])).toBeGreaterThanOrEqual(0.9)
  expect(share(KINDS)).toBeGreaterThanOrEqual(0.9)
  expect(share(['clean'])).toBeLessThanOrEqual(0.02)
})
