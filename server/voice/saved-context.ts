/** The speaker's recently saved expenses, to which a correction can refer. */

import type { SavedExpense } from '../../shared/domain/correction.ts'
import { isStoredUuid } from '../../shared/domain/uuid.ts'
import { CAN_UNDO, MAX_CONTEXT } from '../../shared/wire/voice-request.ts'
import type { Database } from '../db/database.ts'
import { draftFromRow } from '../expenses/expense-row.ts'
import { findExpenses } from '../expenses/find-expenses.ts'
import { badField } from '../http/json-body.ts'
import type { Part } from '../http/multipart.ts'

/** What a recording can put right, the latest last, and whether the latest correction can be undone. */
export interface VoiceContext<T> {
  readonly saved: readonly T[]
  readonly canUndo: boolean
}

/** 400 for anything but a list of at most `MAX_CONTEXT` ids, which `CAN_UNDO` may follow. */
export function readContext(part: Part | undefined): VoiceContext<string> {
  if (!part) return { saved: [], canUndo: false }
  const listed = part.kind === 'field' ? part.value.split(',') : []
  const canUndo = listed.at(-1) === CAN_UNDO
  const ids = canUndo ? listed.slice(0, -1) : listed
  if (listed.length === 0 || ids.length > MAX_CONTEXT || !ids.every(id => isStoredUuid(id)))
    throw badField(part.name)
  return { saved: ids, canUndo }
}

/** In the order of the ids, without those of no expense of the account. */
export async function savedContext(
  db: Database,
  userId: string,
  { saved: ids, canUndo }: VoiceContext<string>,
): Promise<VoiceContext<SavedExpense>> {
  if (ids.length === 0) return { saved: [], canUndo }
  const rows = new Map((await findExpenses(db, userId, ids)).map(row => [row.id, row]))
  const saved = [...new Set(ids)].flatMap((id): SavedExpense[] => {
    const row = rows.get(id)
    return row ? [{ id, ...draftFromRow(row), savedAt: row.createdAt.getTime() }] : []
  })
  return { saved, canUndo }
}
