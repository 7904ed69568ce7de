/** Where one item ends and the next begins without any break: 'monday ban mian five fifty tuesday chicken seven'. */

import { DENIALS } from '../intent/negation-words.ts'
import type { Utterance } from '../utterance/utterance.ts'
import { nameThing } from '../words/content-words.ts'
import { isLink } from '../words/link-words.ts'
import type { Clause } from './clause.ts'
import type { ClauseBuilder } from './clause-builder.ts'
import { hasAmount } from './clause-content.ts'

/** Whether a thing and its price follow from the span `from` on, within the same sentence. */
export function pricesMore({ spans, tokens }: Utterance, from: number): boolean {
  let isNamed = false
  for (const span of spans.slice(from)) {
    if (span.kind === 'amount') return isNamed
    if (span.kind === 'words') {
      if (!isNamed && isLink(tokens[span.start])) return false
      isNamed ||= nameThing(tokens.slice(span.start, span.end))
    } else if (span.kind !== 'aside' && !(span.kind === 'break' && span.break === 'and')) return false
  }
  return false
}

/** Whether a price follows from the span `from` on, within the same sentence. */
function isPriced({ spans }: Utterance, from: number): boolean {
  const end = spans.findIndex((span, at) => at >= from && span.kind === 'break' && span.break !== 'and')
  return spans.slice(from, end < 0 ? undefined : end).some(({ kind }) => kind === 'amount')
}

const NONE: ReadonlySet<string> = new Set(['no', 'nothing', 'none'])

/** 'Rabu gue nggak ngopi', before 'Kamis kopi 28': of that day there is no price. */
function tellsOfNone(clause: Clause): boolean {
  return (
    clause.day !== null &&
    !hasAmount(clause) &&
    clause.said.some(({ word }) => DENIALS.has(word) || NONE.has(word))
  )
}

/** Whether the day at span `at` begins a new item instead of belonging to the open clause. */
export function opensItem(utterance: Utterance, at: number, builder: ClauseBuilder): boolean {
  const span = utterance.spans[at]
  if (span?.kind !== 'day') return false
  if (tellsOfNone(builder.open)) return builder.open.day?.day !== span.day.day && isPriced(utterance, at + 1)
  if (!builder.hasPricedThing()) return false
  const { day } = builder.open
  if (day) return !day.vague && (day.day !== span.day.day || pricesMore(utterance, at + 1))
  return builder.clauses.some(clause => clause.day !== null) && pricesMore(utterance, at + 1)
}
