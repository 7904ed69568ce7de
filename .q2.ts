import { DOLLAR_SUMS, RUPIAH_SUMS } from './tests/unit/understanding/spoken-sums.ts'
import { extractExpenses } from './shared/understanding/extract.ts'
import { saidIn } from './tests/corpus/sample.ts'
import { toMajor } from './shared/domain/money.ts'
for (const [cur, t] of [['USD', DOLLAR_SUMS], ['IDR', RUPIAH_SUMS]] as const) for (const [k, v] of Object.entries(t)) { const x = extractExpenses(k, saidIn({ currency: cur, items: [] } as any)); const g = x.items.map(i => toMajor(i.amount, i.currency)); if (JSON.stringify(g) !== JSON.stringify(v)) console.log(k, v, x.items.map(i => i.description + '=' + toMajor(i.amount, i.currency)).join(' ; '), (x as any).reason) }
