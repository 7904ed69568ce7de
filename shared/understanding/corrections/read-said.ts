/** The correction of saved expenses by a text that takes none of its own words back. */
import type { Correction, SavedExpense } from '../../domain/correction.ts'
import { BUYING } from '../intent/spending-words.ts'
import type { Utterance } from '../utterance/utterance.ts'
import { containsPhrase } from '../words/phrase-table.ts'
import { FRESH } from './amount-talk-words.ts'
import type { CorrectionClause } from './clause.ts'
import { asked, combined, readClause, UNCLEAR } from './clause-readings.ts'
import { clausesOf } from './clauses.ts'
import { isComplaint } from './complaints.ts'
import { confirms } from './confirmation.ts'
import { APOLOGIES } from './cue-words.ts'
import { evidenceOf, inParallel, isPartlyAboutSaved, isPlain } from './evidence.ts'
import { namesNothing, tellsSpending } from './nothing-named.ts'
import type { Part } from './parts.ts'
import { readParts } from './read-parts.ts'
import { NamedExpenses } from './references.ts'
import { saysPrice, scaleSaid } from './scale.ts'
import { readScaled } from './shared-prices.ts'
import { swapped } from './swap.ts'
import { isTakenBack } from './taking-back.ts'
import { repeated, targetsOf } from './targets.ts'

/**
 * 'confirmed' where a text only confirms saved expenses; null where it is about something else. `saved` is
 * not empty.
 */
export function readSaid(
  utterance: Utterance,
  saved: readonly SavedExpense[],
): Correction | 'confirmed' | null {
  const { tokens } = utterance
  const parts = readParts(utterance, new NamedExpenses(saved))
  const read = clausesOf(parts)
  if (confirms(tokens, read, saved) || isTakenBack(tokens, read)) return 'confirmed'
  const scale = scaleSaid(tokens)
  const swap = swapped(tokens, read, saved)
  if (swap) return swap
  if (scale && !saysPrice(read)) return readScaled(scale, read, saved)
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
  const isUnnamed = namesNothing(tokens, read)
  if (isUnnamed && tellsSpending(tokens)) return null
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
  // 'kopinya emang dua lima' at that price changes nothing, and is no second coffee.
  const saysAmount = clauses.some(({ amounts }) => amounts.length > 0)
  if (correction && clauses.some(({ isOpen }) => isOpen)) return asked(correction)
  const mayBeNew = correction?.kind === 'ask' && correction.orNew && !opens
  if (correction && (isUnnamed || (mayBeNew && clauses.every(isPlain)))) return { ...correction, plain: true }
  return correction ?? (saysAmount ? UNCLEAR : null)
}

/** 'kecatat dua kali', 'you put the uber in twice', where there is a duplicate. */
function deletesAgain({ pointers, amounts }: CorrectionClause, saved: readonly SavedExpense[]): boolean {
  return pointers.includes('again') && amounts.length === 0 && repeated(saved).length === 1
}

/** The certain targets of a clause. */
function placesOf(clause: CorrectionClause, saved: readonly SavedExpense[]): readonly number[] {
  if (clause.references.length === 0 && clause.pointers.length === 0) return []
  if (clause.pointers.includes('rest')) return []
  const targets = targetsOf(clause, saved, { elsewhere: [], kept: [] })
  return targets.kind === 'these' ? targets.places : targets.certain
}

/** 'salah, …', 'hapus …' at the start; later in a sentence such a word may take back its own words. */
export function opensStrongly(parts: readonly Part[]): boolean {
  const first = parts.find(({ kind }) => kind !== 'break')
  return first?.kind === 'delete' || (first?.kind === 'cue' && first.strength === 'strong')
}
