/**
 * Tracing of requests by spans. Names and attributes are of a bounded set, except for the request's id; none
 * contains personal data.
 */

export type Attributes = Readonly<Record<string, string | number>>

export interface Span {
  /** Ends the span; no attributes can be added afterwards. */
  end(outcome: 'done' | 'failed', attributes?: Attributes): void
}

export interface RequestSpan {
  /** Runs `work`, and all that it awaits, as part of the request. */
  run<T>(work: () => T): T
  end(name: string, outcome: 'done' | 'failed', attributes: Attributes): void
}

export interface Tracing {
  /** `caller`: the `traceparent` header (W3C Trace Context); undefined to start a new trace. */
  request(caller: string | undefined): RequestSpan
  /** A span of the current request for a wait; no effect outside a request. */
  part(name: string, attributes: Attributes): Span
  /** Fields for each log line. */
  traceOfLine(): { readonly traceId?: string }
  /** Sends pending spans. */
  close(): Promise<void>
}

export const NO_SPAN: Span = { end() {} }
export const NO_REQUEST: RequestSpan = { run: work => work(), end() {} }

export const NOT_TRACED: Tracing = {
  request: () => NO_REQUEST,
  part: () => NO_SPAN,
  traceOfLine: () => ({}),
  close: async () => {},
}
