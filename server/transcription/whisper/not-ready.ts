/** Why voice cannot be made ready now, as a clause for a person: 'Voice is not ready: …'. */
export class NotReadyError extends Error {
  override name = 'NotReadyError'
}

/** What the system, fetch and npm say when there is no way to a host. */
const UNREACHABLE = new Set([
  'EAI_AGAIN',
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'ERR_SOCKET_TIMEOUT',
  'ETIMEDOUT',
  'UND_ERR_CONNECT_TIMEOUT',
  'UND_ERR_HEADERS_TIMEOUT',
  'UND_ERR_BODY_TIMEOUT',
  'UND_ERR_SOCKET',
])

export function isUnreachable(code: string | null): boolean {
  return code !== null && UNREACHABLE.has(code)
}

/** The first error code among an error and its causes. */
export function errorCode(error: unknown): string | null {
  if (!(error instanceof Error)) return null
  if ('code' in error && typeof error.code === 'string') return error.code
  return errorCode(error.cause)
}

/** What went wrong, as one line of at most 200 characters that a terminal can show. */
export function firstLine(error: unknown): string {
  const { message } = error instanceof Error ? error : new Error('unknown reason')
  return (message.split('\n', 1)[0] ?? '').replace(/[^\x20-\x7e]+/g, ' ').slice(0, 200)
}
