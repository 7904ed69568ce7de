import * as c from './tests/unit/understanding/never-bought.ts'
import { DOLLAR_SUMS, RUPIAH_SUMS } from './tests/unit/understanding/spoken-sums.ts'
import { readFileSync, appendFileSync } from 'node:fs'
const have = new Set(readFileSync('tests/corpus/spending.jsonl', 'utf8').split('\n').filter(Boolean).map(l => JSON.parse(l).text))
const out: any[] = []
const add = (spent: boolean, text: string, currency: string) => { if (!have.has(text)) { have.add(text); out.push({ spent, text, currency }) } }
for (const [said, currency] of c.BOUGHT_AFTER_ALL as any) for (const t of [said].flat()) add(true, t, currency)
for (const [t, v] of Object.entries(DOLLAR_SUMS)) add(v.length > 0, t, 'USD')
for (const [t, v] of Object.entries(RUPIAH_SUMS)) add(v.length > 0, t, 'IDR')
console.log(out.length, out.filter(o => o.spent).length, out.slice(0, 3))
appendFileSync('tests/corpus/spending.jsonl', out.map(o => JSON.stringify(o) + '\n').join(''))
