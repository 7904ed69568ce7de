/**
 * Where a request's time goes, told as spans. Names and attributes are of a bounded number, but for the request's id;
 * none holds anything of a person.
 */

export type Attributes = Readonly<Record<string, string | number>>

export interface Span {
  /** Nothing of it can be told afterwards. */
  end(outcome: 'done' | 'failed', attributes?: Attributes): void
}

export interface RequestSpan {
  /** What `work` does, and all that it awaits, is a part of the request. */
  run<T>(work: () => T): T
  end(name: string, outcome: 'done' | 'failed', attributes: Attributes): void
}

export interface Tracing {
  /** `caller` is its `traceparent` header (W3C Trace Context); undefined where none is to be followed. */
  request(caller: string | undefined): RequestSpan
  /** A part of the request under way that waits for something else; nothing outside of one. */
  part(name: string, attributes: Attributes): Span
  /** For each line of the log. */
  traceOfLine(): { readonly traceId?: string }
  /** Sends what was not sent yet. */
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
