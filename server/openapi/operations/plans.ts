/** Limits of a month, and expenses that come again. */

import { deletedAnswer } from '../../../shared/wire/answers/fields.ts'
import * as answers from '../../../shared/wire/answers/plans.ts'
import { budgetInput, budgetScope } from '../../../shared/wire/budget.ts'
import { recurringChange, recurringInput } from '../../../shared/wire/recurring.ts'
import {
  DEVICE_TIME_HEADER,
  IDEMPOTENCY_HEADER,
  TIME_ZONE_HEADER,
} from '../../../shared/wire/voice-request.ts'
import type { Operation } from '../operation.ts'
import { CONSENT_REFUSALS, JSON_REFUSALS, KEY_REFUSALS, STORE_REFUSALS } from './refusals.ts'

export const PLANS_OPERATIONS: readonly Operation[] = [
  {
    method: 'get',
    path: '/budgets',
    summary: 'What may be spent in a month: in all, and by category.',
    status: 200,
    answer: answers.budgetListAnswer,
    refusals: [],
  },
  {
    method: 'put',
    path: '/budgets/{category}',
    names: { category: budgetScope },
    summary: 'Set the limit of a month, of a category or of `all`, in place of any before.',
    body: budgetInput,
    status: 200,
    answer: answers.oneBudgetAnswer,
    refusals: [...JSON_REFUSALS, 404],
  },
  {
    method: 'delete',
    path: '/budgets/{category}',
    names: { category: budgetScope },
    summary: 'Remove a limit.',
    status: 200,
    answer: deletedAnswer,
    refusals: [404],
  },
  {
    method: 'get',
    path: '/recurring',
    summary: 'The rules by which expenses come again, the oldest first.',
    status: 200,
    answer: answers.recurringListAnswer,
    refusals: [],
  },
  {
    method: 'post',
    path: '/recurring',
    summary:
      'Add a rule, in the time zone of the request. Its first day is the first of its schedule that is not before `starts`, which is today where it is absent, and lies at most 92 days back; what is due already is entered at once. From then on the server enters each expense as its day begins, while the subscription is active.',
    headers: [TIME_ZONE_HEADER, DEVICE_TIME_HEADER, IDEMPOTENCY_HEADER],
    body: recurringInput,
    status: 201,
    answer: answers.newRecurringAnswer,
    refusals: [...JSON_REFUSALS, ...CONSENT_REFUSALS, ...KEY_REFUSALS, ...STORE_REFUSALS],
  },
  {
    method: 'put',
    path: '/recurring/{id}',
    summary:
      'Change, pause or resume a rule; what is absent stays as it is. What was entered stays, too. Another schedule begins tomorrow; of a pause nothing is made up for.',
    headers: [TIME_ZONE_HEADER],
    body: recurringChange,
    status: 200,
    answer: answers.oneRecurringAnswer,
    refusals: [...JSON_REFUSALS, ...CONSENT_REFUSALS, 404],
  },
  {
    method: 'delete',
    path: '/recurring/{id}',
    summary: 'Delete a rule. What it has entered stays.',
    status: 200,
    answer: deletedAnswer,
    refusals: [404],
  },
]
