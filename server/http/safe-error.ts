/** The loggable part of an unexpected error: not its message, which may quote a query's values or a body. */

export interface SafeError {
  readonly name: string
  /** Such as an SQLSTATE or a system error. */
  readonly code?: string
  readonly frames: readonly string[]
  readonly cause?: SafeError
}

export function safeError(error: unknown): SafeError {
  if (!(error instanceof Error)) return { name: typeof error, frames: [] }
  const frames = (error.stack ?? '').split('\n').filter(line => /^\s+at /.test(line))
  return {
    name: error.name,
    ...('code' in error && typeof error.code === 'string' ? { code: error.code } : {}),
    frames: frames.map(line => line.trim()),
    ...(error.cause === undefined ? {} : { cause: safeError(error.cause) }),
  }
}
