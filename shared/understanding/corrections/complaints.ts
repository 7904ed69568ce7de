/** Complaints that something saved is wrong, without saying what. */
import type { Token } from '../utterance/token.ts'
import { nameThing } from '../words/content-words.ts'
import { containsPhrase, withoutPhrases } from '../words/phrase-table.ts'
import type { CorrectionClause } from './clause.ts'
import { COMPLAINING, FIELDS } from './cue-words.ts'

export function isComplaint(tokens: readonly Token[], clauses: readonly CorrectionClause[]): boolean {
  const isWrong =
    containsPhrase(COMPLAINING, tokens) ||
    (clauses.some(({ isStrong }) => isStrong) && containsPhrase(FIELDS, tokens))
  return isWrong && !tellsMore(tokens, clauses)
}

/** Whether the text says more than the complaint. */
function tellsMore(tokens: readonly Token[], clauses: readonly CorrectionClause[]): boolean {
  const others = withoutPhrases(COMPLAINING, tokens)
  return clauses.some(
    ({ words, amounts }) => amounts.length > 0 || nameThing(words.filter(word => others.includes(word))),
  )
}
