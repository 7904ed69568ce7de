/** /recurring: rules of recurring expenses. */

import { Hono } from 'hono'
import { addDays, type CalendarDate } from '../../shared/domain/calendar-date.ts'
import { CATCH_UP_DAYS } from '../../shared/domain/recurring.ts'
import { isUuid } from '../../shared/domain/uuid.ts'
import { recurringChange, recurringInput } from '../../shared/wire/recurring.ts'
import { requireConsent } from '../accounts/consents.ts'
import type { AppDependencies } from '../app-dependencies.ts'
import { draftFromInput, toWire } from '../expenses/expense-row.ts'
import { expenseId } from '../expenses/insert-once.ts'
import type { AppEnv } from '../http/app-env.ts'
import { assertDeviceClock } from '../http/device-clock.ts'
import { jsonLimit, readJson } from '../http/json-body.ts'
import { Problem } from '../http/problem.ts'
import { requestToday, requestZone } from '../http/time-zone.ts'
import { keyedRequest } from '../idempotency/idempotency-key.ts'
import { saveIdempotently } from '../idempotency/idempotent-execution.ts'
import { changeRule } from '../recurring/change-rule.ts'
import { enterRule } from '../recurring/enter-rule.ts'
import { addRule, deleteRule, listRules, ruleToWire } from '../recurring/rule-store.ts'

export function recurringRoutes(deps: AppDependencies) {
  const { db, now } = deps
  const agreed = requireConsent(deps)
  return new Hono<AppEnv>()
    .get('/', async c => {
      const all = await listRules(db, c.var.user.id)
      return c.json({ rules: all.map(ruleToWire) })
    })
    .post('/', agreed, jsonLimit, async c => {
      const input = await readJson(c, recurringInput)
      const at = now()
      const today = requestToday(c, at)
      const { schedule, starts = today, ...what } = input
      assertStart(starts, today)
      assertDeviceClock(c, [starts], at)
      const userId = c.var.user.id
      const keyed = keyedRequest(c, userId, JSON.stringify(input))
      const zone = requestZone(c)
      const rule = {
        id: expenseId(keyed, 0),
        what: draftFromInput({ ...what, date: starts }),
        schedule,
        zone,
        starts,
      }
      const context = { db, keyed, now: at, signal: c.req.raw.signal }
      const { body } = await saveIdempotently(context, async tx => {
        const added = await addRule(tx, userId, rule, at)
        const isDue = added.dueAt !== null && added.dueAt <= at
        const expenses = isDue ? await enterRule(tx, added, at, starts) : []
        const [stored = added] = (await listRules(tx, userId)).filter(({ id }) => id === added.id)
        return { status: 201, body: { data: ruleToWire(stored), expenses: expenses.map(toWire) } }
      })
      return c.json(body as object, 201)
    })
    .put('/:id', agreed, jsonLimit, async c => {
      const id = namedRule(c.req.param('id'))
      const change = await readJson(c, recurringChange)
      const row = await changeRule(db, c.var.user.id, id, change, requestZone(c), now())
      if (!row) throw new Problem(404, 'recurringNotFound')
      return c.json({ data: ruleToWire(row) })
    })
    .delete('/:id', async c => {
      const deleted = await deleteRule(db, c.var.user.id, namedRule(c.req.param('id')))
      if (!deleted) throw new Problem(404, 'recurringNotFound')
      return c.json({ message: 'Deleted' })
    })
}

/** 404 for an invalid id. */
function namedRule(text: string): string {
  if (!isUuid(text)) throw new Problem(404, 'recurringNotFound')
  return text
}

/** From `CATCH_UP_DAYS` back to tomorrow: a phone's clock and zone may be ahead of the header's. */
function assertStart(starts: CalendarDate, today: CalendarDate): void {
  const min = addDays(today, -CATCH_UP_DAYS)
  if (starts < min) throw new Problem(400, 'dateTooEarly', { values: { min } })
  if (starts > addDays(today, 1)) throw new Problem(400, 'dateTooLate')
}
