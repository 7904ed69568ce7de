/** Amounts that were begun, and said in full right behind: 'eleven something, eleven forty nine', '76 something, I'll say 76.50'. */
import type { Clause, Part } from '../clauses/clause.ts'
import { merged } from '../clauses/clause-content.ts'
import type { SpokenAmount } from '../utterance/span.ts'
import type { Token } from '../utterance/token.ts'
import { phraseList, phraseSet, skipPhrases } from '../words/phrase-table.ts'
import { type SaidAmount, saidAmounts } from './said-amounts.ts'

/** Right behind an amount that is not said in full. */
const VAGUE: ReadonlySet<string> = new Set(
  phraseList('something|some|odd|and|change|cents|sekian|berapa|gitu'),
)
/** Before the full one. */
const SAYING = phraseSet(
  phraseList(
    'so|call it|ill call it|lets call it|ill say|id say|lets say|say|just say|put|make it|i think|like|ya|eh|and|and change|and some cents|some cents|change',
  ),
)

/** Whether `full` is `begun` with what was left out: 76.50 of 76, 11.49 of 11. */
function completes(begun: SpokenAmount, full: SpokenAmount): boolean {
  if (!Number.isInteger(begun.plain) || begun.scale > 1 || full.scale > 1) return false
  return full.plain > begun.plain && Math.floor(full.plain) === begun.plain
}

/** The words between two amounts. */
function between(clauses: readonly Clause[], first: SaidAmount, second: SaidAmount): readonly Token[] {
  return clauses
    .slice(first.clause, second.clause + 1)
    .flatMap(({ said }) => said)
    .filter(({ index }) => index >= first.amount.end && index < second.amount.start)
    .filter(({ kind }) => kind !== 'sign')
}

function isBegun(clauses: readonly Clause[], first: SaidAmount, second: SaidAmount | undefined): boolean {
  if (!second || !completes(first.amount, second.amount)) return false
  if (clauses[first.clause]?.sentence !== clauses[second.clause]?.sentence) return false
  const words = between(clauses, first, second)
  let at = 0
  while (VAGUE.has(words[at]?.word ?? '')) at++
  return at > 0 && skipPhrases(SAYING, words, at) === words.length
}

/** The clauses with each such amount as it was said in full, and without what was said in between. */
export function withoutBegun(clauses: readonly Clause[]): readonly Clause[] {
  if (!clauses.some(({ said }) => said.some(({ word }) => VAGUE.has(word)))) return clauses
  const amounts = saidAmounts(clauses)
  const at = amounts.findIndex((first, place) => isBegun(clauses, first, amounts[place + 1]))
  const [first, second] = [amounts[at], amounts[at + 1]]
  if (!first || !second) return clauses
  const named = second.amount.named ?? first.amount.named
  const full: Part = { kind: 'amount', amount: { ...second.amount, named } }
  const head = clauses[first.clause]
  const tail = clauses[second.clause]
  if (!head || !tail) return clauses
  const joined = {
    ...head,
    parts: merged([...head.parts.slice(0, first.at), full, ...tail.parts.slice(second.at + 1)]),
    day: head.day ?? tail.day,
    payment: head.payment ?? tail.payment,
    said: first.clause === second.clause ? head.said : [...head.said, ...tail.said],
  }
  return withoutBegun([...clauses.slice(0, first.clause), joined, ...clauses.slice(second.clause + 1)])
}
