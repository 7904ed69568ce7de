/** Writes below /expenses: entered, imported, put back, changed and deleted; all but the voice upload. */
import { type Context, Hono } from 'hono'
import { addDays, type CalendarDate, MIN_DATE } from '../../shared/domain/calendar-date.ts'
import { isUuid } from '../../shared/domain/uuid.ts'
import { expenseBatch, expenseChange, expenseDeletion, expenseInput } from '../../shared/wire/expense.ts'
import { expenseImport } from '../../shared/wire/import.ts'
import { expenseRestoration } from '../../shared/wire/restore.ts'
import { requireConsent } from '../accounts/consents.ts'
import type { AppDependencies } from '../app-dependencies.ts'
import { deleteExpense, deleteExpenses, type Removed } from '../expenses/delete-expenses.ts'
import {
  draftFromInput,
  type ExpenseInput,
  type ExpenseRow,
  saidFromInput,
  toWire,
} from '../expenses/expense-row.ts'
import { etagOf, expenseChanged, versionSeen } from '../expenses/expense-version.ts'
import { importExpenses } from '../expenses/import-expenses.ts'
import { insertExpenses } from '../expenses/insert-expenses.ts'
import { expenseId, insertOnce } from '../expenses/insert-once.ts'
import { restoreExpenses } from '../expenses/restore-expenses.ts'
import { updateExpense } from '../expenses/update-expense.ts'
import type { AppEnv } from '../http/app-env.ts'
import { assertDeviceClock } from '../http/device-clock.ts'
import { jsonLimit, readJson } from '../http/json-body.ts'
import { Problem } from '../http/problem.ts'
import { requestToday } from '../http/time-zone.ts'
import { keyedRequest } from '../idempotency/idempotency-key.ts'
import { saveIdempotently } from '../idempotency/idempotent-execution.ts'

export function expenseWritingRoutes(deps: AppDependencies) {
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
    .post('/delete', jsonLimit, async c => {
      const { ids } = await readJson(c, expenseDeletion)
      const possible = ids.filter(id => isUuid(id))
      const removed: Removed =
        possible.length > 0 ? await deleteExpenses(db, c.var.user.id, possible) : new Map()
      const places = ids.map(id => removed.get(id.toLowerCase()) ?? null)
      return c.json({ deleted: removed.size, places })
    })
    .put('/:id', agreed, jsonLimit, async c => {
      const id = namedExpense(c.req.param('id'))
      const change = await readJson(c, expenseChange)
      const at = now()
      const today = requestToday(c, at)
      if (change.date) assertDay(change.date, today)
      const changing = { version: versionSeen(c), now: at, today }
      const updated = await updateExpense(db, c.var.user.id, id, change, changing)
      if (updated.kind === 'absent') throw new Problem(404, 'expenseNotFound')
      if (updated.kind === 'stale') throw expenseChanged(updated.current, updated.yours)
      return c.json({ data: toWire(updated.row) }, 200, etagOf(updated.row))
    })
    .delete('/:id', async c => {
      const id = namedExpense(c.req.param('id'))
      const deleted = await deleteExpense(db, c.var.user.id, id, versionSeen(c))
      if (deleted.kind === 'absent') throw new Problem(404, 'expenseNotFound')
      if (deleted.kind === 'stale') throw expenseChanged(deleted.current, null)
      return c.json({ message: 'Deleted', place: deleted.place })
    })
}

/** 404 for an invalid id. */
function namedExpense(text: string): string {
  if (!isUuid(text)) throw new Problem(404, 'expenseNotFound')
  return text
}

/** From the first day allowed to tomorrow: a phone's clock and zone may be ahead of the header's. */
function assertDay(date: CalendarDate, today: CalendarDate): void {
  if (date < MIN_DATE) throw new Problem(400, 'dateTooEarly', { values: { min: MIN_DATE } })
  if (date > addDays(today, 1)) throw new Problem(400, 'dateTooLate')
}
