/** Parses the streamed answer to an upload as it arrives. */
import type { AnswerStage } from '../shared/contracts/recorder.ts'
import { type RetryAfter, readRetryAfter } from './retry-after.ts'

/** The answer as without events. */
export interface AnswerDone extends RetryAfter {
  readonly status: number
  readonly body: unknown
}

/** Reports each event once. Unknown lines are ignored, as a newer server may send more. */
export class AnswerEvents {
  readonly #onStage: (stage: AnswerStage) => void
  /** Characters of the answer that have been read. */
  #position = 0
  /** The last event; null until it has arrived. Written only here. */
  done: AnswerDone | null = null

  constructor(onStage: (stage: AnswerStage) => void) {
    this.#onStage = onStage
  }

  /** `text` is the whole answer so far. Only complete lines are read. */
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
