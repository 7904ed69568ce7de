/** Prices of each of a company that was counted before: 'me and the three grandkids, mine was 60 and the kids were 40 apiece'. */
import type { Clause, Part } from '../clauses/clause.ts'
import { merged } from '../clauses/clause-content.ts'
import { readSmall } from '../numbers/below-hundred.ts'
import { times } from '../spans/amount-arithmetic.ts'
import type { Token } from '../utterance/token.ts'
import type { Utterance } from '../utterance/utterance.ts'
import { matchPhrase, phraseList, phraseSet } from '../words/phrase-table.ts'

const EACH = phraseSet(phraseList('each|apiece|a piece|masing masing'))
/** Those for whom one pays, by what they may be called again. */
const COMPANIES: ReadonlyMap<string, string> = new Map(
  [
    ['kids', 'kids|grandkids|children|grandchildren|boys|girls|grandsons|granddaughters|nephews|nieces'],
    ['adults', 'adults|seniors|grownups'],
  ].flatMap(([company = '', names = '']) =>
    phraseList(names).map((name): [string, string] => [name, company]),
  ),
)
/** Between them and their price. */
const WERE: ReadonlySet<string> = new Set(['were', 'was', 'are', 'is', 'tickets', 'ticket', 'at'])

/** The company that is named before a price, without its number: 'the kids were'; null where none is. */
function companyBefore(before: readonly Token[]): string | null {
  const at = before.findLastIndex(({ word }) => !WERE.has(word))
  const company = COMPANIES.get(before[at]?.word ?? '')
  return company !== undefined && before[at - 1]?.word === 'the' ? company : null
}

/** How many of them there are, told before token index `end`; null where it is not told. */
function countOfCompany(utterance: Utterance, company: string, end: number): number | null {
  for (const { index } of utterance.between(0, end)) {
    const number = readSmall(utterance, index, /^\d{1,2}$/)
    const named = number ? COMPANIES.get(utterance.word(number.end)) : undefined
    if (number && number.value > 1 && named === company) return number.value
  }
  return null
}

/** The clauses with such prices as those of all. */
export function withCompanyPrices(utterance: Utterance, clauses: readonly Clause[]): readonly Clause[] {
  if (!utterance.tokens.some(({ word }) => COMPANIES.has(word))) return clauses
  return clauses.map(clause => {
    const { parts } = clause
    const at = parts.findIndex(({ kind }) => kind === 'amount')
    const [before, price, behind] = [parts[at - 1], parts[at], parts[at + 1]]
    if (price?.kind !== 'amount' || before?.kind !== 'words' || behind?.kind !== 'words') return clause
    const each = matchPhrase(EACH, behind.words, 0)
    const company = each ? companyBefore(before.words) : null
    const count = company && countOfCompany(utterance, company, price.amount.start)
    if (!each || !count) return clause
    const kept = parts.map((part, place): Part => {
      if (place === at) return { kind: 'amount', amount: times(price.amount, count) }
      return place === at + 1 ? { kind: 'words', words: behind.words.slice(each.end) } : part
    })
    return { ...clause, parts: merged(kept) }
  })
}
