/** The speaker's recently saved expenses, to which a correction can refer. */
import type { CalendarDate } from '../../shared/domain/calendar-date.ts'
import type { SavedExpense } from '../../shared/domain/correction.ts'
import { toMinor } from '../../shared/domain/money.ts'
import { isPaymentMethod } from '../../shared/domain/payment-method.ts'
import { MAX_CONTEXT } from '../../shared/wire/voice-request.ts'
import type { Database } from '../db/database.ts'
import { currencyOf } from '../expenses/expense-row.ts'
import { findExpenses } from '../expenses/expense-store.ts'
import { badField } from '../http/json-body.ts'
import type { Part } from '../http/multipart.ts'

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/

/** 400 for anything but a list of at most `MAX_CONTEXT` ids. */
export function readContext(part: Part | undefined): readonly string[] {
  if (!part) return []
  const ids = part.kind === 'field' ? part.value.split(',') : []
  if (ids.length === 0 || ids.length > MAX_CONTEXT || !ids.every(id => UUID.test(id)))
    throw badField(part.name)
  return ids
}

/** In the order of `ids`, without ids of no expense of the account. */
export async function savedContext(
  db: Database,
  userId: string,
  ids: readonly string[],
): Promise<readonly SavedExpense[]> {
  if (ids.length === 0) return []
  const rows = new Map((await findExpenses(db, userId, ids)).map(row => [row.id, row]))
  return [...new Set(ids)].flatMap((id): SavedExpense[] => {
    const row = rows.get(id)
    if (!row) return []
    const currency = currencyOf(row)
    return [
      {
        id,
        amount: toMinor(Number(row.amount), currency),
        currency,
        description: row.description,
        category: row.category,
        date: row.date as CalendarDate,
        paymentMethod: isPaymentMethod(row.paymentMethod) ? row.paymentMethod : null,
        savedAt: row.createdAt.getTime(),
      },
    ]
  })
}
