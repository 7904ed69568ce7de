import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { en } from '../../../src/i18n/en.ts'
import type { TextKey } from '../../../src/i18n/translate.ts'
import { SPECIFICATION } from '../../spec/sections.ts'
import { hasTest, sourceOf } from '../../test-titles.ts'

const lines = SPECIFICATION.flatMap(({ number, lines }) => lines.map(line => ({ number, ...line })))

/** What the product has to tell, but no failure. */
const GOOD_NEWS: readonly string[] = [
  'add.added',
  'edit.saved',
  'edit.deleted',
  'export.exported',
  'expenses.deleted',
  'voice.expensesAutoSaved',
  'voice.ready',
  'voice.tooShort',
  'voice.discarded',
]

/** The keys of every text that a notice can become. */
function noticeKeys(): string[] {
  const source = readFileSync(new URL('../../../src/screens/notice-text.ts', import.meta.url), 'utf8')
  return [...source.matchAll(/'([a-z]+(?:\.[a-zA-Z]+)+)'/g)].map(([, key = '']) => key)
}

describe('the table of the specification', () => {
  it.each(lines)('section $number: $claim', ({ tests }) => {
    expect(tests.length).toBeGreaterThan(0)
    for (const [file, title] of tests) expect(hasTest(sourceOf(file), title), `${file}: ${title}`).toBe(true)
  })

  it('has the eight sections, each with its lines', () => {
    expect(SPECIFICATION.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6, 8, 9])
    for (const section of SPECIFICATION) expect(section.lines.length).toBeGreaterThan(0)
  })

  it('has each line once, and no test twice in one', () => {
    const claims = lines.map(({ number, claim }) => `${number} ${claim}`)
    expect(new Set(claims).size).toBe(claims.length)
    for (const { claim, tests } of lines) {
      expect(new Set(tests.map(test => test.join())).size, claim).toBe(tests.length)
    }
  })

  it('names only texts that there are', () => {
    const text = (key: TextKey) =>
      key.split('.').reduce((part: unknown, name) => (part as Record<string, unknown>)[name], en)
    for (const { texts = [] } of lines) {
      for (const key of texts) expect(typeof text(key), key).toBe('string')
    }
  })

  it('has a line for every failure that the product can tell of', () => {
    const named = new Set<string>(
      lines.filter(({ number }) => number === 8).flatMap(({ texts = [] }) => texts),
    )
    const failures = [...noticeKeys(), ...Object.keys(en.errors).map(key => `errors.${key}`)]
    expect(failures.length).toBeGreaterThan(30)
    for (const key of failures) expect(named.has(key) || GOOD_NEWS.includes(key), key).toBe(true)
  })

  it('finds out a title that no test has', () => {
    expect(hasTest("it.each([1])('of %i', () => {})", 'of %i')).toBe(true)
    expect(hasTest("it.each([1])('of %i', () => {})", 'of 1')).toBe(false)
  })
})
