/** Whose payment a clause tells of. */
import type { Clause } from '../clauses/clause.ts'

const OTHERS: ReadonlySet<string> = new Set(['she', 'he', 'they', 'dia', 'die', 'mereka'])
const SPEAKER: ReadonlySet<string> = new Set(['i', 'im', 'we', 'aku', 'saya', 'gue', 'gua', 'kami'])

/** The payment of a clause, where it is not told of others: 'she gave me cash for it'. */
export function ownPayment({ said, payment }: Clause): Clause['payment'] {
  const before = said.filter(({ index }) => index < (payment?.start ?? 0))
  const subject = before.findLast(({ word }) => OTHERS.has(word) || SPEAKER.has(word))
  return subject && OTHERS.has(subject.word) ? null : payment
}
