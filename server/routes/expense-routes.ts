/** /expenses, all but the voice upload. */

import { type Context, Hono } from 'hono'
import { addDays, type CalendarDate, MIN_DATE } from '../../shared/domain/calendar-date.ts'
import { periodRange } from '../../shared/domain/period.ts'
import { sumTotals } from '../../shared/domain/totals.ts'
import { isUuid } from '../../shared/domain/uuid.ts'
import {
  expenseBatch,
  expenseChange,
  expenseDeletion,
  expenseInput,
  MAX_LIST,
} from '../../shared/wire/expense.ts'
import { expenseImport } from '../../shared/wire/import.ts'
import { filterQuery, listQuery, periodQuery } from '../../shared/wire/queries.ts'
import { expenseRestoration } from '../../shared/wire/restore.ts'
import { questionFields, questionFromWire } from '../../shared/wire/spending-question.ts'
import { totalsToWire } from '../../shared/wire/totals.ts'
import { requireConsent } from '../accounts/consents.ts'
import type { AppDependencies } from '../app-dependencies.ts'
import { deleteExpense, deleteExpenses, type Removed } from '../expenses/delete-expenses.ts'
import { answerExpenses, type ReadExpenses } from '../expenses/expense-answer.ts'
import { listExpenses } from '../expenses/expense-list.ts'
import { draftFromInput, type ExpenseInput, type ExpenseRow, toWire } from '../expenses/expense-row.ts'
import {
  breakdownAnswer,
  countAndSum,
  inIdr,
  matchesAnswer,
  sumByCategory,
} from '../expenses/expense-totals.ts'
import { etagOf, expenseChanged, versionSeen } from '../expenses/expense-version.ts'
import { importExpenses } from '../expenses/import-expenses.ts'
import { insertExpenses } from '../expenses/insert-expenses.ts'
import { expenseId, insertOnce } from '../expenses/insert-once.ts'
import { restoreExpenses } from '../expenses/restore-expenses.ts'
import { updateExpense } from '../expenses/update-expense.ts'
import { usualNow, usualToWire } from '../expenses/usual.ts'
import type { AppEnv } from '../http/app-env.ts'
import { assertDeviceClock } from '../http/device-clock.ts'
import { jsonLimit, readJson, readQuery } from '../http/json-body.ts'
import { Problem } from '../http/problem.ts'
import { requestToday, requestZone } from '../http/time-zone.ts'
import { keyedRequest } from '../idempotency/idempotency-key.ts'
import { saveIdempotently } from '../idempotency/idempotent-execution.ts'
import { listLimits } from '../limits/list-limits.ts'
import { answerQuestion } from '../questions/answer-question.ts'

export function expenseRoutes(deps: AppDependencies) {
  const { db, now } = deps
  const limitLists = listLimits(deps)
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
    const items = inputs.map((input, index) => ({
      ...draftFromInput(input),
      id: expenseId(keyed, index),
      ...(learnsPhrases && input.phrase !== undefined ? { phrase: input.phrase } : {}),
    }))
    const insert = keyed === null ? insertExpenses : insertOnce
    const { body } = await saveIdempotently({ db, keyed, now: at, signal: c.req.raw.signal }, async tx => ({
      status: 201,
      body: toBody(await insert(tx, userId, items, at)),
    }))
    return c.json(body as object, 201)
  }

  return new Hono<AppEnv>()
    .get('/', limitLists, async c => {
      const { limit, offset, cursor, ...filter } = readQuery(c, listQuery)
      const userId = c.var.user.id
      const read: ReadExpenses = part => listExpenses(db, userId, filter, part)
      return answerExpenses(c, {}, read, { limit, offset, cursor })
    })
    .get('/totals', limitLists, async c => {
      const filter = readQuery(c, filterQuery)
      return c.json(matchesAnswer(await countAndSum(db, c.var.user.id, filter)))
    })
    .get('/answer', limitLists, async c => {
      const question = questionFromWire(readQuery(c, questionFields))
      return c.json(await answerQuestion(db, c.var.user.id, question))
    })
    .get('/detail', limitLists, async c => {
      const { timeframe, month } = readQuery(c, periodQuery)
      const today = requestToday(c, now())
      const range = periodRange(timeframe, today, month)
      const userId = c.var.user.id
      const breakdown = await sumByCategory(db, userId, range)
      const total = sumTotals(breakdown.map(({ totals }) => totals))
      const sums = {
        totalSpend: inIdr(total),
        totals: totalsToWire(total),
        categoryBreakdown: breakdownAnswer(breakdown),
        total_expenses: breakdown.reduce((sum, { count }) => sum + count, 0),
      }
      const read: ReadExpenses = part => listExpenses(db, userId, range, part)
      return answerExpenses(c, sums, read, { limit: MAX_LIST })
    })
    .get('/usual', async c => {
      const usual = await usualNow(db, c.var.user.id, now(), requestZone(c))
      return c.json({ usual: usual.map(usualToWire) })
    })
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
