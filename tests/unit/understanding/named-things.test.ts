import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import type { Category } from '../../../shared/domain/category.ts'
import type { Currency } from '../../../shared/domain/currency.ts'
import { extractExpenses } from '../../../shared/understanding/extract.ts'
import { saidIn } from '../../corpus/sample.ts'

/** Things named by people who had not seen the lexicon, each with the categories that it may have. */
interface NamedThing {
  readonly thing: string
  readonly currency: Currency
  readonly category: Category
  readonly category_also: readonly Category[]
}

const lines = readFileSync('tests/corpus/things.jsonl', 'utf8').split('\n')
const THINGS: readonly NamedThing[] = lines.filter(line => line !== '').map(line => JSON.parse(line))

/** What is said behind a thing, and the share of things in a right category that may not fall. */
const SAID = { IDR: { price: ', 45 ribu', least: 0.965 }, USD: { price: ', 45 dollars', least: 0.9 } }

function isRight({ thing, currency, category, category_also }: NamedThing): boolean {
  const { items } = extractExpenses(`${thing}${SAID[currency].price}`, saidIn({ currency }))
  const [only] = items
  return items.length === 1 && only !== undefined && [category, ...category_also].includes(only.category)
}

describe('the category of things that people named', () => {
  it.each(['IDR', 'USD'] as const)('is right as often as it was, of those with a price in %s', currency => {
    const things = THINGS.filter(thing => thing.currency === currency)
    expect(things.filter(isRight).length / things.length).toBeGreaterThanOrEqual(SAID[currency].least)
  })
})
