/** An utterance in the pipeline; each stage adds what it has recognised. */
import type { SpeakersClock } from './clock.ts'
import type { Span } from './span.ts'
import type { Token } from './token.ts'

/** Finds something that starts at a token index; null where it does not. Depends on nothing but its arguments. */
export type Recogniser<T> = (utterance: Utterance, at: number) => T | null

export class Utterance {
  constructor(
    /** Numbered from 0 in the order said. */
    readonly tokens: readonly Token[],
    readonly clock: SpeakersClock,
    /** Every token in one span or more, in the order said; none before the spans are recognised. */
    readonly spans: readonly Span[] = [],
    private readonly memo = new Map<Recogniser<unknown>, unknown[]>(),
  ) {}

  /** The same utterance with its spans; what was recognised before is still known. */
  withSpans(spans: readonly Span[]): Utterance {
    return new Utterance(this.tokens, this.clock, spans, this.memo)
  }

  /** Undefined outside the utterance. */
  token(at: number): Token | undefined {
    return this.tokens[at]
  }

  /** The comparison form of the token at an index; empty outside the utterance. */
  word(at: number): string {
    return this.tokens[at]?.word ?? ''
  }

  /** The tokens from `start` up to `end`, which is left out. */
  between(start: number, end: number): readonly Token[] {
    return this.tokens.slice(start, end)
  }

  /** The result of a recogniser at an index, computed once (packrat memoisation). */
  recognise<T>(recogniser: Recogniser<T>, at: number): T | null {
    let found = this.memo.get(recogniser)
    if (!found) {
      found = []
      this.memo.set(recogniser, found)
    }
    if (!(at in found)) found[at] = recogniser(this, at)
    // Only results of this recogniser are kept under it.
    return found[at] as T | null
  }
}
