/**
 * Parts of a price that were for another, who paid them at once: 'Costco was 187, 30 of that was for my mom and she handed
 * me the cash' cost the speaker 157.
 */
import type { Clause, Part } from '../clauses/clause.ts'
import { hasAmount } from '../clauses/clause-content.ts'
import { DENIALS } from '../intent/negation-words.ts'
import { DETERMINERS, OTHERS, PEOPLE } from '../intent/people-words.ts'
import { isName } from '../intent/subject.ts'
import { isSmall } from '../spans/amount.ts'
import { minus, onScaleOf } from '../spans/amount-arithmetic.ts'
import type { Token } from '../utterance/token.ts'
import { findPhrase, matchPhrase, phraseList, phraseSet } from '../words/phrase-table.ts'
import { plainToken } from '../words/word-forms.ts'
import { PARTS } from './included.ts'
import { type SaidAmount, saidAmounts } from './said-amounts.ts'

const OF_PRICE = phraseSet([...PARTS, ...phraseList('punya|titipan|pesanan|pesenan|buat')])
const PART = phraseSet(PARTS)
const WAS_FOR = phraseSet(phraseList('was for|is for|were for|for|was|is|were'))
const PAID_ME = phraseSet(
  phraseList(
    `paid me|handed me|gave me|sent me|venmoed me|venmod me|zelled me|cashapped me|reimbursed me|slipped me|settled up
    udah ganti|sudah ganti|udah diganti|sudah diganti|langsung ganti|langsung diganti|diganti|udah bayar|udah dibayar|udah transfer|udah ditransfer|langsung transfer|langsung dibayar`,
  ),
)

/** Whether words name a person, with or without 'my': 'my mom', 'Rina', 'ibu'. */
function isPerson(words: readonly Token[]): boolean {
  const at = DETERMINERS.has(words[0]?.word ?? '') ? 1 : 0
  const [who] = words.slice(at)
  return who !== undefined && (matchPhrase(PEOPLE, words, at) !== null || OTHERS.has(who.word) || isName(who))
}

/** 'She handed me' at the start of a clause: she is whoever was named before. */
function isPaidByOther({ said }: Clause): boolean {
  const paid = findPhrase(PAID_ME, said)
  return paid >= 1 && OTHERS.has(said[0]?.word ?? '')
}

/** Whether an amount is said to be the part of another in the price before it. */
function isPartOfOther({ amount, behind, clause }: SaidAmount, clauses: readonly Clause[]): boolean {
  // The two of 'yang dua buat ibu' counts pieces.
  const of = matchPhrase(isSmall(amount) ? PART : OF_PRICE, behind, 0)
  if (!of) return false
  // 'My mom's' is compared as 'my mom'.
  const told = behind.slice(of.end).map(plainToken)
  const was = matchPhrase(WAS_FOR, told, 0)
  const next = clauses[clause + 1]
  const isNamedSo = was !== null && told[was.end - 1]?.word === 'for' && next !== undefined
  return isPerson(told.slice(was?.end ?? 0)) || (isNamedSo && isPaidByOther(next))
}

/** Whether words say that another has paid the speaker. */
function tellsPaid(words: readonly Token[]): boolean {
  const paid = findPhrase(PAID_ME, words)
  return paid >= 0 && !words.slice(0, paid).some(({ word }) => DENIALS.has(word))
}

/** The clauses with the price lowered by such a part, and without what tells of it. */
export function withoutRepaidParts(clauses: readonly Clause[]): readonly Clause[] {
  if (!clauses.some(({ said }) => findPhrase(PAID_ME, said) >= 0)) return clauses
  const said = saidAmounts(clauses)
  const place = said.findIndex((amount, at) => at > 0 && isPartOfOther(amount, clauses))
  const [price, part] = [said[place - 1], said[place]]
  if (!price || !part) return clauses
  const next = clauses[part.clause + 1]
  const isNext = next !== undefined && !hasAmount(next) && tellsPaid(next.said)
  const left = minus(price.amount, onScaleOf(part.amount, price.amount))
  if (!left || !(isNext || tellsPaid(part.behind))) return clauses
  return clauses.flatMap((clause, index): Clause[] => {
    if (isNext && index === part.clause + 1) return []
    const end =
      index === part.clause ? part.at - (part.clause === price.clause ? 0 : part.at) : clause.parts.length
    if (index === part.clause && end === 0) return []
    const parts = clause.parts
      .slice(0, end)
      .map(
        (one, at): Part =>
          index === price.clause && at === price.at ? { kind: 'amount', amount: left } : one,
      )
    return [{ ...clause, parts }]
  })
}
