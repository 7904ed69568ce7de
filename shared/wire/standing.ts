/** GET /auth/standing, POST /auth/objections: whether voice is open to the account, why not, and what the person says to it. */
import * as v from 'valibot'
import { cleanText } from '../domain/clean-text.ts'
import { LONGEST_OBJECTION } from '../domain/objection.ts'
import { enveloped } from './envelope.ts'
import { RESTRICTION_TYPES, VIOLATION_TYPES } from './violation.ts'

/** Recordings in an answer, the latest. */
export const MOST_HEARD = 20

/** No other fields. */
export const objectionInput = v.strictObject({
  text: v.pipe(
    v.string(),
    v.transform(text => cleanText(text).trim()),
    v.minLength(1),
    v.maxLength(LONGEST_OBJECTION),
  ),
})

const instant = v.pipe(v.string(), v.isoTimestamp())

const standingFields = v.strictObject({
  /** Null where voice is open. `until` null: until support lifts it. */
  restriction: v.nullable(
    v.strictObject({ type: v.picklist(RESTRICTION_TYPES), since: instant, until: v.nullable(instant) }),
  ),
  /** The latest recordings kept, the latest first, with what was heard. */
  heard: v.pipe(
    v.array(
      v.strictObject({
        at: instant,
        transcription: v.string(),
        /** What it led to. */
        violation_type: v.picklist(VIOLATION_TYPES),
        /** Whether it is one of those by which the consequences grow. */
        counted: v.boolean(),
      }),
    ),
    v.maxLength(MOST_HEARD),
  ),
  /** The latest. `answer` null while it waits; its `text` null where there is only the decision. */
  objection: v.nullable(
    v.strictObject({
      text: v.string(),
      at: instant,
      answer: v.nullable(
        v.strictObject({ accepted: v.boolean(), text: v.nullable(v.string()), at: instant }),
      ),
    }),
  ),
})

export const standingAnswer = v.strictObject({ data: standingFields })
export const standingOutput = enveloped(standingFields)
export type Standing = v.InferOutput<typeof standingFields>
