import { expect, test } from 'vitest'
import { withSecondOpinion } from '../../../../server/extraction/extract.ts'
import { languageModel } from '../../../../server/extraction/language-model.ts'
import type { CalendarDate } from '../../../../shared/domain/calendar-date.ts'
import { CURRENCIES, type Currency } from '../../../../shared/domain/currency.ts'
import type { ExtractedItem, Extraction, SpokenExpense } from '../../../../shared/domain/extraction.ts'
import type { Minor } from '../../../../shared/domain/money.ts'
import { extractExpenses } from '../../../../shared/understanding/extract.ts'
import { context } from '../../understanding/utterance.ts'
import { completion, type Reply, startModel, written } from './stub-model.ts'
import { utterancesIn } from './utterances.ts'

/** Requests under way at once. */
const BATCH = 25
/** Some hundreds of requests over the loopback, in milliseconds. */
const PATIENCE = 60_000

interface Outcome {
  readonly said: string
  readonly byRules: Extraction
  readonly after: Extraction
}

/** What becomes of every utterance beside a model that answers so. */
async function outcomes(replyIn: (currency: Currency) => Reply, timeoutMs = PATIENCE): Promise<Outcome[]> {
  const found: Outcome[] = []
  for (const currency of CURRENCIES) {
    const model = await startModel(replyIn(currency))
    const ask = languageModel(model.settings, { timeoutMs })
    const extract = withSecondOpinion(ask, () => undefined)
    const utterances = utterancesIn(currency)
    for (let at = 0; at < utterances.length; at += BATCH) {
      const batch = utterances.slice(at, at + BATCH).map(async said => ({
        said,
        byRules: extractExpenses(said, context(currency)),
        after: await extract(said, context(currency), new AbortController().signal),
      }))
      found.push(...(await Promise.all(batch)))
    }
    model.close()
  }
  return found
}

/** A model that turns what is right into something else. */
function answering(change: (items: readonly ExtractedItem[]) => readonly SpokenExpense[]) {
  return (currency: Currency): Reply =>
    (response, transcript) => {
      const { items } = extractExpenses(transcript, context(currency))
      response.end(completion(written(change(items))))
    }
}

const always = (reply: Reply) => () => reply
const spoken = completion(written([]))
const item: SpokenExpense = {
  amount: 999_999_999 as Minor,
  currency: 'IDR',
  description: 'Hadiah untuk model',
  category: 'Other',
  date: '2026-11-20' as CalendarDate,
  paymentMethod: null,
}
const times = (factor: number) =>
  answering(items =>
    items.map(it => ({ ...it, amount: Math.max(1, Math.round(it.amount * factor)) as Minor })),
  )

test.each([
  ['silent', always(response => response.end('{"choices":[]}'))],
  ['without a word', always(response => response.end(completion('')))],
  ['without a body', always(response => response.end())],
  ['chatty before', always(r => r.end(completion(`Sure! Here you are:\n${written([item])}`)))],
  ['chatty without end', always(r => r.end(completion('I think '.repeat(131_072))))],
  ['chatty after', always(r => r.end(`${spoken}${' '.repeat(1_048_576)}`))],
  ['cut off', always(r => r.end(completion(written([item]).slice(0, -9))))],
  ['out of JSON', always(r => r.end('<html>502 Bad Gateway</html>'))],
  ['on another schema', always(r => r.end(completion('{"items":[{"price":"25k"}]}')))],
  [
    'of amounts in words',
    answering(items => items.map(it => ({ ...it, amount: '25k' as unknown as Minor }))),
  ],
  ['of categories of its own', answering(items => items.map(it => ({ ...it, category: 'Coffee' as never })))],
  ['of endless amounts', answering(items => items.map(it => ({ ...it, amount: 1e300 as Minor })))],
  ['out of order', always(r => r.writeHead(500).end(spoken))],
  ['overrun', always(r => r.writeHead(429).end(spoken))],
  ['hanging up', always(r => r.destroy())],
  ['hanging up in mid-sentence', always(r => r.writeHead(200).write('{"choi', () => r.destroy()))],
])(
  'beside a model that is %s, the rules answer as if alone',
  async (_, reply) => {
    const found = await outcomes(reply)
    expect(found.filter(({ byRules, after }) => !same(byRules, after))).toEqual([])
  },
  PATIENCE,
)

test('beside a model that never answers, the rules answer as if alone', async () => {
  const found = await outcomes(
    always(() => undefined),
    50,
  )
  expect(found.filter(({ byRules, after }) => !same(byRules, after))).toEqual([])
})

test.each([
  ['ten times too high', times(10)],
  ['five times too high', times(5)],
  ['ten times too low', times(0.1)],
  ['in the other currency', answering(items => items.map(inOtherCurrency))],
  ['one item too many', answering(items => [...items, item])],
  ['one item too few', answering(items => items.slice(1))],
  ['talked into one of its own', answering(() => [item, item])],
  ['sure that it is no expense', always(response => response.end(spoken))],
])(
  'beside a model that is %s, the items stand and are marked',
  async (_, reply) => {
    const found = await outcomes(reply)
    const heard = found.filter(({ byRules }) => byRules.items.length > 0)
    expect(found.filter(isWorse)).toEqual([])
    expect(heard.filter(({ byRules, after }) => !isLessSure(byRules.items, after.items))).toEqual([])
  },
  PATIENCE,
)

test(
  'beside a model that dreams up all but the amounts, nothing that the rules were sure of changes',
  async () => {
    const dreamt = { description: 'Hadiah ulang tahun', category: 'Travel', paymentMethod: 'DANA' } as const
    const day = '2026-01-01' as CalendarDate
    const found = await outcomes(answering(items => items.map(it => ({ ...it, ...dreamt, date: day }))))
    expect(found.filter(isWorse)).toEqual([])
    const described = found.flatMap(({ after }) => after.items.map(({ description }) => description))
    expect(described).not.toContain(dreamt.description)
  },
  PATIENCE,
)

test(
  'beside a model that hears the same, no item is less sure and many are surer',
  async () => {
    const found = await outcomes(answering(items => items))
    expect(found.filter(isWorse)).toEqual([])
    const gains = found.flatMap(({ byRules, after }) =>
      after.items.map((it, at) => it.confidence - (byRules.items[at]?.confidence ?? Number.NaN)),
    )
    expect(Math.min(...gains)).toBe(0)
    expect(gains.filter(gain => gain > 0).length).toBeGreaterThan(10)
  },
  PATIENCE,
)

function inOtherCurrency(it: SpokenExpense): SpokenExpense {
  return { ...it, currency: it.currency === 'IDR' ? 'USD' : 'IDR' }
}

function same(a: Extraction, b: Extraction): boolean {
  return JSON.stringify(a) === JSON.stringify(b)
}

/** Anything is other than the rules had it, besides a category or a description that they doubted. */
function isWorse({ byRules, after }: Outcome): boolean {
  if (after.violationType !== byRules.violationType || after.items.length !== byRules.items.length)
    return true
  return after.items.some((it, at) => {
    const own = byRules.items[at]
    if (!own) return true
    const { category, description, confidence, doubts, doubtful, ...fixed } = own
    const kept = JSON.stringify({ ...it, ...fixed }) === JSON.stringify(it)
    const categoryKept = it.category === category || doubts.includes('categoryUnknown')
    const descriptionKept = it.description === description || doubtful.includes('description')
    return !(kept && categoryKept && descriptionKept && it.confidence > 0 && it.confidence <= 1)
  })
}

function isLessSure(before: readonly ExtractedItem[], after: readonly ExtractedItem[]): boolean {
  return after.every((it, at) => {
    const marked = it.doubtful.includes('amount') || it.doubtful.includes('currency')
    return marked && it.confidence < (before[at]?.confidence ?? 0)
  })
}
