/** The contract of `/api` (specification §7), one entry a route. */
import { AGREED_TERMS_HEADER, agreementAnswer, agreementInput } from '../../shared/wire/agreement.ts'
import * as answers from '../../shared/wire/answers.ts'
import { budgetInput, budgetScope } from '../../shared/wire/budget.ts'
import { expenseBatch, expenseChange, expenseDeletion, expenseInput } from '../../shared/wire/expense.ts'
import { IF_MATCH_HEADER } from '../../shared/wire/expense-version.ts'
import { expenseImport } from '../../shared/wire/import.ts'
import { ACCOUNT_PATH, COPY_PATH, COPY_TYPE } from '../../shared/wire/own-data.ts'
import { learningInput, phraseInput } from '../../shared/wire/phrases.ts'
import { filterQuery, listQuery, periodParameters } from '../../shared/wire/queries.ts'
import { recurringChange, recurringInput } from '../../shared/wire/recurring.ts'
import { expenseRestoration } from '../../shared/wire/restore.ts'
import { questionFields } from '../../shared/wire/spending-question.ts'
import { objectionInput, standingAnswer } from '../../shared/wire/standing.ts'
import {
  CURRENCY_HEADER,
  DEVICE_TIME_HEADER,
  IDEMPOTENCY_HEADER,
  TIME_ZONE_HEADER,
  VOICE_PATH,
} from '../../shared/wire/voice-request.ts'
import type { Operation } from './operation.ts'
import { UPLOAD_OPERATIONS } from './upload-operations.ts'

const JSON_REFUSALS = [400, 413, 415] as const
/** Refusals of a request with an Idempotency-Key. */
const KEY_REFUSALS = [409, 422] as const
/** Refusals of a request that stores data. */
const STORE_REFUSALS = [507] as const
/** Refusals of a request that stores speech or expenses. */
const CONSENT_REFUSALS = [428] as const

export const OPERATIONS: readonly Operation[] = [
  {
    method: 'post',
    path: '/auth/login',
    summary:
      'Make or load the account after sign-in, undo its deletion where that was asked for, and record which terms were agreed to. The body is empty.',
    headers: [AGREED_TERMS_HEADER],
    status: 200,
    answer: answers.profileAnswer,
    refusals: [...JSON_REFUSALS, 403],
  },
  {
    method: 'get',
    path: '/auth/profile',
    summary: 'The account.',
    status: 200,
    answer: answers.profileAnswer,
    refusals: [],
  },
  {
    method: 'post',
    path: '/auth/agreements',
    summary:
      'Agree to a version of the terms and of the privacy policy. While `terms_due` of the profile names one, what stores speech or expenses is refused with 428, except where it is the first.',
    body: agreementInput,
    status: 200,
    answer: agreementAnswer,
    refusals: JSON_REFUSALS,
  },
  {
    method: 'get',
    path: '/auth/standing',
    summary:
      'Whether voice is open to the account; where it is closed, or was warned of, until when, what was heard, and what became of the last objection.',
    status: 200,
    answer: standingAnswer,
    refusals: [],
  },
  {
    method: 'post',
    path: '/auth/objections',
    summary:
      'Object to a warning or a restriction, for an operator to decide. 409 where there is none, or while an earlier objection waits.',
    headers: [IDEMPOTENCY_HEADER],
    body: objectionInput,
    status: 201,
    answer: standingAnswer,
    refusals: [...JSON_REFUSALS, ...KEY_REFUSALS, ...STORE_REFUSALS],
  },
  {
    method: 'get',
    path: '/subscriptions/status',
    summary: 'The subscription; 404 when there never was one.',
    status: 200,
    answer: answers.subscriptionAnswer,
    refusals: [404],
  },
  {
    method: 'get',
    path: '/dashboard/stats',
    summary:
      'Sums of this month, week and day, in IDR and exactly in each currency, of the same days of the month before, and the ten expenses entered last.',
    headers: [TIME_ZONE_HEADER],
    status: 200,
    answer: answers.dashboardAnswer,
    refusals: [400],
  },
  {
    method: 'get',
    path: '/analytics/trends',
    summary:
      'Exact sums in each currency of the last twelve months, of the days of the current one, and of the same days of the month before, these by category, too.',
    headers: [TIME_ZONE_HEADER],
    status: 200,
    answer: answers.trendsAnswer,
    refusals: [400],
  },
  {
    method: 'get',
    path: '/expenses/detail',
    summary:
      'Sums of a period, in IDR and exactly in each currency, and its latest 1000 expenses; `next_cursor` leads to the rest. `period` is another name of `timeframe`.',
    query: periodParameters,
    headers: [TIME_ZONE_HEADER],
    status: 200,
    answer: answers.periodAnswer,
    refusals: [400],
  },
  {
    method: 'get',
    path: '/expenses/answer',
    summary:
      'What a question about the expenses comes to: how many match, their exact sums in each currency, and the largest of them where `what` is that, else the latest.',
    query: questionFields,
    status: 200,
    answer: answers.spendingAnswer,
    refusals: [400],
  },
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
    method: 'get',
    path: '/expenses/totals',
    summary: 'How many expenses match, and their exact sums in each currency; each parameter as of the list.',
    query: filterQuery,
    status: 200,
    answer: answers.matchesAnswer,
    refusals: [400],
  },
  {
    method: 'get',
    path: '/expenses/usual',
    summary:
      'What the account usually buys about this hour and weekday, at most five, from the latest 1000 expenses of the last 90 days.',
    headers: [TIME_ZONE_HEADER],
    status: 200,
    answer: answers.usualListAnswer,
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
    method: 'post',
    path: VOICE_PATH,
    summary:
      'Turn a recording into expenses, saved when `auto_insert` is true. A recording of something else than expenses is answered 400 with `violation_type`; one without an expense that breaks no rule, 422. A question about the expenses is answered with `question` and `answer`, what puts those of `context` right with `correction`: neither saves or changes anything. With `Accept: application/x-ndjson` the answer to a request that is not refused at once is 200 and a stream: an event a line, each as soon as it is true, empty lines in between, and last `done` with the status, body and headers of the answer that there would have been. A stream without `done` was cut: send again under the same key.',
    headers: [TIME_ZONE_HEADER, CURRENCY_HEADER, IDEMPOTENCY_HEADER],
    body: 'recording',
    status: 200,
    answer: answers.voiceAnswerBody,
    streamed: answers.voiceEvent,
    refusals: [...JSON_REFUSALS, ...CONSENT_REFUSALS, ...KEY_REFUSALS, ...STORE_REFUSALS, 402, 403],
  },
  ...UPLOAD_OPERATIONS,
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
    answer: answers.deletedAnswer,
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
    answer: answers.deletedAnswer,
    refusals: [404],
  },
  {
    method: 'delete',
    path: ACCOUNT_PATH,
    summary:
      'Ask for the deletion of the account and of all that is stored of it, in seven days; asked for again, that stays as it is. Until then POST /auth/login undoes it, and everything but that and a copy is refused with 403 and `account_deleting` as its `code`.',
    status: 200,
    answer: answers.deletionAskedAnswer,
    refusals: [],
  },
  {
    method: 'get',
    path: COPY_PATH,
    summary:
      'A copy of all that is stored of the account, as a ZIP that is made while it is read: each table as CSV and JSON, recordings as they came, and README.txt, in the language of Accept-Language, which describes them. One at a time; also without a subscription.',
    status: 200,
    answer: COPY_TYPE,
    refusals: [],
  },
  {
    method: 'get',
    path: '/phrases',
    summary:
      'What the corrections of the account have taught, the latest first, and what it usually pays for what it says: all that is needed to understand a typed sentence as a spoken one.',
    status: 200,
    answer: answers.phraseListAnswer,
    refusals: [],
  },
  {
    method: 'put',
    path: '/phrases/learning',
    summary:
      'Say whether corrections are learnt from. Turning it off forgets what was learnt, and the words by which expenses were named.',
    body: learningInput,
    status: 200,
    answer: answers.learningAnswer,
    refusals: JSON_REFUSALS,
  },
  {
    method: 'put',
    path: '/phrases/{id}',
    summary: 'Put a phrase back as it was listed; 404 where the id is not that of its words.',
    body: phraseInput,
    status: 200,
    answer: answers.onePhraseAnswer,
    refusals: [...JSON_REFUSALS, 404],
  },
  {
    method: 'delete',
    path: '/phrases/{id}',
    summary: 'Forget what was learnt of a phrase. Expenses stay as they are.',
    status: 200,
    answer: answers.deletedAnswer,
    refusals: [404],
  },
  {
    method: 'get',
    path: '/openapi.json',
    summary: 'This description.',
    open: true,
    status: 200,
    answer: 'application/json',
    refusals: [],
  },
  {
    method: 'get',
    path: '/docs',
    summary: 'This description, to read.',
    open: true,
    status: 200,
    answer: 'text/html',
    refusals: [],
  },
  {
    method: 'get',
    path: '/docs/page.css',
    summary: 'How the page looks.',
    open: true,
    status: 200,
    answer: 'text/css',
    refusals: [],
  },
]
