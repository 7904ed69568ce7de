/** The engine's errors in a form that can be sent between threads. */
import type { EngineFailure } from './thread-messages.ts'

/** `errno` as WASI numbers it (preview 1). */
const WASI_NOSPC = 51

export class EngineError extends Error {
  override name = 'EngineError'
  readonly code: string | undefined

  constructor({ message, code }: EngineFailure) {
    super(message)
    this.code = code ?? undefined
  }
}

/** The engine's file system throws values that are no Error. */
export function engineFailure(error: unknown): EngineFailure {
  if (typeof error !== 'object' || error === null) return { message: String(error), code: null }
  const { errno, code, message } = error as { errno?: unknown; code?: unknown; message?: unknown }
  if (errno === WASI_NOSPC) return { message: 'no space left on device', code: 'ENOSPC' }
  return {
    message: typeof message === 'string' ? message : `error ${String(errno)}`,
    code: typeof code === 'string' ? code : null,
  }
}
