/** Confirmations of saved expenses: 'iya bener, 18 ribu', "yep 240, that's the right amount". */
import type { SavedExpense } from '../../domain/correction.ts'
import type { Token } from '../utterance/token.ts'
import { nameThing } from '../words/content-words.ts'
import { containsPhrase, matchPhrase, phraseList, phraseSet, withoutPhrases } from '../words/phrase-table.ts'
import type { CorrectionClause } from './clause.ts'
import { COMPLAINING } from './cue-words.ts'
import { costs } from './matching-places.ts'

/** Words of agreement at the start of a text. */
const AGREEING = phraseSet(
  phraseList(
    'iya|iya iya|he eh|heeh|yes|yep|yup|yeah|yes yes|uh huh|mm hmm|right|correct|exactly|bener|benar|betul|bener kok|bener itu|sip|siap|thats right|thats correct|that is right|that is correct',
  ),
)
/** Words of agreement anywhere in a text. */
const RIGHT = phraseSet(
  phraseList(
    'bener|benar|betul|udah pas|sudah pas|emang|memang|udah sesuai|sudah sesuai|gak salah|nggak salah|tidak salah|bener kok|bener ya|is right|is correct|was right|was correct|thats right|thats correct|the right amount|right amount|sounds right|looks right|correct|right',
  ),
)

/** Phrases that confirm the saved price. */
const AS_SAVED = phraseSet(
  phraseList(
    'segitu|sgitu|segituan|what i paid|what we paid|what it cost|what they cost|what i said|that much|the price',
  ),
)

/** Whether a text agrees, and says nothing beyond the prices of saved expenses. */
export function confirms(
  tokens: readonly Token[],
  clauses: readonly CorrectionClause[],
  saved: readonly SavedExpense[],
): boolean {
  const agrees =
    matchPhrase(AGREEING, tokens, 0) !== null ||
    matchPhrase(AGREEING, tokens, tokens.length - 1) !== null ||
    containsPhrase(RIGHT, tokens)
  return (
    agrees &&
    (clauses.some(({ amounts }) => amounts.length > 0) || saysAsSaved(tokens)) &&
    clauses.every(clause => repeats(clause, saved))
  )
}

/** 'iya betul sepatunya segitu', and not 'iya, gak segitu'. */
function saysAsSaved(tokens: readonly Token[]): boolean {
  return containsPhrase(AS_SAVED, tokens) && !containsPhrase(COMPLAINING, tokens)
}

function repeats(clause: CorrectionClause, saved: readonly SavedExpense[]): boolean {
  const { amounts, references, days, payments, categories, words, deletes, isFresh } = clause
  if (deletes || isFresh || days.length + payments.length + categories.length > 0) return false
  if (nameThing(withoutPhrases(RIGHT, words))) return false
  const meant = references.length > 0 ? references.flatMap(({ places }) => places) : [...saved.keys()]
  return amounts.every(
    ({ value, denied, by }) =>
      !denied &&
      !by &&
      meant.some(place => {
        const expense = saved[place]
        return expense !== undefined && costs(expense, value)
      }),
  )
}
