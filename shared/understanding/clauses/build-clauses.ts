/** Builds clauses from spans and numbers their sentences. */
import type { Utterance } from '../utterance/utterance.ts'
import type { Clause, Sentence } from './clause.ts'
import { ClauseBuilder } from './clause-builder.ts'
import { isPaymentOfOthers } from './payments-of-others.ts'
import { opensItem, pricesMore } from './run-on.ts'
import { closesCorrection, corrects, isSecondThought } from './weak-correction.ts'

export interface ClauseSequence {
  readonly clauses: readonly Clause[]
  readonly sentences: readonly Sentence[]
}

/** Clauses and sentences in the order said; only a clause that cancels is empty. */
export function buildClauses(utterance: Utterance): ClauseSequence {
  const builder = new ClauseBuilder()
  utterance.spans.forEach((span, at) => {
    const tokens = utterance.between(span.start, span.end)
    switch (span.kind) {
      case 'words':
        builder.words(tokens)
        break
      case 'amount':
        builder.amount(span.amount, tokens)
        break
      case 'day':
        if (opensItem(utterance, at, builder)) builder.close('comma', [])
        builder.day(span.day)
        // 'gas 40 on Monday lunch 12': behind a price the day closes its item.
        if (builder.hasPricedThing() && pricesMore(utterance, at + 1)) builder.close('comma', [])
        break
      case 'aside':
        builder.say(tokens)
        break
      case 'payment':
        if (isPaymentOfOthers(utterance, span.start)) builder.say(tokens)
        else builder.payment(span.payment, tokens)
        if (builder.hasPricedThing() && pricesMore(utterance, at + 1)) builder.close('comma', [])
        break
      case 'cancel':
        builder.cancel(tokens)
        break
      case 'correction':
        if (closesCorrection(utterance, at) && builder.correctBefore()) builder.say(tokens)
        else if (corrects(utterance, at)) builder.close('correction', tokens)
        else if (isSecondThought(utterance, at)) builder.say(tokens)
        else builder.words(tokens)
        break
      case 'break':
        if (span.break === 'stop') builder.endSentence(span.asked)
        builder.close(span.break, tokens)
        break
    }
  })
  const { clauses, sentences } = builder
  builder.keepOpen()
  return { clauses, sentences }
}
