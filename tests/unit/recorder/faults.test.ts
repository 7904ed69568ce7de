import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { FAULTS_TABLE } from '../../faults.ts'

function sourceOf(file: string): string {
  return readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8')
}

/** Written as a literal where titles stand: first in a test's call, or in an entry of a table of tests. */
function hasTest(source: string, title: string): boolean {
  const literal = `['"\`]${title.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}['"\`]`
  return new RegExp(`(?:\\b(?:test|it)\\(|\\btitle:|\\[)\\s*${literal}`).test(source)
}

describe('the table of faults', () => {
  it.each(FAULTS_TABLE)('$fault is provoked by tests that exist', ({ tests }) => {
    expect(tests.length).toBeGreaterThan(0)
    for (const [file, title] of tests) expect(hasTest(sourceOf(file), title), `${file}: ${title}`).toBe(true)
  })

  it('has each fault once', () => {
    const faults = FAULTS_TABLE.map(({ fault }) => fault)
    expect(new Set(faults).size).toBe(faults.length)
  })

  it('finds out a title that no test has', () => {
    expect(hasTest("test('a fault', () => {})", 'a fault')).toBe(true)
    expect(hasTest("test('another fault', () => {})", 'a fault')).toBe(false)
    expect(hasTest("// 'a fault'", 'a fault')).toBe(false)
  })
})
