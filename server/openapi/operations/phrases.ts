/** What corrections have taught. */

import { deletedAnswer } from '../../../shared/wire/answers/fields.ts'
import * as answers from '../../../shared/wire/answers/phrases.ts'
import { learningInput, phraseInput } from '../../../shared/wire/phrases.ts'
import type { Operation } from '../operation.ts'
import { JSON_REFUSALS } from './refusals.ts'

export const PHRASES_OPERATIONS: readonly Operation[] = [
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
    answer: deletedAnswer,
    refusals: [404],
  },
]
