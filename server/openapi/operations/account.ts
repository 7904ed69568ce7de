/** The account: sign-in, standing, subscription, its data as a whole. */
import { AGREED_TERMS_HEADER, agreementAnswer, agreementInput } from '../../../shared/wire/agreement.ts'
import * as answers from '../../../shared/wire/answers/account.ts'
import { ACCOUNT_PATH, COPY_PATH, COPY_TYPE } from '../../../shared/wire/own-data.ts'
import { objectionInput, standingAnswer } from '../../../shared/wire/standing.ts'
import { IDEMPOTENCY_HEADER } from '../../../shared/wire/voice-request.ts'
import type { Operation } from '../operation.ts'
import { JSON_REFUSALS, KEY_REFUSALS, STORE_REFUSALS } from './refusals.ts'

export const ACCOUNT_OPERATIONS: readonly Operation[] = [
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
]
