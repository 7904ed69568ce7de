/** What changes and deletes expenses below /expenses. */
import { Hono } from 'hono'
import { isUuid } from '../../shared/domain/uuid.ts'
import { expenseChange, expenseDeletion } from '../../shared/wire/expense.ts'
import { requireConsent } from '../accounts/consents.ts'
import type { AppDependencies } from '../app-dependencies.ts'
import { deleteExpense, deleteExpenses, type Removed } from '../expenses/delete-expenses.ts'
import { toWire } from '../expenses/expense-row.ts'
import { etagOf, expenseChanged, versionSeen } from '../expenses/expense-version.ts'
import { updateExpense } from '../expenses/update-expense.ts'
import type { AppEnv } from '../http/app-env.ts'
import { jsonLimit, readJson } from '../http/json-body.ts'
import { Problem } from '../http/problem.ts'
import { requestToday } from '../http/time-zone.ts'
import { assertDay } from './expense-day.ts'

export function expenseChangingRoutes(deps: AppDependencies) {
  const { db, now } = deps
  const agreed = requireConsent(deps)
  return new Hono<AppEnv>()
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
