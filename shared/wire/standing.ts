/** GET /auth/standing, POST /auth/objections: restriction of voice, reasons, and objection. */
import * as v from 'valibot'
import { cleanText } from '../domain/clean-text.ts'
import { LONGEST_OBJECTION } from '../domain/objection.ts'
import { enveloped } from './envelope.ts'
import { RESTRICTION_TYPES, VIOLATION_TYPES } from './violation.ts'

/** Number of recordings in an answer, the latest ones. */
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
  /** Null where voice is open. `until` null: until an operator lifts it. */
  restriction: v.nullable(
    v.strictObject({ type: v.picklist(RESTRICTION_TYPES), since: instant, until: v.nullable(instant) }),
  ),
  /** The kept recordings, the latest first, with their transcripts. */
  heard: v.pipe(
    v.array(
      v.strictObject({
        at: instant,
        transcription: v.string(),
        /** The consequence. */
        violation_type: v.picklist(VIOLATION_TYPES),
        /** Whether it counts towards the next consequence. */
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
