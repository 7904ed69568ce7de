import { describe, expect, it } from 'vitest'
import { extractExpenses } from '../../../shared/understanding/extract.ts'
import { CORRECTED, CORRECTED_IN_DOLLARS } from './corrected-utterances.ts'
import { DOLLARS } from './dollar-utterances.ts'
import { FRESH } from './fresh-utterances.ts'
import { INDONESIAN_LISTS } from './indonesian-lists.ts'
import { INDONESIAN } from './indonesian-utterances.ts'
import { MIXED } from './mixed-utterances.ts'
import { REJECTED } from './rejected-utterances.ts'
import { RUN_ON, RUN_ON_IN_DOLLARS } from './run-on-utterances.ts'
import { context, written } from './utterance.ts'

describe('an Indonesian utterance', () => {
  it.each([...INDONESIAN, ...INDONESIAN_LISTS, ...CORRECTED, ...RUN_ON])(
    '%s',
    { tags: ['spec-5.21'] },
    (said, heard) => {
      expect(written(extractExpenses(said, context('IDR')))).toEqual(heard)
    },
  )
})

describe('an English or mixed utterance with the rupiah as currency', () => {
  it.each(MIXED)('%s', (said, heard) => {
    expect(written(extractExpenses(said, context('IDR')))).toEqual(heard)
  })
})

describe('an utterance with the dollar as currency', () => {
  it.each([...DOLLARS, ...CORRECTED_IN_DOLLARS, ...RUN_ON_IN_DOLLARS])('%s', (said, heard) => {
    expect(written(extractExpenses(said, context('USD')))).toEqual(heard)
  })
})

describe('an utterance written before its answer was seen', () => {
  it.each(FRESH)('%s', (said, heard) => {
    expect(written(extractExpenses(said, context('IDR')))).toEqual(heard)
  })
})

describe('what is no expense', () => {
  it.each(REJECTED)('%s', (said, heard) => {
    expect(written(extractExpenses(said, context('IDR')))).toEqual(heard)
  })
})
