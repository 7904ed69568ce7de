/** A refusal that any layer may throw; one place turns it into an answer. */
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import type { MessageKey, MessageValues } from '../messages/message.ts'

export interface ProblemDetails {
  readonly values?: MessageValues
  /** Sent as `violation_type`. */
  readonly violationType?: string
  /** Further fields of the answer. */
  readonly body?: Readonly<Record<string, unknown>>
  readonly headers?: Readonly<Record<string, string>>
}

export class Problem extends Error {
  override name = 'Problem'
  readonly status: ContentfulStatusCode
  readonly key: MessageKey
  readonly details: ProblemDetails

  constructor(status: ContentfulStatusCode, key: MessageKey, details: ProblemDetails = {}) {
    super(`${status} ${key}`)
    this.status = status
    this.key = key
    this.details = details
  }
}
