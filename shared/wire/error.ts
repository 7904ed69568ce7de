/** Every error answer: `{ "message", "violation_type"?, "transcription"?, "unpriced"? }`. Reads any JSON without throwing. */

export interface ErrorBody {
  readonly message: string | null
  readonly violationType: string | null
  /** Of an expense whose price was not said; not yet checked (wire/unpriced). */
  readonly unpriced?: unknown
  /** What was heard, of a recording without an expense. */
  readonly transcription?: string
}

export function readErrorBody(body: unknown): ErrorBody {
  if (typeof body !== 'object' || body === null) return { message: null, violationType: null }
  const { message, violation_type, unpriced, transcription } = body as Record<string, unknown>
  return {
    message: textOrNull(message),
    violationType: textOrNull(violation_type),
    ...(unpriced === undefined ? {} : { unpriced }),
    ...(typeof transcription === 'string' ? { transcription } : {}),
  }
}

function textOrNull(value: unknown): string | null {
  return typeof value === 'string' && value.trim() !== '' ? value : null
}
