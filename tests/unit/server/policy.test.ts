import { describe, expect, test } from 'vitest'
import {
  consequence,
  counts,
  type HeardNoExpense,
  isViolation,
  KEPT_MS,
  STEPS,
  SUSPENSION_MS,
  WINDOW_MS,
} from '../../../server/policy/policy.ts'
import type { NoExpenseReason } from '../../../shared/domain/extraction.ts'
import { loadLegalText } from '../../../src/i18n/legal/legal.ts'

const NOW = new Date('2026-11-20T01:00:00Z')
const CHAT: HeardNoExpense = { reason: 'unrelated', hardToHear: false }

function ago(seconds: number): Date {
  return new Date(NOW.getTime() - seconds * 1000)
}

describe('a recording without an expense', () => {
  test('that is clearly about something else breaks the policy', () => {
    expect(isViolation(CHAT)).toBe(true)
  })

  test('that was hard to hear does not', () => {
    expect(isViolation({ ...CHAT, hardToHear: true })).toBe(false)
  })

  const HARMLESS: NoExpenseReason[] = [
    'income',
    'moved',
    'others',
    'plan',
    'question',
    'command',
    'negated',
    'confirmed',
    'news',
    'unpriced',
    'noAmount',
    'amountOutOfRange',
    'unclear',
  ]
  test.each(HARMLESS)('because of %s does not', reason => {
    expect(isViolation({ ...CHAT, reason })).toBe(false)
  })
})

test.each<[string, Date | null, boolean]>([
  ['the first', null, true],
  ['one a minute after the last', ago(60), true],
  ['one less than a minute after the last', ago(59), false],
])('of violations %s counts: %s', (_, last, expected) => {
  expect(counts(last, NOW)).toBe(expected)
})

test('consequences grow with the number of recordings that count', () => {
  expect(Array.from({ length: 10 }, (_, n) => consequence(n))).toEqual([
    'not_expense',
    'not_expense_warning',
    'not_expense_warning',
    'temporary_suspension',
    'temporary_suspension',
    'account_deactivation',
    'account_deactivation',
    'permanent_ban',
    'permanent_ban',
    'permanent_ban',
  ])
})

test.each([
  ['en', (days: number) => `${days} days`, (hours: number) => `${hours} hours`],
  ['id', (days: number) => `${days} hari`, (hours: number) => `${hours} jam`],
] as const)('the privacy policy names the figures in %s', async (language, inDays, inHours) => {
  const { sections } = await loadLegalText('privacy', language)
  const text = JSON.stringify(sections)
  const days = [WINDOW_MS, KEPT_MS.counted, KEPT_MS.uncounted].map(ms => inDays(ms / 86_400_000))
  for (const figure of [...days, inHours(SUSPENSION_MS / 3_600_000)]) expect(text).toContain(figure)
  // The steps are spelled out as ordinals there.
  expect(STEPS.map(({ from }) => from)).toEqual([0, 1, 3, 5, 7])
})

test('no recording that still counts is deleted', () => {
  expect(KEPT_MS.counted).toBeGreaterThanOrEqual(WINDOW_MS)
})
