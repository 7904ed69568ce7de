/** Clauses whose prices of one were multiplied: the counts are words, 'sop iga dua, satunya 32 ribu' is one clause. */
import type { Clause, Part } from '../clauses/clause.ts'
import { hasAmount, merged } from '../clauses/clause-content.ts'
import { isTimes } from '../spans/unit-price.ts'
import type { Token } from '../utterance/token.ts'
import type { Utterance } from '../utterance/utterance.ts'

/** The clause with the counts that were used as words: 'forty pages, twelve cents a page'. */
function withCountsAsWords(utterance: Utterance, clause: Clause, counts: ReadonlySet<number | null>): Clause {
  if (!clause.parts.some(part => part.kind === 'amount' && counts.has(part.amount.start))) return clause
  const parts = clause.parts.map((part): Part => {
    if (part.kind === 'words' || !counts.has(part.amount.start)) return part
    return { kind: 'words', words: utterance.between(part.amount.start, part.amount.end) }
  })
  return { ...clause, parts: merged(parts) }
}

/** What a clause names last, behind its last price: the 'kelapa muda dua' of 'tahu petis 10 ribu kelapa muda dua'. */
function wordsLast({ parts }: Clause): readonly Token[] {
  const last = parts.at(-1)
  return last?.kind === 'words' ? last.words : []
}

/** Whether a clause is only the price of what the one before counts last. */
function isPriceOf(counted: Clause, { marker, parts, sentence }: Clause, counts: ReadonlySet<number | null>) {
  if (marker !== 'comma' || parts.length !== 1 || !hasAmount({ parts })) return false
  // Of 'makan siang dua kali, satu kalinya 25' the times would be told of the sum.
  if (isTimes(counted.said.at(-1))) return false
  const said = hasAmount(counted) ? wordsLast(counted) : counted.said
  return counted.sentence === sentence && said.some(({ index }) => counts.has(index))
}

/** The clauses with the used counts as words, and prices put to what they are counted of. `counts`: their first tokens. */
export function withoutUsedCounts(
  utterance: Utterance,
  clauses: readonly Clause[],
  counts: ReadonlySet<number | null>,
): readonly Clause[] {
  if (counts.size === 0) return clauses
  const joined: Clause[] = []
  for (const each of clauses) {
    const clause = withCountsAsWords(utterance, each, counts)
    const last = joined.at(-1)
    if (!last || !isPriceOf(last, clause, counts)) joined.push(clause)
    else
      joined[joined.length - 1] = {
        ...last,
        parts: [...last.parts, ...clause.parts],
        day: last.day ?? clause.day,
        payment: last.payment ?? clause.payment,
        said: [...last.said, ...clause.said],
      }
  }
  return joined
}
