/** What a person corrected is followed the next time, and never more certainly than it was said. */
import { describe, expect, test } from 'vitest'
import type { CalendarDate } from '../../../../shared/domain/calendar-date.ts'
import type { ExtractedItem } from '../../../../shared/domain/extraction.ts'
import type { Minor } from '../../../../shared/domain/money.ts'
import { NO_MEMORY, type PhraseAmounts, type PhraseRule } from '../../../../shared/domain/phrase-memory.ts'
import { extractExpenses } from '../../../../shared/understanding/extract.ts'
import { PhraseIndex } from '../../../../shared/understanding/memory/phrase-index.ts'
import { recall, recallUnpriced } from '../../../../shared/understanding/recall.ts'
import { context } from '../utterance.ts'

const DAY = '2026-11-03' as CalendarDate

function rule(phrase: string, learned: PhraseRule['learned'], learnedOn = DAY): PhraseRule {
  return { id: phrase, phrase, learned, learnedOn }
}
const once = <T>(value: T) => ({ value, agreed: 1, wavered: false })
const twice = <T>(value: T) => ({ value, agreed: 2, wavered: false })
const torn = <T>(value: T) => ({ value, agreed: 1, wavered: true })

function heard(text: string, rules: readonly PhraseRule[], amounts: readonly PhraseAmounts[] = []) {
  const { items } = extractExpenses(text, context())
  const [item] = recall(items, new PhraseIndex({ rules, amounts }))
  if (!item) throw new Error(`No expense: ${text}`)
  return item
}

describe('the phrase of an item', () => {
  test.each([
    ['ehm tadi beli kopi nako dua puluh ribu pakai gopay ya', 'kopi nako'],
    ['kemarin 3 bungkus kopi di nako 20 ribu', 'kopi nako'],
    ['paid 20 dollars for the parts at quill', 'parts quill'],
    ['20 ribu', undefined],
  ])('%s: %s', (text, phrase) => {
    expect(extractExpenses(text, context()).items[0]?.phrase).toBe(phrase)
  })
})

test('without a memory nothing is otherwise', () => {
  const { items } = extractExpenses('kopi nako 25 ribu, parkir 5000', context())
  expect(recall(items, new PhraseIndex(NO_MEMORY))).toEqual(items)
})

describe('what was said without its price', () => {
  const said = (rules: readonly PhraseRule[]) => {
    const [unpriced] = extractExpenses('beli kopi nako', context()).unpriced ?? []
    if (!unpriced) throw new Error('It has a price')
    return recallUnpriced(unpriced, new PhraseIndex({ rules, amounts: [] }))
  }

  test('has the phrase that it has with one, and follows its rules', () => {
    expect(said([])).toMatchObject({ phrase: 'kopi nako', category: 'Food & Dining' })
    const learned = { category: once('Business' as const), description: once('Kopi kantor') }
    expect(said([rule('nako kopi', learned)])).toMatchObject({
      category: 'Business',
      description: 'Kopi kantor',
    })
    expect(said([rule('kopi', learned)])).toMatchObject({ category: 'Business', description: 'Kopi nako' })
  })

  test('follows none that wavers', () => {
    expect(said([rule('kopi nako', { category: torn('Business') })]).category).toBe('Food & Dining')
  })
})

describe('what was corrected once', () => {
  const item = heard('kopi nako 25 ribu', [rule('nako kopi', { category: once('Business') })])

  test('is followed, and says since when', () => {
    expect(item).toMatchObject({ category: 'Business', recalled: { fields: ['category'], on: DAY } })
  })

  test('is not sure yet, and sure once it was seen to hold', () => {
    expect(item.confidence).toBeLessThan(0.9)
    expect(
      heard('kopi nako 25rb', [rule('kopi nako', { category: twice('Business') })]).confidence,
    ).toBeGreaterThan(0.9)
  })

  test('is no field to look at, and neither is the number beside it', () => {
    expect(item.doubtful).toEqual([])
  })

  test('leaves the other fields to be looked at', () => {
    const rules = [rule('kopi nako', { category: once('Business'), paymentMethod: torn('GoPay' as const) })]
    expect(heard('kopi nako 25 ribu', rules).doubtful).toEqual(['paymentMethod'])
  })

  test('names each field that it changes', () => {
    const learned = { description: once('Kopi Nako Senopati'), paymentMethod: once('GoPay' as const) }
    expect(heard('kopi nako 25 ribu', [rule('kopi nako', learned)])).toMatchObject({
      description: 'Kopi Nako Senopati',
      paymentMethod: 'GoPay',
      recalled: { fields: ['description', 'paymentMethod'] },
    })
  })

  test('tells nothing where the general rules say the same', () => {
    const same = heard('kopi nako 25 ribu', [rule('kopi nako', { category: once('Food & Dining') })])
    expect(same.recalled).toBeUndefined()
    expect(same.confidence).toBeGreaterThanOrEqual(heard('kopi nako 25 ribu', []).confidence)
  })
})

describe('a rule of fewer words', () => {
  const wide = rule('nako', { category: twice('Business'), description: twice('Nako') })

  test('tells the category, never sure, and leaves the description', () => {
    const item = heard('kopi nako 25 ribu', [wide])
    expect(item).toMatchObject({ category: 'Business', description: 'Kopi nako', doubtful: [] })
    expect(item.confidence).toBeLessThan(0.9)
  })

  test('gives way to one of more words', () => {
    expect(
      heard('kopi nako 25 ribu', [wide, rule('kopi nako', { category: twice('Travel') })]).category,
    ).toBe('Travel')
  })

  test('and another as specific that says otherwise mark the field', () => {
    const item = heard('kopi nako 25 ribu', [wide, rule('kopi', { category: twice('Travel') })])
    expect(item).toMatchObject({ category: 'Food & Dining', doubtful: ['category'] })
  })

  test('is not asked where a word of it was not said', () => {
    expect(heard('kopi 25 ribu', [wide]).category).toBe('Food & Dining')
  })
})

test('two corrections that contradict each other mark the field, and neither is followed', () => {
  const item = heard('kopi nako 25 ribu', [rule('kopi nako', { category: torn('Travel') })])
  expect(item).toMatchObject({ category: 'Food & Dining', doubtful: ['category'] })
  expect(item.confidence).toBeLessThan(0.9)
  expect(item.recalled).toBeUndefined()
})

test('a way of paying that is said stands', () => {
  const learned = { paymentMethod: twice('GoPay' as const) }
  expect(heard('kopi nako 25 ribu pakai ovo', [rule('kopi nako', learned)]).paymentMethod).toBe('OVO')
})

describe('an amount', () => {
  const paid = (...amounts: readonly number[]): PhraseAmounts[] => [
    { phrase: 'kopi nako', currency: 'IDR', amounts: amounts as Minor[] },
  ]
  const COFFEES = paid(25_000, 27_000, 25_000, 28_000, 24_000)

  test('far from what is usual is marked, with the likelier one', () => {
    const item = heard('kopi nako 270 ribu', [], COFFEES)
    expect(item).toMatchObject({ amount: 270_000, likelierAmount: 27_000, doubtful: ['amount'] })
    expect(item.confidence).toBeLessThan(0.9)
  })

  test('as usual needs no look at its thousands', () => {
    const [unknown, usual] = [heard('kopi nako 25', []), heard('kopi nako 25', [], COFFEES)]
    expect(unknown.doubts).toContain('assumedThousands')
    expect(usual.doubts).not.toContain('assumedThousands')
    expect(usual.confidence).toBeGreaterThan(unknown.confidence)
  })

  test('of another phrase or currency tells nothing', () => {
    expect(heard('kopi susu 270 ribu', [], COFFEES).likelierAmount).toBeUndefined()
    expect(heard('kopi nako 270 dollars', [], COFFEES).likelierAmount).toBeUndefined()
  })
})

test('five hundred rules are looked through in less than a tenth of a millisecond', () => {
  const words = Array.from({ length: 60 }, (_, at) => `kata${at}`)
  const rules = Array.from({ length: 500 }, (_, at) =>
    rule(`kopi ${words[at % 60]} ${words[(at * 7) % 60]}`, { category: once('Travel') }),
  )
  const index = new PhraseIndex({ rules, amounts: [] })
  const { items } = extractExpenses('kopi kata3 kata21 25 ribu, parkir 5000', context())
  const run = (): ExtractedItem[] => recall(items, index)
  const RUNS = 2000
  for (let at = 0; at < RUNS; at++) run()
  const times = Array.from({ length: 5 }, () => {
    const start = performance.now()
    for (let at = 0; at < RUNS; at++) run()
    return (performance.now() - start) / RUNS
  })
  expect(Math.min(...times)).toBeLessThan(0.1)
})
