/** Recognises corrections of expenses that were just saved: 'bukan, tiga puluh ribu', 'yang kopi dihapus'. */
import type { Correction, SavedExpense } from '../../domain/correction.ts'
import type { SpeechContext } from '../../domain/extraction.ts'
import { withStandardWords } from '../normalise/informal-words.ts'
import { normaliseReferring } from '../normalise/normalise.ts'
import { type SpeakersClock, speakersClock } from '../utterance/clock.ts'
import { numbered, type Token } from '../utterance/token.ts'
import { Utterance } from '../utterance/utterance.ts'
import { containsPhrase, unionOf } from '../words/phrase-table.ts'
import { CATEGORY_WORDS } from './category-parts.ts'
import { asked, UNCLEAR } from './clause-readings.ts'
import { clausesOf } from './clauses.ts'
import { ASKED_BACK, DENYING, STRONG_CUES } from './cue-words.ts'
import { NOT_BOUGHT, NOT_DELETING } from './deleting-words.ts'
import { evidenceOf } from './evidence.ts'
import { readParts } from './read-parts.ts'
import { opensStrongly, readSaid } from './read-said.ts'
import { NamedExpenses } from './references.ts'
import { isSentToSomebody } from './sent-money.ts'
import { saidBeforeTakenBack, withoutCalledOff } from './taking-back.ts'

/** In words. A longer text is no correction. */
const LONGEST = 40

/**
 * The correction of `saved`, the latest last; 'confirmed' where the text only confirms them; null where it is
 * about something else. Asks where the text may also be a new expense or the target is ambiguous, and for a
 * corrected amount where nothing is saved.
 *
 * Throws RangeError for an invalid `context.now` or an unknown `context.zone`.
 */
export function readCorrection(
  text: string,
  saved: readonly SavedExpense[],
  context: SpeechContext,
): Correction | 'confirmed' | null {
  const said = withStandardWords(normaliseReferring(text))
  if (said.length === 0 || said.length > LONGEST) return null
  if (containsPhrase(NOT_DELETING, said) || containsPhrase(ASKED_BACK, said)) return null
  const clock = speakersClock(context)
  if (saved.length === 0) return isAmountCorrected(new Utterance(said, clock)) ? UNCLEAR : null
  if (isSentToSomebody(said)) return null
  const left = withoutCalledOff(said)
  if (left === 'unclear') return { kind: 'ask', options: [], orNew: false }
  const tokens = numbered(left)
  const correction = readTakenBack(tokens, saved, clock) ?? readSaid(new Utterance(tokens, clock), saved)
  const isOff = left.length < said.length && !tokens.some(({ kind }) => kind === 'number')
  return correction ?? (isOff ? 'confirmed' : null)
}

/** Null where the last words take back no correction. */
function readTakenBack(
  tokens: readonly Token[],
  saved: readonly SavedExpense[],
  clock: SpeakersClock,
): Correction | 'confirmed' | null {
  const ended = saidBeforeTakenBack(tokens)
  const correction = ended && readSaid(new Utterance(ended.said, clock), saved)
  if (!correction || correction === 'confirmed') return correction
  const deletes = correction.kind === 'changes' && correction.changes.some(({ kind }) => kind === 'delete')
  if (!deletes || ended.isSure) return 'confirmed'
  return ended.isReason ? null : asked(correction)
}

const OPENING_STRONGLY = unionOf([STRONG_CUES, DENYING, NOT_BOUGHT, CATEGORY_WORDS])

/** 'bukan, 22 ribu' with nothing saved: no purchase, since nothing is named. */
function isAmountCorrected(utterance: Utterance): boolean {
  // Fast path: most sentences have none of these words.
  if (!containsPhrase(OPENING_STRONGLY, utterance.tokens)) return false
  const parts = readParts(utterance, new NamedExpenses([]))
  const clauses = clausesOf(parts)
  return (
    opensStrongly(parts) &&
    clauses.some(({ amounts }) => amounts.length > 0) &&
    clauses.every(clause => !clause.deletes && evidenceOf(clause, true, []) === 'correction')
  )
}
