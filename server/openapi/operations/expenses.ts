/** The expenses themselves: listed, added, changed, deleted. */
import * as answers from '../../../shared/wire/answers/expenses.ts'
import { expenseBatch, expenseChange, expenseDeletion, expenseInput } from '../../../shared/wire/expense.ts'
import { IF_MATCH_HEADER } from '../../../shared/wire/expense-version.ts'
import { expenseImport } from '../../../shared/wire/import.ts'
import { listQuery } from '../../../shared/wire/queries.ts'
import { expenseRestoration } from '../../../shared/wire/restore.ts'
import {
  DEVICE_TIME_HEADER,
  IDEMPOTENCY_HEADER,
  TIME_ZONE_HEADER,
} from '../../../shared/wire/voice-request.ts'
import type { Operation } from '../operation.ts'
import { CONSENT_REFUSALS, JSON_REFUSALS, KEY_REFUSALS, STORE_REFUSALS } from './refusals.ts'

export const EXPENSES_OPERATIONS: readonly Operation[] = [
  {
    method: 'get',
    path: '/expenses',
    summary:
      'Expenses, latest day first; `from` and `to` are inclusive. `next_cursor`, sent as `cursor`, leads to those after them, whatever is added or deleted meanwhile. `q` is searched for in description, category (in English and Indonesian), payment method and amount (`25rb`, `25.000`, `4.50`): each word of it, in any order and without case and accents, has to begin one there.',
    query: listQuery,
    status: 200,
    answer: answers.expensePageAnswer,
    refusals: [400],
  },
  {
    method: 'post',
    path: '/expenses',
    summary: 'Add an expense.',
    headers: [TIME_ZONE_HEADER, DEVICE_TIME_HEADER, IDEMPOTENCY_HEADER],
    body: expenseInput,
    status: 201,
    answer: answers.oneExpenseAnswer,
    refusals: [...JSON_REFUSALS, ...CONSENT_REFUSALS, ...KEY_REFUSALS, ...STORE_REFUSALS],
  },
  {
    method: 'post',
    path: '/expenses/batch',
    summary: 'Add several expenses: all or none, in the order given.',
    headers: [TIME_ZONE_HEADER, DEVICE_TIME_HEADER, IDEMPOTENCY_HEADER],
    body: expenseBatch,
    status: 201,
    answer: answers.expenseListAnswer,
    refusals: [...JSON_REFUSALS, ...CONSENT_REFUSALS, ...KEY_REFUSALS, ...STORE_REFUSALS],
  },
  {
    method: 'post',
    path: '/expenses/import',
    summary:
      'Bring back expenses that were exported, at most 500: all or none of those that are missing, in the order given, with `id` and `created_at` where they have them. One with an id is there where the account has that id; one without, where the account has more than `occurrence` of the same day, description, amount and category. `added` and `existing` count them, `ids` names what was added. With `preview` nothing is added.',
    headers: [TIME_ZONE_HEADER, IDEMPOTENCY_HEADER],
    body: expenseImport,
    status: 200,
    answer: answers.importAnswer,
    refusals: [...JSON_REFUSALS, ...CONSENT_REFUSALS, ...KEY_REFUSALS, ...STORE_REFUSALS],
  },
  {
    method: 'post',
    path: '/expenses/restore',
    summary:
      'Undo a deletion: put expenses back under the `id` and at the `place` that they had, all or none; those without a place after all others, in the order given. One that is there stays as it is. Each is of a newer version than the one that was deleted.',
    headers: [TIME_ZONE_HEADER, IDEMPOTENCY_HEADER],
    body: expenseRestoration,
    status: 201,
    answer: answers.expenseListAnswer,
    refusals: [...JSON_REFUSALS, ...CONSENT_REFUSALS, ...KEY_REFUSALS, ...STORE_REFUSALS],
  },
  {
    method: 'put',
    path: '/expenses/{id}',
    summary:
      'Change an expense; what is absent stays as it is. With `If-Match`, only the version that it names: otherwise 409 with `conflict`, both versions, and nothing is changed.',
    headers: [TIME_ZONE_HEADER, IF_MATCH_HEADER],
    body: expenseChange,
    status: 200,
    answer: answers.oneExpenseAnswer,
    refusals: [...JSON_REFUSALS, ...CONSENT_REFUSALS, ...STORE_REFUSALS, 404, 409],
  },
  {
    method: 'delete',
    path: '/expenses/{id}',
    summary: 'Delete an expense; with `If-Match`, only the version that it names, as above.',
    headers: [IF_MATCH_HEADER],
    status: 200,
    answer: answers.expenseDeletedAnswer,
    refusals: [404, 409],
  },
  {
    method: 'post',
    path: '/expenses/delete',
    summary:
      'Delete several expenses, at most 1000. An id that names none of the account’s is passed over, so a repeated request does no harm; `deleted` counts those that were there, `places` says where in the order of entry.',
    body: expenseDeletion,
    status: 200,
    answer: answers.deletionAnswer,
    refusals: JSON_REFUSALS,
  },
]
