/** Pieces gathered into clauses, and the clauses' sentences numbered. */

import type { Span } from '../spans/span.ts'
import type { Token } from '../words/token.ts'
import { placesBetween } from '../words/token-indexes.ts'
import type { Clause, Sentence } from './clause.ts'
import { ClauseBuilder, isEmpty } from './clause-builder.ts'
import { corrects } from './weak-correction.ts'

export interface Cut {
  readonly clauses: readonly Clause[]
  readonly sentences: readonly Sentence[]
  /** The transcript ends in a word of correction. */
  readonly closing: boolean
}

/** Clauses and sentences in the order said; no clause is empty but one that cancels. */
export function buildClauses(tokens: readonly Token[], spans: readonly Span[]): Cut {
  const builder = new ClauseBuilder()
  spans.forEach((span, index) => {
    switch (span.kind) {
      case 'word':
        builder.word(span.at)
        break
      case 'amount':
        builder.amount(span.amount)
        break
      case 'day':
        if (!builder.open.day || builder.open.day.vague) builder.open.day = span.day
        break
      case 'aside':
        builder.say(placesBetween(span.at, span.end))
        break
      case 'payment':
        builder.say(placesBetween(span.at, span.end))
        builder.open.payment ??= span
        break
      case 'cancel':
        builder.cancel(placesBetween(span.at, span.end))
        break
      case 'correction': {
        const places = placesBetween(span.at, span.end)
        if (corrects(tokens, spans, index)) builder.close('correction', places)
        else for (const at of places) builder.word(at)
        break
      }
      case 'break':
        if (span.break === 'stop') builder.endSentence(span.asked)
        builder.close(span.break, placesBetween(span.at, span.end))
        break
    }
  })
  const { clauses, sentences, open } = builder
  builder.keepOpen()
  return { clauses, sentences, closing: isEmpty(open) && open.marker === 'correction' }
}
