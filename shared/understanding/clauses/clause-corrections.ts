/**
 * Corrections within a clause that has no price yet, and those of day and payment alone: 'Senin, eh Selasa',
 * 'cash, eh bukan, debit', 'semangka, eh melon 20 ribu'. Corrections of priced items are left to the items.
 */
import type { Token } from '../utterance/token.ts'
import { contentWords } from '../words/content-words.ts'
import { isLink } from '../words/link-words.ts'
import type { Clause, Part } from './clause.ts'
import { clauseContent, hasAmount, wordsOf } from './clause-content.ts'
import { DOINGS } from './doing-words.ts'
import { withRecount } from './recounting.ts'

/** In words. A correction does not replace longer text, as it is a narrative. */
const MAX_THING = 5

/**
 * The words that a correction by `again` leaves in place: 'di pasar' replaces 'parkir di mal' from 'di' on;
 * 'KFC' replaces only the 'McD' of 'makan di McD'.
 */
function keptOf(before: readonly Token[], again: readonly Token[]): readonly Token[] {
  const link = again.find(({ kind }) => kind !== 'sign')
  if (link && isLink(link)) {
    const same = before.findLastIndex(({ word }) => word === link.word)
    return same < 0 ? before : before.slice(0, same)
  }
  const place = before.findLastIndex(isLink)
  const [doing, ...others] = contentWords(before.slice(0, place))
  return doing && others.length === 0 && DOINGS.has(doing.word) ? before.slice(0, place + 1) : []
}

/** The clause `last`, which has no price, corrected by `again`. */
function putRight(last: Clause, again: Clause): Clause {
  const kept = clauseContent(again) ? keptOf(wordsOf(last), wordsOf(again)) : wordsOf(last)
  const words: Part[] = kept.length > 0 ? [{ kind: 'words', words: kept }] : []
  return {
    ...again,
    marker: last.marker,
    markerTokens: last.markerTokens,
    parts: [...words, ...again.parts],
    day: again.day ?? last.day,
    payment: again.payment ?? last.payment,
    said: [...last.said, ...again.said],
  }
}

/** The clauses after these corrections are applied. */
export function applyClauseCorrections(clauses: readonly Clause[]): Clause[] {
  const settled: Clause[] = []
  for (const clause of clauses) {
    const last = settled.at(-1)
    if (!last || clause.marker !== 'correction') {
      settled.push(clause)
      continue
    }
    const isBare = !hasAmount(clause) && !clauseContent(clause)
    if (isBare) {
      const day = clause.day ?? last.day
      const payment = clause.payment ?? last.payment
      settled[settled.length - 1] = { ...last, day, payment, said: [...last.said, ...clause.said] }
    } else if (hasAmount(last)) {
      const recounted = withRecount(last, clause)
      if (recounted) settled[settled.length - 1] = recounted
      else settled.push(clause)
    } else if (contentWords(wordsOf(last)).length <= MAX_THING) {
      settled[settled.length - 1] = withRecount(last, clause) ?? putRight(last, clause)
    } else {
      settled.push({ ...clause, marker: 'comma' })
    }
  }
  return settled
}
