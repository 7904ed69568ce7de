/** Every error answer: `{ "message", "violation_type"?, "unpriced"? }`. Reads any JSON without throwing. */

export interface ErrorBody {
  readonly message: string | null
  readonly violationType: string | null
  /** Of an expense whose price was not said; not yet checked (wire/unpriced). */
  readonly unpriced?: unknown
}

export function readErrorBody(body: unknown): ErrorBody {
  if (typeof body !== 'object' || body === null) return { message: null, violationType: null }
  const { message, violation_type, unpriced } = body as Record<string, unknown>
  return {
    message: textOrNull(message),
    violationType: textOrNull(violation_type),
    ...(unpriced === undefined ? {} : { unpriced }),
  }
}

function textOrNull(value: unknown): string | null {
  return typeof value === 'string' && value.trim() !== '' ? value : null
}
