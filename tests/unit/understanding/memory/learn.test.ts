/** How a rule is made of corrections, and unmade. */
import { describe, expect, test } from 'vitest'
import type { Category } from '../../../../shared/domain/category.ts'
import { isContradicted, isProven, type LearnedValues } from '../../../../shared/domain/phrase-memory.ts'
import { confirm, learn, type TaughtFields } from '../../../../shared/understanding/memory/learn.ts'

const FOOD: LearnedValues = { category: 'Food & Dining', description: 'Kopi nako', paymentMethod: null }
const as = (category: Category): LearnedValues => ({ ...FOOD, category })

/** Each an expense that was saved with the first category and corrected to the second. */
function after(...corrections: readonly (readonly [Category, Category])[]): TaughtFields {
  return corrections.reduce<TaughtFields>(
    (known, [was, is], at) => learn(known, { id: `expense ${at}`, before: as(was), after: as(is) }),
    {},
  )
}

test('one correction is a rule that is not proven yet', () => {
  const { category, description, paymentMethod } = after(['Food & Dining', 'Business'])
  expect(category).toMatchObject({ value: 'Business', agreed: 1, wavered: false })
  expect([description, paymentMethod]).toEqual([undefined, undefined])
})

test('it is proven by the next expense that was saved so', () => {
  const { category } = confirm(after(['Food & Dining', 'Business']), as('Business'))
  expect(category && isProven(category)).toBe(true)
})

test('an expense that was saved otherwise proves nothing', () => {
  const known = after(['Food & Dining', 'Business'])
  expect(confirm(known, FOOD)).toBe(known)
})

test('a way of paying can be learnt to be none', () => {
  const paid = { ...FOOD, paymentMethod: 'GoPay' as const }
  expect(learn({}, { id: 'a', before: paid, after: FOOD }).paymentMethod?.value).toBeNull()
})

describe('a name', () => {
  const named = (description: string): LearnedValues => ({ ...FOOD, description })
  const renamed = (was: string, is: string) =>
    learn({}, { id: 'a', before: named(was), after: named(is) }).description?.value

  test.each([
    ['Kopi', 'Kopi Tuku'],
    ['Blorok', 'Bakso'],
  ])('%s is learnt to be %s', (was, is) => {
    expect(renamed(was, is)).toBe(is)
  })

  test('of another thing that was bought instead is not learnt', () => {
    expect(renamed('Bakso', 'Soto')).toBeUndefined()
  })
})

describe('two corrections that contradict each other', () => {
  const torn = after(['Food & Dining', 'Business'], ['Business', 'Travel'])

  test('cancel, and saving what was marked does not decide it', () => {
    expect(torn.category && isContradicted(torn.category)).toBe(true)
    expect(confirm(torn, as('Travel'))).toBe(torn)
  })

  test('are settled by another that agrees with the last, but never proven again', () => {
    const settled = learn(torn, { id: 'c', before: FOOD, after: as('Travel') }).category
    expect(settled).toMatchObject({ value: 'Travel' })
    expect(settled && [isContradicted(settled), isProven(settled)]).toEqual([false, false])
  })
})

describe('a second correction of one expense', () => {
  const first = after(['Food & Dining', 'Business'])

  test('takes the place of the first, and contradicts nothing', () => {
    const { category } = learn(first, { id: 'expense 0', before: as('Business'), after: as('Travel') })
    expect(category).toMatchObject({ value: 'Travel', agreed: 1, wavered: false })
  })

  test('back to what it was takes it back', () => {
    expect(learn(first, { id: 'expense 0', before: as('Business'), after: FOOD })).toEqual({})
  })

  test('takes back what contradicted an older rule, too', () => {
    const known = confirm(first, as('Business'))
    const torn = learn(known, { id: 'b', before: as('Business'), after: FOOD })
    const back = learn(torn, { id: 'b', before: FOOD, after: as('Business') })
    expect(back.category).toMatchObject({ value: 'Business', agreed: 2, wavered: false })
  })
})
