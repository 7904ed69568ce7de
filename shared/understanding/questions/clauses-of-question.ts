/** The clauses of a question: what is asked, and what is only said beside it. */
import type { QuestionPart } from './question-part.ts'

type Clause = readonly QuestionPart[]

/**
 * The parts of the clauses that ask or narrow what is asked. Null where one that asks is about something else.
 */
export function askedParts(parts: readonly QuestionPart[]): readonly QuestionPart[] | null {
  const clauses = clausesOf(withoutDenied(parts))
  const isAsked = clauses.some(clause => asks(clause) && !isOfOtherMatter(clause))
  const kept = clauses.filter((clause, place) => !(isAsked && isAside(clause, place)))
  return kept.some(isOfOtherMatter) ? null : kept.flat()
}

/** 'minggu lalu, bukan minggu ini' */
function withoutDenied(parts: readonly QuestionPart[]): readonly QuestionPart[] {
  return parts.filter(({ kind }, at) => kind !== 'denial' && parts[at - 1]?.kind !== 'denial')
}

function clausesOf(parts: readonly QuestionPart[]): readonly Clause[] {
  const clauses: QuestionPart[][] = [[]]
  for (const part of parts) {
    if (part.kind === 'break') clauses.push([])
    else clauses.at(-1)?.push(part)
  }
  return clauses
}

function asks(clause: Clause): boolean {
  return (
    clause.some(part => part.kind === 'asking' || (part.kind === 'spending' && part.isNoun)) &&
    clause.some(({ kind }) => kind !== 'asking' && kind !== 'thing' && kind !== 'repair')
  )
}

function isOfOtherMatter(clause: Clause): boolean {
  return clause.some(({ kind }) => kind === 'otherMatter')
}

/** '…, mau bikin laporan', '…, penasaran': it neither asks nor narrows. What comes first may name a thing. */
function isAside(clause: Clause, place: number): boolean {
  if (clause.some(({ kind }) => kind === 'asking' || kind === 'repair')) return false
  if (isOfOtherMatter(clause)) return true
  const isThing = (part: QuestionPart) => part.kind === 'thing' && (part.isNamed || place === 0)
  return clause.every(part => part.kind === 'spending' || part.kind === 'thing') && !clause.some(isThing)
}
