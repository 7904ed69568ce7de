/** Sentences with an amount that name no thing and say of none that it is wrong: 'abis 15rb kemarin', '40 yesterday'. */
import { BUYING } from '../intent/spending-words.ts'
import type { Token } from '../utterance/token.ts'
import { nameThing } from '../words/content-words.ts'
import { containsPhrase, phraseList, phraseSet, unionOf } from '../words/phrase-table.ts'
import type { CorrectionClause } from './clause.ts'

/** 'tadi' is a time as well; these only point. */
const POINTING: ReadonlySet<string> = new Set(
  phraseList('it|its|that|thats|this|itu|ini|yang|yg|the|those|these'),
)

const SPENDING_VERBS = unionOf([
  BUYING,
  phraseSet(phraseList('spend|abis|habis|keluar|keluarin|ngeluarin|ngabisin|ngehabisin|kepake|kepakai')),
])

/** They put a price right: 'cuma bayar 15rb', 'I only paid 30'. */
const LIMITING = phraseSet(phraseList('only|cuma|cuman|hanya|doang|aja|just paid|dibayar'))

export function namesNothing(tokens: readonly Token[], clauses: readonly CorrectionClause[]): boolean {
  return (
    clauses.some(({ amounts }) => amounts.length > 0) &&
    clauses.every(isBare) &&
    !tokens.some(({ word }) => POINTING.has(word))
  )
}

/** Whether one that names nothing has a verb of spending of its own: it is an expense, whatever was saved before. */
export function tellsSpending(tokens: readonly Token[]): boolean {
  return containsPhrase(SPENDING_VERBS, tokens) && !containsPhrase(LIMITING, tokens)
}

function isBare({ references, pointers, amounts, categories, words, ...clause }: CorrectionClause): boolean {
  const { isStrong, isWeak, isOfPrice, isRelative, deletes, keeps, adds, selects } = clause
  return (
    !(isStrong || isWeak || isOfPrice || isRelative || deletes || keeps || adds) &&
    references.length + categories.length === 0 &&
    selects === null &&
    pointers.every(to => to === 'that') &&
    amounts.every(({ denied, by }) => !denied && !by) &&
    !nameThing(words)
  )
}
