/** Reads the streamed answer to an upload while it comes. */
import type { AnswerStage } from '../shared/contracts/recorder.ts'
import { type RetryAfter, readRetryAfter } from './retry-after.ts'

/** What the answer would have been without events. */
export interface AnswerDone extends RetryAfter {
  readonly status: number
  readonly body: unknown
}

/** Each event once. What is no event is passed over: a newer server may tell of more. */
export class AnswerEvents {
  readonly #onStage: (stage: AnswerStage) => void
  /** Characters of the answer that have been read. */
  #position = 0
  /** The last event; null while it has not come. Set here alone. */
  done: AnswerDone | null = null

  constructor(onStage: (stage: AnswerStage) => void) {
    this.#onStage = onStage
  }

  /** `text` is all of the answer that has come so far. A line counts from its end on. */
  read(text: string): void {
    for (;;) {
      const end = text.indexOf('\n', this.#position)
      if (end < 0) return
      const line = text.slice(this.#position, end)
      this.#position = end + 1
      this.#take(parseJson(line))
    }
  }

  #take(value: unknown): void {
    const { event, transcription, status, body, headers } = Object(value) as Record<string, unknown>
    if (event === 'received' || event === 'extracted') this.#onStage({ stage: event })
    if (event === 'transcribed' && typeof transcription === 'string')
      this.#onStage({ stage: event, transcription })
    if (event === 'done' && typeof status === 'number')
      this.done = { status, body, ...readRetryAfter(Object(headers)['Retry-After']) }
  }
}

/** `undefined` where the text is not JSON. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown
  } catch {
    return undefined
  }
}
