/** Every error answer: `{ "message", "violation_type"? }`. Reads any JSON without throwing. */

export interface ErrorBody {
  readonly message: string | null
  readonly violationType: string | null
}

export function readErrorBody(body: unknown): ErrorBody {
  if (typeof body !== 'object' || body === null) return { message: null, violationType: null }
  const { message, violation_type } = body as Record<string, unknown>
  return { message: textOrNull(message), violationType: textOrNull(violation_type) }
}

function textOrNull(value: unknown): string | null {
  return typeof value === 'string' && value.trim() !== '' ? value : null
}
