import { describe, expect, it } from 'vitest'
import { describedBy } from '../../../../server/extraction/described-by.ts'
import type { Doubt } from '../../../../shared/domain/doubt.ts'

const SAID = 'nah habis 25 ribu pas di warung Bu Tini kemarin'
const about = (description: string, ...doubts: Doubt[]) => ({ description, doubts })

describe('a missing description', () => {
  const missing = about('Other', 'descriptionMissing', 'categoryUnknown')

  it.each([
    ['Warung Bu Tini', 'Warung Bu Tini'],
    ['warung', 'Warung'],
    ['beli di warung', 'Warung'],
  ])('is made of what was said, as one types it: %s', (other, description) => {
    expect(describedBy(missing, other, SAID)).toBe(description)
  })

  it.each([
    ['not said', 'Bakso'],
    ['in part not said', 'Bakso Bu Tini'],
    ['money', '25 ribu'],
    ['empty', ''],
    ['nothing but filler', 'habis di'],
    ['signs', '...'],
  ])('is not filled with what is %s', (_, other) => {
    expect(describedBy(missing, other, SAID)).toBeNull()
  })
})

describe('a description that is too long', () => {
  const long = about('Kopi susu gula aren di warung kecil dekat kantor lama', 'descriptionLong')

  it('becomes shorter, from its own words', () => {
    expect(describedBy(long, 'kopi susu gula aren', SAID)).toBe('Kopi susu gula aren')
  })

  it.each([
    ['as long', 'lama kantor dekat kecil warung di aren gula susu kopi'],
    ['of other words that were said', 'Warung Bu Tini'],
    ['empty', ''],
  ])('does not become one that is %s', (_, other) => {
    expect(describedBy(long, other, SAID)).toBeNull()
  })
})

it('a description without doubt stays', () => {
  expect(describedBy(about('Kopi susu', 'assumedThousands'), 'Susu', 'kopi susu 25')).toBeNull()
})
