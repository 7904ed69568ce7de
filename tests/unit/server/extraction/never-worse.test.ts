import type { ServerResponse } from 'node:http'
import { expect, test, vi } from 'vitest'
import { withLlmExtraction } from '../../../../server/extraction/extract.ts'
import { languageModel } from '../../../../server/extraction/language-model.ts'
import type { ExtractByLlm } from '../../../../server/extraction/llm-extraction.ts'
import type { CalendarDate } from '../../../../shared/domain/calendar-date.ts'
import { CURRENCIES, type Currency } from '../../../../shared/domain/currency.ts'
import type { ExtractedItem, Extraction, SpokenExpense } from '../../../../shared/domain/extraction.ts'
import type { Minor } from '../../../../shared/domain/money.ts'
import { extractExpenses } from '../../../../shared/understanding/extract.ts'
import { context } from '../../understanding/utterance.ts'
import { completion, startModel, written } from './stub-model.ts'
import { utterancesIn } from './utterances.ts'

/** A limit that no answer reaches, in milliseconds: only the model that never answers is given up. */
const TIMEOUT_MS = 60_000
/** Of each currency, so many utterances travel over the loopback as well; all of them are answered in this process. */
const OVER_HTTP = 5

/** Bytes that an answer over the loopback brings at once. */
const CHUNK = 65_536

/** How a model answers a transcript; rejects where it hangs up. */
type Answer = (transcript: string) => Response | Promise<Response>

interface Outcome {
  readonly said: string
  readonly byRules: Extraction
  readonly after: Extraction
}

// The rules are asked for each utterance thousands of times, and always answer the same.
vi.mock(import('../../../../shared/understanding/extract.ts'), async importOriginal => {
  const original = await importOriginal()
  const answers = new Map<string, Extraction>()
  const extractExpenses: typeof original.extractExpenses = (said, spoken) => {
    const key = `${spoken.currency} ${said}`
    const answer = answers.get(key) ?? original.extractExpenses(said, spoken)
    answers.set(key, answer)
    return answer
  }
  return { ...original, extractExpenses }
})

/** What becomes of an utterance once `ask` has had a say. */
async function outcome(ask: ExtractByLlm, said: string, currency: Currency): Promise<Outcome> {
  const extract = withLlmExtraction(ask, () => undefined)
  const after = await extract(said, context(currency), new AbortController().signal)
  return { said, byRules: extractExpenses(said, context(currency)), after }
}

/** Every utterance beside a model that answers in this process, and the first ones beside one behind a socket. */
async function outcomes(
  answerIn: (currency: Currency) => Answer,
  timeoutMs = TIMEOUT_MS,
): Promise<Outcome[]> {
  const found: Outcome[] = []
  for (const currency of CURRENCIES) {
    const answer = answerIn(currency)
    const utterances = utterancesIn(currency)
    const model = await startModel((response, transcript) => send(answer(transcript), response))
    const remote = languageModel(model.settings, { timeoutMs })
    const first = utterances.slice(0, OVER_HTTP)
    found.push(...(await Promise.all(first.map(said => outcome(remote, said, currency)))))
    model.close()
    const local = (said: string) =>
      languageModel(model.settings, { timeoutMs, fetch: fetchFrom(answer, said) })
    found.push(...(await Promise.all(utterances.map(said => outcome(local(said), said, currency)))))
  }
  return found
}

/** `fetch` as a caller sees it: rejects once its signal aborts. */
function fetchFrom(answer: Answer, said: string): typeof fetch {
  return (_, init) =>
    new Promise((resolve, reject) => {
      init?.signal?.addEventListener('abort', () => reject(init.signal?.reason))
      Promise.resolve(answer(said)).then(resolve, reject)
    })
}

/** The same answer over HTTP; where it fails, the connection is cut. */
async function send(answer: Response | Promise<Response>, response: ServerResponse): Promise<void> {
  try {
    const { status, body } = await answer
    response.writeHead(status)
    for await (const chunk of body ?? []) response.write(chunk)
    response.end()
  } catch {
    // What the test is about: the model hangs up.
    response.destroy()
  }
}

/** A model that turns what is right into something else. */
function answering(change: (items: readonly ExtractedItem[]) => readonly SpokenExpense[]) {
  return (currency: Currency): Answer =>
    transcript =>
      new Response(completion(written(change(extractExpenses(transcript, context(currency)).items))))
}

/** The same text whatever is asked, encoded once and sent in chunks. */
function always(text: string, status = 200) {
  const bytes = new TextEncoder().encode(text)
  return () => () => new Response(bytes.length > CHUNK ? chunked(bytes) : bytes, { status })
}

function chunked(bytes: Uint8Array): ReadableStream<Uint8Array> {
  let at = 0
  return new ReadableStream({
    pull(stream) {
      stream.enqueue(bytes.subarray(at, at + CHUNK))
      at += CHUNK
      if (at >= bytes.length) stream.close()
    },
  })
}

const fetchFailed = () => () => Promise.reject(new TypeError('fetch failed'))
const cutOff = () => () => {
  let chunks = 0
  return new Response(
    new ReadableStream({
      pull: stream =>
        chunks++ === 0
          ? stream.enqueue(new TextEncoder().encode('{"choi'))
          : stream.error(new TypeError('terminated')),
    }),
  )
}

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
  ['silent', always('{"choices":[]}')],
  ['without a word', always(completion(''))],
  ['without a body', always('')],
  ['chatty before', always(completion(`Sure! Here you are:\n${written([item])}`))],
  ['chatty without end', always(completion('I think '.repeat(131_072)))],
  ['chatty after', always(`${spoken}${' '.repeat(1_048_576)}`)],
  ['cut off', always(completion(written([item]).slice(0, -9)))],
  ['out of JSON', always('<html>502 Bad Gateway</html>')],
  ['on another schema', always(completion('{"items":[{"price":"25k"}]}'))],
  [
    'of amounts in words',
    answering(items => items.map(it => ({ ...it, amount: '25k' as unknown as Minor }))),
  ],
  ['of categories of its own', answering(items => items.map(it => ({ ...it, category: 'Coffee' as never })))],
  ['of endless amounts', answering(items => items.map(it => ({ ...it, amount: 1e300 as Minor })))],
  ['out of order', always(spoken, 500)],
  ['overrun', always(spoken, 429)],
  ['hanging up', fetchFailed],
  ['hanging up in mid-sentence', cutOff],
])(
  'beside a model that is %s, the rules answer as if alone',
  async (_, reply) => {
    const found = await outcomes(reply)
    expect(found.filter(({ byRules, after }) => !same(byRules, after))).toEqual([])
  },
  TIMEOUT_MS,
)

test('beside a model that never answers, the rules answer as if alone', async () => {
  const found = await outcomes(() => () => new Promise<Response>(() => undefined), 50)
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
  ['sure that it is no expense', always(spoken)],
])(
  'beside a model that is %s, the items stand and are marked',
  async (_, reply) => {
    const found = await outcomes(reply)
    const heard = found.filter(({ byRules }) => byRules.items.length > 0)
    expect(found.filter(isWorse)).toEqual([])
    expect(heard.filter(({ byRules, after }) => !isLessSure(byRules.items, after.items))).toEqual([])
  },
  TIMEOUT_MS,
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
  TIMEOUT_MS,
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
  TIMEOUT_MS,
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
