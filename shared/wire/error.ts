/** Every error answer: `{ "message", "violation_type"?, "code"?, "transcription"?, "unpriced"? }`. Reads any JSON without throwing. */

/** `code` of what is refused to an account that is to be deleted. */
export const ACCOUNT_DELETING = 'account_deleting'
/** `code` of what is refused until the person agrees to the terms as they are now. */
export const TERMS_DUE = 'terms_due'

export interface ErrorBody {
  readonly message: string | null
  readonly violationType: string | null
  /** Of an expense whose price was not said; not yet checked (wire/unpriced). */
  readonly unpriced?: unknown
  /** What was heard, of a recording without an expense. */
  readonly transcription?: string
}

export function readErrorBody(body: unknown): ErrorBody {
  const { message, violation_type, unpriced, transcription } = fieldsOf(body)
  return {
    message: textOrNull(message),
    violationType: textOrNull(violation_type),
    ...(unpriced === undefined ? {} : { unpriced }),
    ...(typeof transcription === 'string' ? { transcription } : {}),
  }
}

/** What an error answer tells a program to do; null where it does not. */
export function readErrorCode(body: unknown): string | null {
  return textOrNull(fieldsOf(body).code)
}

/** None of what has none. */
function fieldsOf(body: unknown): Record<string, unknown> {
  return Object(body) as Record<string, unknown>
}

function textOrNull(value: unknown): string | null {
  return typeof value === 'string' && value.trim() !== '' ? value : null
}
