/** What adds expenses below /expenses: entered, imported and put back; all but the voice upload. */
import { type Context, Hono } from 'hono'
import { expenseBatch, expenseInput } from '../../shared/wire/expense.ts'
import { expenseImport } from '../../shared/wire/import.ts'
import { expenseRestoration } from '../../shared/wire/restore.ts'
import { requireConsent } from '../accounts/consents.ts'
import type { AppDependencies } from '../app-dependencies.ts'
import {
  draftFromInput,
  type ExpenseInput,
  type ExpenseRow,
  saidFromInput,
  toWire,
} from '../expenses/expense-row.ts'
import { importExpenses } from '../expenses/import-expenses.ts'
import { insertExpenses } from '../expenses/insert-expenses.ts'
import { expenseId, insertOnce } from '../expenses/insert-once.ts'
import { restoreExpenses } from '../expenses/restore-expenses.ts'
import type { AppEnv } from '../http/app-env.ts'
import { assertDeviceClock } from '../http/device-clock.ts'
import { jsonLimit, readJson } from '../http/json-body.ts'
import { requestToday } from '../http/time-zone.ts'
import { keyedRequest } from '../idempotency/idempotency-key.ts'
import { saveIdempotently } from '../idempotency/idempotent-execution.ts'
import { assertDay } from './expense-day.ts'

export function expenseAddingRoutes(deps: AppDependencies) {
  const { db, now } = deps
  const agreed = requireConsent(deps)
  /** Saves all, once per idempotency key; `toBody` creates the answer from the saved rows. */
  const save = async (
    c: Context<AppEnv>,
    inputs: readonly ExpenseInput[],
    toBody: (saved: ExpenseRow[]) => object,
  ): Promise<Response> => {
    const at = now()
    for (const { date } of inputs) assertDay(date, requestToday(c, at))
    assertDeviceClock(
      c,
      inputs.map(({ date }) => date),
      at,
    )
    const userId = c.var.user.id
    const keyed = keyedRequest(c, userId, JSON.stringify(inputs))
    const { learnsPhrases } = c.var.user
    const on = requestToday(c, at)
    const items = inputs.map((input, index) => ({
      ...draftFromInput(input),
      id: expenseId(keyed, index),
      ...(learnsPhrases && saidFromInput(input, on)),
    }))
    const insert = keyed === null ? insertExpenses : insertOnce
    const { body } = await saveIdempotently({ db, keyed, now: at, signal: c.req.raw.signal }, async tx => ({
      status: 201,
      body: toBody(await insert(tx, userId, items, at)),
    }))
    return c.json(body as object, 201)
  }

  return new Hono<AppEnv>()
    .post('/', agreed, jsonLimit, async c => {
      return save(c, [await readJson(c, expenseInput)], ([row]) => {
        if (!row) throw new Error('An inserted expense did not come back')
        return { data: toWire(row) }
      })
    })
    .post('/batch', agreed, jsonLimit, async c => {
      return save(c, await readJson(c, expenseBatch), rows => ({ expenses: rows.map(toWire) }))
    })
    .post('/import', agreed, jsonLimit, async c => {
      const { expenses, preview } = await readJson(c, expenseImport)
      const at = now()
      for (const { date } of expenses) assertDay(date, requestToday(c, at))
      const userId = c.var.user.id
      const keyed = preview ? null : keyedRequest(c, userId, JSON.stringify(expenses))
      const { body } = await saveIdempotently({ db, keyed, now: at, signal: c.req.raw.signal }, async tx => {
        const { ids, existing } = await importExpenses(tx, userId, expenses, at, preview)
        return { status: 200, body: { added: ids.length, existing, ids: preview ? [] : ids } }
      })
      return c.json(body as object)
    })
    .post('/restore', agreed, jsonLimit, async c => {
      const { expenses } = await readJson(c, expenseRestoration)
      const at = now()
      for (const { date } of expenses) assertDay(date, requestToday(c, at))
      const { id: userId, learnsPhrases: learns } = c.var.user
      const keyed = keyedRequest(c, userId, JSON.stringify(expenses))
      const { body } = await saveIdempotently({ db, keyed, now: at, signal: c.req.raw.signal }, async tx => {
        const rows = await restoreExpenses(tx, userId, expenses, { now: at, learns })
        return { status: 201, body: { expenses: rows.map(toWire) } }
      })
      return c.json(body as object, 201)
    })
}
