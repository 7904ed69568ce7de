/** What is spoken: one request, or a recording that is sent while it is spoken. */
import * as answers from '../../../shared/wire/answers/voice.ts'
import {
  CURRENCY_HEADER,
  IDEMPOTENCY_HEADER,
  TIME_ZONE_HEADER,
  VOICE_PATH,
} from '../../../shared/wire/voice-request.ts'
import type { Operation } from '../operation.ts'
import { CONSENT_REFUSALS, JSON_REFUSALS, KEY_REFUSALS, STORE_REFUSALS } from './refusals.ts'
import { UPLOAD_OPERATIONS } from './uploads.ts'

export const VOICE_OPERATIONS: readonly Operation[] = [
  {
    method: 'post',
    path: VOICE_PATH,
    summary:
      'Turn a recording into expenses, saved when `auto_insert` is true. A recording of something else than expenses is answered 400 with `violation_type`; one without an expense that breaks no rule, 422. A question about the expenses is answered with `question` and `answer`, what puts those of `context` right with `correction`, what takes the latest correction back with `undo`: neither saves or changes anything. With `Accept: application/x-ndjson` the answer to a request that is not refused at once is 200 and a stream: an event a line, each as soon as it is true, empty lines in between, and last `done` with the status, body and headers of the answer that there would have been. A stream without `done` was cut: send again under the same key.',
    headers: [TIME_ZONE_HEADER, CURRENCY_HEADER, IDEMPOTENCY_HEADER],
    body: 'recording',
    status: 200,
    answer: answers.voiceAnswerBody,
    streamed: answers.voiceEvent,
    refusals: [...JSON_REFUSALS, ...CONSENT_REFUSALS, ...KEY_REFUSALS, ...STORE_REFUSALS, 402, 403],
  },
  ...UPLOAD_OPERATIONS,
]
