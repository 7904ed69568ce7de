/** Between which amounts things of a category mostly cost, from what is expected of the corpus. */
import { CATEGORIES } from '../../shared/domain/category.ts'
import type { Sample } from '../../tests/corpus/sample.ts'

const CURRENCIES = ['IDR', 'USD'] as const
/** Below and above it lies so much of the items of a category: 0..1. */
const TAIL = 0.05
/** Of fewer items a tail says nothing. */
const FEWEST = 20

/** The value below which `share` of the sorted ones lie. */
function quantile(sorted: readonly number[], share: number): number {
  return sorted[Math.round(share * (sorted.length - 1))] ?? 0
}

/** The text of `doubts/common-amounts.ts`. */
export function commonAmountsFile(samples: readonly Sample[]): string {
  const items = samples.flatMap(sample => sample.items)
  const rows = CATEGORIES.map(category => {
    const bounds = CURRENCIES.map(currency => {
      const amounts = items
        .filter(item => item.category === category && item.currency === currency)
        .map(({ amount }) => amount)
        .sort((a, b) => a - b)
      const [least, most] =
        amounts.length < FEWEST
          ? ['0', 'Number.POSITIVE_INFINITY']
          : [quantile(amounts, TAIL), quantile(amounts, 1 - TAIL)]
      return `${currency}: [${least}, ${most}]`
    })
    const name = /^\w+$/.test(category) ? category : `'${category}'`
    return `  ${name}: { ${bounds.join(', ')} },`
  })
  return `/** Written by \`npm run train-confidence\`: between these lie nine in ten of the amounts of a category, in major units. */
import type { Category } from '../../domain/category.ts'
import type { Currency } from '../../domain/currency.ts'

export const COMMON_AMOUNTS: Readonly<Record<Category, Readonly<Record<Currency, readonly [number, number]>>>> = {
${rows.join('\n')}
}
`
}
