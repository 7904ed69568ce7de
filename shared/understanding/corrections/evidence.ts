/** Whether a clause is about a saved expense or a new one. */
import type { SavedExpense } from '../../domain/correction.ts'
import { ownCurrency } from '../spans/resolve-amount.ts'
import { nameThing } from '../words/content-words.ts'
import type { CorrectionClause } from './clause.ts'
import { costs } from './matching-places.ts'
import { type Evidence, evidenceBesideUnknown } from './unknown-evidence.ts'

/** The evidence that a clause is about a saved expense. */
export function evidenceOf(
  clause: CorrectionClause,
  opens: boolean,
  saved: readonly SavedExpense[],
): Evidence {
  const evidence = evidenceOfWords(clause, opens, saved)
  const isGuess = clause.days.some(({ denied, isGuess }) => isGuess && !denied)
  return evidence === 'correction' && isGuess && !clause.deletes ? 'either' : evidence
}

function evidenceOfWords(clause: CorrectionClause, opens: boolean, saved: readonly SavedExpense[]): Evidence {
  const { references, pointers, amounts, days, payments, deletes, isStrong, isWeak, isFresh, isRelative } =
    clause
  const pointed = pointers.filter(to => to !== 'that' && to !== 'again')
  const isNamed = references.length + pointed.length > 0
  const isDefinite = references.some(one => one.isDefinite) || pointed.length > 0
  const categories = clause.categories.filter(
    ({ named }) => named || isStrong || isNamed || pointers.length > 0,
  )
  if (clause.selects && !saved.some(({ category }) => category === clause.selects)) return 'unclear'
  const isUnknown = nameThing(clause.words) || categories.length < clause.categories.length
  const hasValue = clause.saysCard || amounts.length + days.length + payments.length + categories.length > 0
  // 'tambahin 2 ribu' without a target
  if (clause.adds && amounts.length > 0 && !isNamed && !isUnknown && !clause.selects) return 'unclear'
  if (isFresh && !isStrong && !isDefinite && amounts.length > 0 && !deletes) return 'new'
  if (deniesSaved(clause, saved)) return 'correction'
  if (clause.names && amounts.length === 0) return 'correction'
  if (pointers.includes('one') && (isStrong || isWeak) && !hasValue && !deletes) return 'unclear'
  if (isUnknown) return evidenceBesideUnknown(clause, opens, categories.length > 0, saved.length === 1)
  if (deletes) return 'correction'
  if (isRelative) return isStrong || isDefinite || amounts.length > 0 ? 'correction' : 'new'
  // 'bukan kopi', 'parkirnya salah'
  if (!hasValue) return isStrong && references.length > 0 ? 'unclear' : 'new'
  // 'lunch yesterday was 13' may be another lunch
  if (!isStrong && !isDefinite && references.length > 0 && amounts.length > 0 && saysOtherDay(clause, saved))
    return 'either'
  if (
    amounts.length === 0 ||
    isStrong ||
    isDefinite ||
    isWeak ||
    (clause.isOfPrice && references.length === 0) ||
    pointers.some(to => to !== 'again')
  )
    return 'correction'
  // 'transfer 500 ribu' may be money sent.
  if (references.length === 0 && days.length === 0 && payments.some(({ value }) => value === 'Bank Transfer'))
    return 'either'
  // 'dua tujuh, semalem, pake ovo': without a name it is no purchase.
  if (references.length === 0 && (clause.saysCard || days.length + payments.length > 0)) return 'correction'
  return references.length > 0 && (saysAgain(clause, saved) || saysOtherCurrency(clause, saved))
    ? 'new'
    : 'either'
}

function saysOtherDay({ days, references }: CorrectionClause, saved: readonly SavedExpense[]): boolean {
  const named = references.flatMap(({ places }) => places.flatMap(place => saved[place] ?? []))
  return days.some(({ value, denied }) => !denied && named.every(({ date }) => date !== value))
}

/** 'parkir 3rb': a name and an amount, and no word of correcting. */
export function isPlain({ references, pointers, amounts, words, ...clause }: CorrectionClause): boolean {
  const isCue = clause.isStrong || clause.isWeak || clause.deletes || clause.becomes
  return (
    !isCue &&
    pointers.length === 0 &&
    references.length > 0 &&
    references.every(({ isDefinite, denied }) => !isDefinite && !denied) &&
    amounts.length > 0 &&
    amounts.every(({ denied, by }) => !denied && !by) &&
    !nameThing(words)
  )
}

/** 'lele 21, es tehnya 5': a clause parallel to a clear correction is about a saved expense, too. */
export function inParallel(
  clauses: readonly CorrectionClause[],
  evidence: readonly Evidence[],
): readonly Evidence[] {
  const isPutRight = ({ references, amounts, deletes }: CorrectionClause, at: number) =>
    evidence[at] === 'correction' && references.length > 0 && (amounts.length > 0 || deletes)
  if (!clauses.some(isPutRight)) return evidence
  return evidence.map((one, at) => {
    const clause = clauses[at]
    const isPlain = clause && clause.references.length > 0 && !nameThing(clause.words)
    return one === 'either' && isPlain ? 'correction' : one
  })
}

/** '6, not 16' where something cost 16. */
function deniesSaved({ amounts }: CorrectionClause, saved: readonly SavedExpense[]): boolean {
  const isMeant = amounts.some(({ denied }) => !denied)
  return (
    isMeant && amounts.some(({ value, denied }) => denied && saved.some(expense => costs(expense, value)))
  )
}

/** 'kopi 25 ribu' where a coffee of 25,000 is saved: another of the same. */
function saysAgain({ amounts, references }: CorrectionClause, saved: readonly SavedExpense[]): boolean {
  const named = references.flatMap(({ places }) => places.flatMap(place => saved[place] ?? []))
  return amounts.every(({ value }) => named.some(expense => costs(expense, value)))
}

/** 'coffee 25k' where a coffee of 4.50 dollars is saved: another one, bought elsewhere. */
function saysOtherCurrency(
  { amounts, references }: CorrectionClause,
  saved: readonly SavedExpense[],
): boolean {
  const named = references.flatMap(({ places }) => places.flatMap(place => saved[place] ?? []))
  return amounts.every(({ value }) => {
    const said = ownCurrency(value)
    return said !== null && named.every(({ currency }) => currency !== said)
  })
}

/** Whether a clear correction stands beside a possible new expense; neither may be lost. */
export function isPartlyAboutSaved(
  clauses: readonly CorrectionClause[],
  evidence: readonly Evidence[],
): boolean {
  const others = clauses.flatMap(({ references }, at) => (evidence[at] === 'correction' ? [] : references))
  const isNew = (place: number) => others.some(({ places }) => places.includes(place))
  return clauses.some(
    ({ references, deletes }, at) =>
      evidence[at] === 'correction' &&
      !references.some(({ places }) => places.some(isNew)) &&
      (deletes || references.some(({ isDefinite }) => isDefinite)),
  )
}
