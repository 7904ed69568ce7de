/** Recognises what puts expenses right that were just saved: 'bukan, tiga puluh ribu', 'yang kopi dihapus'. */
import type { Correction, ExpenseChange, SavedExpense } from '../../domain/correction.ts'
import type { SpeechContext } from '../../domain/extraction.ts'
import { normalise } from '../normalise/normalise.ts'
import { speakersClock } from '../utterance/clock.ts'
import { Utterance } from '../utterance/utterance.ts'
import { containsPhrase } from '../words/phrase-table.ts'
import { changeOf } from './change.ts'
import { type CorrectionClause, clausesOf } from './clauses.ts'
import { ASKED_BACK, COMPLAINING } from './cue-words.ts'
import { NOT_DELETING } from './deleting-words.ts'
import { evidenceOf, isPartlyAboutSaved, tellsMore } from './evidence.ts'
import type { Part } from './parts.ts'
import { readParts } from './read-parts.ts'
import { NamedExpenses } from './references.ts'
import { type OtherPlaces, repeated, targetsOf } from './targets.ts'

/** A longer text tells something. In words. */
const LONGEST = 40

const UNCLEAR: Correction = { kind: 'ask', options: [], orNew: true }

/**
 * What a text changes of `saved`, the latest last; null where it changes nothing of it. What may as well be an
 * expense of its own, or be about another of them, is asked; so is another amount where nothing is saved.
 *
 * Throws RangeError for an invalid `context.now` or an unknown `context.zone`.
 */
export function readCorrection(
  text: string,
  saved: readonly SavedExpense[],
  context: SpeechContext,
): Correction | null {
  const utterance = new Utterance(normalise(text), speakersClock(context))
  const { tokens } = utterance
  if (tokens.length === 0 || tokens.length > LONGEST) return null
  if (containsPhrase(NOT_DELETING, tokens) || containsPhrase(ASKED_BACK, tokens)) return null
  const parts = readParts(utterance, new NamedExpenses(saved))
  if (saved.length === 0) return isAmountCorrected(parts) ? UNCLEAR : null
  const read = clausesOf(parts)
  const isStrong = read.some(
    ({ isStrong, keeps, pointers }) => isStrong || (keeps && pointers.includes('rest')),
  )
  const clauses = read
    .filter(({ keeps }) => !keeps)
    .map(clause => ({ ...clause, isStrong, deletes: clause.deletes || deletesAgain(clause, saved) }))
  const evidence = clauses.map(clause => evidenceOf(clause, opensStrongly(parts), saved))
  if (
    clauses.length === 0 &&
    read.some(
      ({ amounts, references }) => amounts.length > 0 && references.some(({ isDefinite }) => isDefinite),
    )
  )
    return UNCLEAR
  const complains = containsPhrase(COMPLAINING, tokens)
  if (evidence.includes('new') || evidence.length === 0)
    return isPartlyAboutSaved(clauses, evidence) || (complains && !tellsMore(clauses)) ? UNCLEAR : null
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
  return correction ?? (saysAmount ? UNCLEAR : null)
}

/** 'bukan, 22 ribu' with nothing saved: no purchase either, as nothing is named. */
function isAmountCorrected(parts: readonly Part[]): boolean {
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

/** Each option's changes; several where it did not become clear which expense is meant. */
type ClauseReading = readonly (readonly ExpenseChange[])[] | 'unclear'

function readClause(
  clause: CorrectionClause,
  saved: readonly SavedExpense[],
  others: OtherPlaces,
): ClauseReading {
  const targets = targetsOf(clause, saved, others)
  const changes = (places: readonly number[]) =>
    places.flatMap(place => {
      const expense = saved[place]
      return expense ? [changeOf(clause, expense)] : []
    })
  const certain = changes(targets.kind === 'these' ? targets.places : targets.certain)
  const open = targets.kind === 'these' ? [] : changes(targets.places)
  if ([...certain, ...open].includes('unclear')) return 'unclear'
  const sure = certain.flatMap(isChange)
  const options = open.flatMap(isChange)
  if (targets.kind === 'these') return sure.length > 0 ? [sure] : []
  // What asks would change the same thing for each is still one of them.
  return options.map(option => [...sure, option])
}

function isChange(change: ReturnType<typeof changeOf>): ExpenseChange[] {
  return change === 'none' || change === 'unclear' ? [] : [change]
}

function combined(readings: readonly ClauseReading[], orNew: boolean): Correction | null {
  if (readings.includes('unclear')) return UNCLEAR
  const said = readings.filter((reading): reading is Exclude<ClauseReading, 'unclear'> => reading.length > 0)
  const open = said.filter(options => options.length > 1)
  if (said.length === 0) return null
  if (open.length > 1) return UNCLEAR
  const sure = withoutRepeated(
    said.filter(options => options.length === 1).flatMap(([changes = []]) => changes),
  )
  const options = open[0]?.map(option => [...sure, ...option]) ?? [sure]
  if (options.some(hasTwoOfOne)) return UNCLEAR
  const [only] = options
  return options.length === 1 && only && !orNew
    ? { kind: 'changes', changes: only }
    : { kind: 'ask', options, orNew }
}

/** 'nggak jadi grab, hapus grabnya' */
function withoutRepeated(changes: readonly ExpenseChange[]): readonly ExpenseChange[] {
  return changes.filter(
    (change, at) =>
      change.kind !== 'delete' ||
      !changes.slice(0, at).some(({ kind, id }) => kind === 'delete' && id === change.id),
  )
}

function hasTwoOfOne(changes: readonly ExpenseChange[]): boolean {
  return new Set(changes.map(({ id }) => id)).size < changes.length
}
