/** Messages between the server and the engine's thread. */
import type { MessagePort } from 'node:worker_threads'

export interface EngineStart {
  /** Folder of the database; created where there is none. */
  readonly folder: string
}

export type EngineOrder =
  /** Serve a connection on `port`. */
  | { readonly kind: 'connect'; readonly port: MessagePort }
  /** Write pending data and end. */
  | { readonly kind: 'end' }

export type EngineMessage =
  | { readonly kind: 'ready' }
  /** The last one. */
  | { readonly kind: 'failed'; readonly failure: EngineFailure }

export interface EngineFailure {
  readonly message: string
  /** As `NodeJS.ErrnoException` has it; null where there is none. */
  readonly code: string | null
}
