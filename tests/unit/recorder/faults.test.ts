import { describe, expect, it } from 'vitest'
import { FAULTS_TABLE } from '../../faults.ts'
import { hasTest, sourceOf } from '../../test-titles.ts'

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
