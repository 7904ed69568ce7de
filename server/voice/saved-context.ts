/** The speaker's recently saved expenses, to which a correction can refer. */

import type { SavedExpense } from '../../shared/domain/correction.ts'
import { isStoredUuid } from '../../shared/domain/uuid.ts'
import { MAX_CONTEXT } from '../../shared/wire/voice-request.ts'
import type { Database } from '../db/database.ts'
import { draftFromRow } from '../expenses/expense-row.ts'
import { findExpenses } from '../expenses/find-expenses.ts'
import { badField } from '../http/json-body.ts'
import type { Part } from '../http/multipart.ts'

/** 400 for anything but a list of at most `MAX_CONTEXT` ids. */
export function readContext(part: Part | undefined): readonly string[] {
  if (!part) return []
  const ids = part.kind === 'field' ? part.value.split(',') : []
  if (ids.length === 0 || ids.length > MAX_CONTEXT || !ids.every(id => isStoredUuid(id)))
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
    return row ? [{ id, ...draftFromRow(row), savedAt: row.createdAt.getTime() }] : []
  })
}
