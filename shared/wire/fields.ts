/** Fields that messages of several subjects have. */
import * as v from 'valibot'
import { type CalendarDate, parseCalendarDate } from '../domain/calendar-date.ts'
import { cleanText } from '../domain/clean-text.ts'
import { MAX_DESCRIPTION } from '../domain/expense.ts'
import { MAX_AMOUNT } from '../domain/money.ts'
import { MAX_PHRASE } from '../domain/phrase-memory.ts'

/** An ISO date or date-time; only the part before T counts. */
export const isoDay = v.pipe(
  v.string(),
  v.regex(/^\d{4}-\d{2}-\d{2}(T.*)?$/),
  v.rawTransform(({ dataset, addIssue, NEVER }): CalendarDate => {
    const day = parseCalendarDate(dataset.value)
    if (day) return day
    addIssue({ message: 'not a calendar date' })
    return NEVER
  }),
)

/** Decimal major units. */
export const amountInput = v.pipe(v.number(), v.gtValue(0), v.maxValue(MAX_AMOUNT))
/** Free text of 1 to `longest` UTF-16 units, without invisible characters; refused if then empty. */
const seenText = (longest: number) =>
  v.pipe(
    v.string(),
    v.trim(),
    v.nonEmpty(),
    v.maxLength(longest),
    v.transform(text => cleanText(text).trim()),
    v.nonEmpty(),
  )
export const descriptionInput = seenText(MAX_DESCRIPTION)

/** The phrase that named a thing. */
export const phraseText = seenText(MAX_PHRASE)

export const uuidInput = v.pipe(
  v.string(),
  v.uuid(),
  v.transform(text => text.toLowerCase()),
)

/** An ISO date-time with its offset. */
export const momentInput = v.pipe(
  v.string(),
  v.isoTimestamp(),
  v.rawTransform(({ dataset, addIssue, NEVER }): Date => {
    const instant = new Date(dataset.value)
    if (!Number.isNaN(instant.getTime())) return instant
    addIssue({ message: 'not a moment' })
    return NEVER
  }),
)

/** Accepts numbers and strings, as other backends may use either. */
export const idOutput = v.pipe(v.union([v.string(), v.number()]), v.transform(String))

/** Absent where the backend has no versions. */
export const versionOutput = v.fallback(v.optional(v.pipe(v.number(), v.integer())), undefined)
