/** What another paid for themselves, told before the speaker's own: 'dia 45 ribu, gue 38, bayar masing-masing' cost the speaker 38. */
import type { Clause, Part } from '../clauses/clause.ts'
import { isAmount } from '../clauses/clause-content.ts'
import { OTHERS, SPEAKERS } from '../intent/people-words.ts'
import { paidSeparately } from '../intent/separate-bills.ts'
import { isName } from '../intent/subject.ts'
import type { Token } from '../utterance/token.ts'

/** The first word right before the amount at `at`. */
function opening(parts: readonly Part[], at: number): Token | undefined {
  const before = parts[at - 1]
  return parts[at]?.kind === 'amount' && before?.kind === 'words' ? before.words[0] : undefined
}

function isOfOther(parts: readonly Part[], at: number): boolean {
  const who = opening(parts, at)
  return who !== undefined && (OTHERS.has(who.word) || isName(who))
}

function isOfSpeaker(parts: readonly Part[], at: number): boolean {
  return SPEAKERS.has(opening(parts, at)?.word ?? '')
}

/** The clauses without the amounts of others and what those had, where each paid for themselves. */
export function withoutOthersParts(clauses: readonly Clause[]): readonly Clause[] {
  if (!clauses.some(({ said }) => paidSeparately(said))) return clauses
  if (!clauses.some(({ parts }) => parts.some((_, at) => isOfSpeaker(parts, at)))) return clauses
  return clauses.map(clause => {
    const { parts } = clause
    const dropped = (at: number) => isOfOther(parts, at) || isOfOther(parts, at + 1)
    const kept = parts.filter((_, at) => !dropped(at))
    if (kept.length === parts.length) return clause
    const gone = new Set(parts.flatMap(part => (kept.includes(part) || isAmount(part) ? [] : wordsIn(part))))
    return { ...clause, parts: kept, said: clause.said.filter(token => !gone.has(token)) }
  })
}

function wordsIn(part: Part): readonly Token[] {
  return part.kind === 'words' ? part.words : []
}
