/** Recognises what puts expenses right that were just saved: 'bukan, tiga puluh ribu', 'yang kopi dihapus'. */
import type { Correction, ExpenseChange, SavedExpense } from '../../domain/correction.ts'
import type { SpeechContext } from '../../domain/extraction.ts'
import { normalise } from '../normalise/normalise.ts'
import { speakersClock } from '../utterance/clock.ts'
import { Utterance } from '../utterance/utterance.ts'
import { nameThing } from '../words/content-words.ts'
import { containsPhrase } from '../words/phrase-table.ts'
import { changeOf } from './change.ts'
import { type CorrectionClause, clausesOf } from './clauses.ts'
import { ASKED_BACK, NOT_DELETING } from './correction-talk.ts'
import { type Part, readParts } from './parts.ts'
import { NamedExpenses } from './references.ts'
import { costs, targetsOf } from './targets.ts'

/** A longer text tells something. In words. */
const LONGEST = 40

const UNCLEAR: Correction = { kind: 'ask', options: [], orNew: true }

/** `either`: or else an expense of its own. `unclear`: about something saved, though not what is known of it. */
type Evidence = 'correction' | 'either' | 'unclear' | 'new'

/**
 * What a text changes of `saved`, the latest last; null where it changes nothing of it. What may as well be an
 * expense of its own, or be about another of them, is asked.
 *
 * Throws RangeError for an invalid `context.now` or an unknown `context.zone`.
 */
export function readCorrection(
  text: string,
  saved: readonly SavedExpense[],
  context: SpeechContext,
): Correction | null {
  if (saved.length === 0) return null
  const utterance = new Utterance(normalise(text), speakersClock(context))
  const { tokens } = utterance
  if (tokens.length === 0 || tokens.length > LONGEST) return null
  if (containsPhrase(NOT_DELETING, tokens) || containsPhrase(ASKED_BACK, tokens)) return null
  const parts = readParts(utterance, new NamedExpenses(saved))
  const clauses = clausesOf(parts)
  const isStrong = clauses.some(clause => clause.isStrong)
  const evidence = clauses.map(clause => evidenceOf({ ...clause, isStrong }, opensStrongly(parts), saved))
  if (evidence.length === 0 || evidence.includes('new')) return null
  if (evidence.includes('unclear')) return UNCLEAR
  return combined(
    clauses.map(clause => readClause({ ...clause, isStrong }, saved)),
    evidence.includes('either'),
  )
}

/** 'salah, …', 'hapus …': further on, such a word may take back what the sentence itself has told. */
function opensStrongly(parts: readonly Part[]): boolean {
  const first = parts.find(({ kind }) => kind !== 'break')
  return first?.kind === 'delete' || (first?.kind === 'cue' && first.strength === 'strong')
}

/** Whether a clause can be about what is saved, and about nothing else. */
function evidenceOf(clause: CorrectionClause, opens: boolean, saved: readonly SavedExpense[]): Evidence {
  const { references, pointers, amounts, days, payments, deletes, isStrong, isWeak, isFresh, isRelative } =
    clause
  const pointed = pointers.filter(to => to !== 'that')
  const isNamed = references.length + pointed.length > 0
  const isDefinite = references.some(one => one.isDefinite) || pointed.length > 0
  const categories = clause.categories.filter(
    ({ named }) => named || isStrong || isNamed || pointers.length > 0,
  )
  const isUnknown = nameThing(clause.words) || categories.length < clause.categories.length
  const hasValue = amounts.length + days.length + payments.length + categories.length > 0
  if (isFresh && !isStrong && !isDefinite) return 'new'
  if (isUnknown) return evidenceBesideUnknown(clause, opens, categories.length > 0)
  if (deletes) return 'correction'
  if (isRelative) return isStrong || isDefinite ? 'correction' : 'new'
  if (!hasValue) return 'new'
  if (amounts.length === 0 || isStrong || isDefinite || isWeak || pointers.length > 0) return 'correction'
  return references.length > 0 && saysAgain(clause, saved) ? 'new' : 'either'
}

/** The same, where something is named that is not saved: it may be what was bought. */
function evidenceBesideUnknown(
  { references, amounts, days, payments, deletes, isStrong }: CorrectionClause,
  opens: boolean,
  hasCategory: boolean,
): Evidence {
  const isDefinite = references.some(one => one.isDefinite)
  const isReplaced = isStrong && references.length > 0
  if (amounts.length > 0) return (opens && !deletes) || isDefinite ? 'either' : 'new'
  if (deletes) return references.length > 0 ? 'correction' : opens ? 'unclear' : 'new'
  if (days.length + payments.length > 0 || hasCategory)
    return isReplaced || isDefinite ? 'correction' : opens ? 'unclear' : 'new'
  return isReplaced ? 'correction' : 'new'
}

/** 'kopi 25 ribu' where a coffee of 25,000 is saved: another of the same. */
function saysAgain({ amounts, references }: CorrectionClause, saved: readonly SavedExpense[]): boolean {
  const named = references.flatMap(({ places }) => places.flatMap(place => saved[place] ?? []))
  return amounts.every(({ value }) => named.some(expense => costs(expense, value)))
}

/** Each option's changes; several where it did not become clear which expense is meant. */
type ClauseReading = readonly (readonly ExpenseChange[])[] | 'unclear'

function readClause(clause: CorrectionClause, saved: readonly SavedExpense[]): ClauseReading {
  const targets = targetsOf(clause, saved)
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
  const sure = said.filter(options => options.length === 1).flatMap(([changes = []]) => changes)
  const options = open[0]?.map(option => [...sure, ...option]) ?? [sure]
  if (options.some(hasTwoOfOne)) return UNCLEAR
  const [only] = options
  return options.length === 1 && only && !orNew
    ? { kind: 'changes', changes: only }
    : { kind: 'ask', options, orNew }
}

function hasTwoOfOne(changes: readonly ExpenseChange[]): boolean {
  return new Set(changes.map(({ id }) => id)).size < changes.length
}
