/** Separates the clauses of a question from asides. */
import type { QuestionPart } from './question-part.ts'

type Clause = readonly QuestionPart[]

/** The parts of clauses that ask or filter. Null where a clause asks about something else. */
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

/**
 * '…, mau bikin laporan', '…, penasaran': neither asks nor filters. A first clause may name a thing, so it is
 * no aside.
 */
function isAside(clause: Clause, place: number): boolean {
  if (clause.some(({ kind }) => kind === 'asking' || kind === 'repair')) return false
  if (isOfOtherMatter(clause)) return true
  const isThing = (part: QuestionPart) => part.kind === 'thing' && (part.isNamed || place === 0)
  return clause.every(part => part.kind === 'spending' || part.kind === 'thing') && !clause.some(isThing)
}
