/** Why voice cannot be prepared now, as a readable clause: 'Voice is not ready: …'. */
export class NotReadyError extends Error {
  override name = 'NotReadyError'
}

/** Error codes of the system, fetch and npm for an unreachable host. */
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

/** The error as one printable line of at most 200 characters. */
export function firstLine(error: unknown): string {
  const { message } = error instanceof Error ? error : new Error('unknown reason')
  return (message.split('\n', 1)[0] ?? '').replace(/[^\x20-\x7e]+/g, ' ').slice(0, 200)
}
