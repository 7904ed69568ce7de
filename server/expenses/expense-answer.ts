/**
 * Long answers of expenses, streamed in pieces: the next one is read only after the connection has taken the
 * one before, so that the memory of an unread answer does not grow with its length.
 */
import type { Context } from 'hono'
import { writeCursor } from '../../shared/wire/queries.ts'
import { asPartOfThis } from '../current-account.ts'
import type { AppEnv } from '../http/app-env.ts'
import type { ExpensePage, PageRequest } from './expense-list.ts'
import { toWire } from './expense-row.ts'

/** Expenses read at once: more than most people have in a month. */
const PIECE = 200

export type ReadExpenses = (page: PageRequest) => Promise<ExpensePage>

/**
 * The fields of `before`, then `expenses` and `next_cursor`. A failure in the first piece becomes an error
 * answer.
 */
export async function answerExpenses(
  c: Context<AppEnv>,
  before: object,
  read: ReadExpenses,
  asked: PageRequest,
): Promise<Response> {
  const charge = c.var.chargeBytes ?? (async () => {})
  const first = await read({ ...asked, limit: Math.min(PIECE, asked.limit) })
  const text = chunks(before, pieces(first, read, asked.limit))
  if (first.next === null || asked.limit <= PIECE) {
    let whole = ''
    for await (const chunk of text) whole += chunk
    await charge(whole.length)
    return c.body(whole, 200, JSON_TYPE)
  }
  return c.body(byteStream(text, charge), 200, JSON_TYPE)
}

const JSON_TYPE = { 'Content-Type': 'application/json' }

async function* pieces(
  first: ExpensePage,
  read: ReadExpenses,
  limit: number,
): AsyncGenerator<ExpensePage, void> {
  let page = first
  for (let left = limit - page.rows.length; ; left -= page.rows.length) {
    yield page
    if (page.next === null || left <= 0) return
    page = await read({ limit: Math.min(PIECE, left), cursor: page.next })
  }
}

async function* chunks(
  before: object,
  pages: AsyncGenerator<ExpensePage, void>,
): AsyncGenerator<string, void> {
  const fields = JSON.stringify(before).slice(1, -1)
  let start = `{${fields}${fields === '' ? '' : ','}"expenses":[`
  let next: ExpensePage['next'] = null
  for await (const page of pages) {
    next = page.next
    yield start + page.rows.map(row => JSON.stringify(toWire(row))).join(',')
    start = ','
  }
  yield `],"next_cursor":${JSON.stringify(next && writeCursor(next))}}`
}

/** Pulls chunks on demand, without read-ahead. */
function byteStream(
  text: AsyncGenerator<string, void>,
  charge: (bytes: number) => Promise<void>,
): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder()
  const next = asPartOfThis(async () => {
    const { done, value } = await text.next()
    if (done) return null
    const bytes = encoder.encode(value)
    await charge(bytes.length)
    return bytes
  })
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        const bytes = await next()
        if (bytes) controller.enqueue(bytes)
        else controller.close()
      },
      async cancel() {
        await text.return()
      },
    },
    { highWaterMark: 0 },
  )
}
