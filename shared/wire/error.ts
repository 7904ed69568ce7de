/** Every error answer: `{ "message", "violation_type"?, "code"?, "transcription"?, "unpriced"? }`. Reads any JSON without throwing. */

/** `code` of a refusal because the account is to be deleted. */
export const ACCOUNT_DELETING = 'account_deleting'
/** `code` of a refusal until the user agrees to the current terms. */
export const TERMS_DUE = 'terms_due'

export interface ErrorBody {
  readonly message: string | null
  readonly violationType: string | null
  /** An expense without a price; not yet validated (wire/unpriced). */
  readonly unpriced?: unknown
  /** The transcript of a recording without an expense. */
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

/** The `code` of an error answer; null where there is none. */
export function readErrorCode(body: unknown): string | null {
  return textOrNull(fieldsOf(body).code)
}

/** The fields of an object; empty for anything else. */
function fieldsOf(body: unknown): Record<string, unknown> {
  return Object(body) as Record<string, unknown>
}

function textOrNull(value: unknown): string | null {
  return typeof value === 'string' && value.trim() !== '' ? value : null
}
