/** Recognises what puts expenses right that were just saved: 'bukan, tiga puluh ribu', 'yang kopi dihapus'. */
import type { Correction, SavedExpense } from '../../domain/correction.ts'
import type { SpeechContext } from '../../domain/extraction.ts'
import { BUYING } from '../intent/spending-words.ts'
import { withStandardWords } from '../normalise/informal-words.ts'
import { normaliseReferring } from '../normalise/normalise.ts'
import { speakersClock } from '../utterance/clock.ts'
import { numbered } from '../utterance/token.ts'
import { Utterance } from '../utterance/utterance.ts'
import { containsPhrase, unionOf } from '../words/phrase-table.ts'
import { FRESH } from './amount-talk-words.ts'
import { CATEGORY_WORDS } from './category-parts.ts'
import type { CorrectionClause } from './clause.ts'
import { asked, combined, readClause, UNCLEAR } from './clause-readings.ts'
import { clausesOf } from './clauses.ts'
import { isComplaint } from './complaints.ts'
import { confirms } from './confirmation.ts'
import { APOLOGIES, ASKED_BACK, DENYING, STRONG_CUES } from './cue-words.ts'
import { NOT_BOUGHT, NOT_DELETING } from './deleting-words.ts'
import { evidenceOf, inParallel, isPartlyAboutSaved } from './evidence.ts'
import type { Part } from './parts.ts'
import { readParts } from './read-parts.ts'
import { NamedExpenses } from './references.ts'
import { saysPrice, scaled, scaleSaid } from './scale.ts'
import { swapped } from './swap.ts'
import { isTakenBack, withoutCalledOff } from './taking-back.ts'
import { repeated, targetsOf } from './targets.ts'

/** A longer text tells something. In words. */
const LONGEST = 40

/**
 * What a text changes of `saved`, the latest last; 'confirmed' where it only says that it is right; null where it is about
 * something else. What may as well be an
 * expense of its own, or be about another of them, is asked; so is another amount where nothing is saved.
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
  const left = saved.length > 0 ? withoutCalledOff(said) : said
  if (left === 'unclear') return { kind: 'ask', options: [], orNew: false }
  const tokens = numbered(left)
  const utterance = new Utterance(tokens, speakersClock(context))
  const correction = readSaid(utterance, saved)
  const isOff = left.length < said.length && !tokens.some(({ kind }) => kind === 'number')
  return correction ?? (isOff ? 'confirmed' : null)
}

function readSaid(utterance: Utterance, saved: readonly SavedExpense[]): Correction | 'confirmed' | null {
  const { tokens } = utterance
  if (saved.length === 0) return isAmountCorrected(utterance) ? UNCLEAR : null
  const parts = readParts(utterance, new NamedExpenses(saved))
  const read = clausesOf(parts)
  if (confirms(tokens, read, saved) || isTakenBack(tokens, read)) return 'confirmed'
  const scale = scaleSaid(tokens)
  const swap = swapped(tokens, read, saved)
  if (swap) return swap
  if (scale !== null && !saysPrice(read)) return scaled(scale, read, saved)
  const isStrong = read.some(
    ({ isStrong, keeps, pointers, references }) =>
      isStrong || (keeps && (pointers.includes('rest') || references.length > 0)),
  )
  const clauses = read
    .filter(({ keeps }) => !keeps)
    .map(clause => ({ ...clause, isStrong, deletes: clause.deletes || deletesAgain(clause, saved) }))
  const isSorry =
    containsPhrase(APOLOGIES, tokens) && (containsPhrase(FRESH, tokens) || containsPhrase(BUYING, tokens))
  const opens = opensStrongly(parts) && !isSorry
  const evidence = inParallel(
    clauses,
    clauses.map(clause => evidenceOf(clause, opens, saved)),
  )
  if (
    clauses.length === 0 &&
    read.some(
      ({ amounts, references, pointers }) =>
        amounts.length > 0 &&
        (references.some(({ isDefinite }) => isDefinite) || pointers.some(to => to !== 'that')),
    )
  )
    return UNCLEAR
  if (evidence.includes('new') || evidence.length === 0)
    return isPartlyAboutSaved(clauses, evidence) || isComplaint(tokens, clauses) ? UNCLEAR : null
  if (evidence.includes('unclear')) return UNCLEAR
  const places = read.map(clause => placesOf(clause, saved))
  const kept = read.flatMap(({ keeps }, at) => (keeps ? (places[at] ?? []) : []))
  const correction = combined(
    clauses.map(clause => {
      const elsewhere = read.flatMap((other, at) =>
        other.references === clause.references ? [] : (places[at] ?? []),
      )
      return readClause(clause, saved, { elsewhere, kept })
    }),
    evidence.includes('either'),
  )
  // 'kopinya emang dua lima' of what costs that changes nothing, and is no second coffee.
  const saysAmount = clauses.some(({ amounts }) => amounts.length > 0)
  if (correction && clauses.some(({ isOpen }) => isOpen)) return asked(correction)
  return correction ?? (saysAmount ? UNCLEAR : null)
}

const OPENING_STRONGLY = unionOf([STRONG_CUES, DENYING, NOT_BOUGHT, CATEGORY_WORDS])

/** 'bukan, 22 ribu' with nothing saved: no purchase either, as nothing is named. */
function isAmountCorrected(utterance: Utterance): boolean {
  // Most sentences tell of something new, and have none of these.
  if (!containsPhrase(OPENING_STRONGLY, utterance.tokens)) return false
  const parts = readParts(utterance, new NamedExpenses([]))
  const clauses = clausesOf(parts)
  return (
    opensStrongly(parts) &&
    clauses.some(({ amounts }) => amounts.length > 0) &&
    clauses.every(clause => !clause.deletes && evidenceOf(clause, true, []) === 'correction')
  )
}

/** 'kecatat dua kali', 'you put the uber in twice', where that is so. */
function deletesAgain({ pointers, amounts }: CorrectionClause, saved: readonly SavedExpense[]): boolean {
  return pointers.includes('again') && amounts.length === 0 && repeated(saved).length === 1
}

/** What a clause is about, as far as that is certain. */
function placesOf(clause: CorrectionClause, saved: readonly SavedExpense[]): readonly number[] {
  if (clause.references.length === 0 && clause.pointers.length === 0) return []
  if (clause.pointers.includes('rest')) return []
  const targets = targetsOf(clause, saved, { elsewhere: [], kept: [] })
  return targets.kind === 'these' ? targets.places : targets.certain
}

/** 'salah, …', 'hapus …': further on, such a word may take back what the sentence itself has told. */
function opensStrongly(parts: readonly Part[]): boolean {
  const first = parts.find(({ kind }) => kind !== 'break')
  return first?.kind === 'delete' || (first?.kind === 'cue' && first.strength === 'strong')
}
