/** Prices of one told by a 'satu' before what was counted: 'tambal dua gigi, satu gigi 175 ribu', 'kaos tiga, satu kaos 80 ribu'. */
import type { Clause, Part } from '../clauses/clause.ts'
import { merged } from '../clauses/clause-content.ts'
import type { Utterance } from '../utterance/utterance.ts'
import { plainWord } from '../words/word-forms.ts'
import { countedIn, countOf } from './rate-counts.ts'

const ONE = 'satu'

/** Index of the only 'satu' of an utterance, of which no other piece is told apart; -1 where there are none or more. */
function onlyOne({ tokens }: Utterance): number {
  const at = tokens.findIndex(({ word }) => word === ONE)
  return tokens.some(({ word, index }) => index > at && word === ONE) ? -1 : at
}

/** The clauses with that 'satu' as a word before its thing, which is then read as the unit of the price behind it. */
export function withOneOfCounted(utterance: Utterance, clauses: readonly Clause[]): readonly Clause[] {
  const one = onlyOne(utterance)
  const thing = plainWord(utterance.word(one + 1))
  const isPriced = utterance.spans.some(({ kind, start }) => kind === 'amount' && start === one + 2)
  if (one < 1 || !isPriced) return clauses
  const counted = clauses.flatMap(clause => countedIn(clause, utterance))
  if (countOf(utterance, counted, thing, index => index < one) === null) return clauses
  return clauses.map(clause => {
    const parts = clause.parts.map(
      (part): Part =>
        part.kind === 'amount' && part.amount.start === one
          ? { kind: 'words', words: utterance.between(one, one + 1) }
          : part,
    )
    return { ...clause, parts: merged(parts) }
  })
}
