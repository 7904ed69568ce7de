import { describe, expect, it } from 'vitest'
import type { ExtractedItem, Extraction } from '../../../shared/domain/extraction.ts'
import { extractExpenses } from '../../../shared/understanding/extract.ts'
import { type Answer, judgedItems } from '../../corpus/answers.ts'
import { figuresOf } from '../../corpus/figures.ts'
import { reliabilityOf } from '../../corpus/reliability.ts'
import { type ExpectedItem, type Sample, saidIn } from '../../corpus/sample.ts'

const expected: ExpectedItem = {
  amount: 25_000,
  currency: 'IDR',
  description: 'Kopi susu',
  category: 'Food & Dining',
  date: '2026-11-20',
  payment_method: null,
}

function sample(of: Partial<Sample>): Sample {
  return { text: 'kopi susu Rp25.000', currency: 'IDR', items: [expected], kind: 'everyday', ...of }
}

/** What the rules make of the sample, with changes to its items and to the whole. */
function answer(
  of: Partial<Sample>,
  change: Partial<ExtractedItem> = {},
  whole: Partial<Extraction> = {},
): Answer {
  const said = sample(of)
  const extraction = extractExpenses(said.text, saidIn(said))
  const items = extraction.items.map(item => ({ ...item, ...change }))
  return { sample: said, extraction: { ...extraction, items, ...whole } }
}

describe('the figures of a set', () => {
  it('count a category and a description that are as good as the expected ones', () => {
    const item = { ...expected, description: 'Kopi', category: 'Shopping' } as const
    const equals = { category_also: ['Food & Dining'], description_also: ['kopi, susu'] } as const
    const [without, withEquals] = [[item], [{ ...item, ...equals }]].map(items =>
      figuresOf([answer({ items })]),
    )
    expect(without).toMatchObject({ categories: { right: 0, of: 1 }, descriptions: { right: 0, of: 1 } })
    expect(withEquals).toMatchObject({ categories: { right: 1, of: 1 }, descriptions: { right: 1, of: 1 } })
  })

  it('count the amounts of an utterance together, by its kind', () => {
    const figures = figuresOf([answer({}), answer({ kind: 'hard', items: [expected, expected] })])
    expect(figures).toMatchObject({
      amounts: { right: 1, of: 2 },
      everyday: { right: 1, of: 1 },
      hard: { right: 0, of: 1 },
    })
  })

  it('ask for a price where none was said', () => {
    const none = { kind: 'none', items: [] } as const
    const unpriced = [{ description: 'Kopi', category: 'Food & Dining', date: '2026-11-20' }] as const
    const figures = figuresOf([
      answer({ ...none, text: 'tadi beli kopi di kantin', unpriced }),
      answer({ ...none, text: 'kemarin gajian 5 juta' }),
      answer({ ...none, text: 'kopi 25 ribu' }),
    ])
    expect(figures).toMatchObject({ refusals: { right: 2, of: 3 }, unpriced: { right: 1, of: 1 } })
  })

  it.each([
    ['the expected one', {}, true],
    ['another category', { category: 'Other' }, false],
    ['another day', { date: '2026-11-19' }, false],
    ['another way of paying', { paymentMethod: 'Cash' }, false],
    ['another description', { description: 'Parkir' }, true],
  ] as const)('call an item of %s right: %j %j', (_, change, isRight) => {
    expect(judgedItems(answer({}, change as Partial<ExtractedItem>))).toMatchObject([{ isRight }])
  })

  it('call an item wrong that nothing was expected for', () => {
    const none = { kind: 'none', items: [] } as const
    expect(figuresOf([answer(none, { confidence: 0.95 })]).sure).toEqual({ right: 0, of: 1 })
  })
})

it('the table of reliability has a row a tenth, the surest first, its bounds included once', () => {
  const items = [1, 0.9, 0.89, 0.3].map(confidence => ({ confidence, isRight: true }))
  const rows = reliabilityOf(items)
  expect(rows).toHaveLength(10)
  expect(rows.map(row => row.of)).toEqual([2, 1, 0, 0, 0, 0, 1, 0, 0, 0])
  expect(rows[0]).toMatchObject({ from: 0.9, to: 1, stated: 0.95, right: 2 })
})
