/** Whether a clause is about what is saved, or tells of something new. */
import type { SavedExpense } from '../../domain/correction.ts'
import { CATEGORY_CUES, EVIDENCE } from '../categories/lexicon.ts'
import type { Token } from '../utterance/token.ts'
import { nameThing } from '../words/content-words.ts'
import { containsPhrase, matchPhrase } from '../words/phrase-table.ts'
import { isUnitWord } from '../words/units.ts'
import { plainToken } from '../words/word-forms.ts'
import { PURCHASING } from './amount-talk-words.ts'
import type { CorrectionClause } from './clause.ts'
import { costs } from './matching-places.ts'

/** `either`: or else an expense of its own. `unclear`: about something saved, though not what is known of it. */
export type Evidence = 'correction' | 'either' | 'unclear' | 'new'

/** Whether a clause can be about what is saved, and about nothing else. */
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
  if (isFresh && !isStrong && !isDefinite && amounts.length > 0 && !deletes) return 'new'
  if (deniesSaved(clause, saved)) return 'correction'
  if (clause.names && amounts.length === 0) return 'correction'
  if (pointers.includes('one') && (isStrong || isWeak) && !hasValue && !deletes) return 'unclear'
  if (isUnknown) return evidenceBesideUnknown(clause, opens, categories.length > 0, saved.length === 1)
  if (deletes) return 'correction'
  if (isRelative) return isStrong || isDefinite || amounts.length > 0 ? 'correction' : 'new'
  // 'bukan kopi', 'parkirnya salah'
  if (!hasValue) return isStrong && references.length > 0 ? 'unclear' : 'new'
  if (amounts.length === 0 || isStrong || isDefinite || isWeak || clause.isOfPrice || pointers.length > 0)
    return 'correction'
  // 'dua tujuh, semalem, pake ovo': with nothing named it is no purchase.
  if (references.length === 0 && (clause.saysCard || days.length + payments.length > 0)) return 'correction'
  return references.length > 0 && saysAgain(clause, saved) ? 'new' : 'either'
}

/** 'lele 21, es tehnya 5': what is said of one saved thing in the way of another that is plainly put right is no new one. */
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

/** The same, where something is named that is not saved: it may be what was bought. */
function evidenceBesideUnknown(
  clause: CorrectionClause,
  opens: boolean,
  hasCategory: boolean,
  isSingle: boolean,
): Evidence {
  const { references, pointers, amounts, days, payments, deletes, isStrong, isOfPrice } = clause
  const isDefinite = references.some(one => one.isDefinite)
  const isReplaced = isStrong && references.length > 0
  // 'es teh ganti es campur 12 ribu'
  if (amounts.length > 0 && isReplaced && clause.becomes && namesPurchase(clause)) return 'correction'
  const isPointed = pointers.some(to => !['that', 'again', 'one', 'this'].includes(String(to)))
  // 'bukan lele, ikan nila, harganya 20'
  if (amounts.length > 0 && references.some(({ denied }) => denied)) return opens ? 'correction' : 'either'
  if (amounts.length > 0) {
    // 'the uber was actually 23.80 after the surge', 'forgot the tip, haircut came to 36'
    const isToldOf = references.length > 0 && (clause.isWeak || isStrong)
    if ((isDefinite || isToldOf) && !namesPurchase(clause)) return 'correction'
    // 'tiket nontonnya', 'those pills': known already, by whatever name
    const isPossessed = references.length > 0 && clause.words.some(({ word }) => word.endsWith('nya'))
    const isAbout = isPossessed || pointers.includes('them')
    const isOther = isDefinite || isAbout || isOfPrice || !namesPurchase(clause)
    return (opens && !deletes) || isOther ? 'either' : 'new'
  }
  // 'hapus aja, kantor yang bayar', but 'hapus rotinya' where no bread is saved
  if (deletes)
    return references.length > 0 || isPointed || (isSingle && !namesThing(clause)) ? 'correction' : 'unclear'
  if (clause.saysCard || days.length + payments.length > 0 || hasCategory)
    return isReplaced || isDefinite || (hasCategory && pointers.length > 0)
      ? 'correction'
      : opens || pointers.length > 0
        ? 'unclear'
        : 'new'
  if (isReplaced) return 'correction'
  // 'ganti jadi rawon'
  return clause.becomes && isStrong ? (isSingle ? 'correction' : 'unclear') : 'new'
}

function namesThing({ words }: CorrectionClause): boolean {
  const plain = words.map(plainToken)
  return (
    words.some(({ word }) => word.endsWith('nya')) ||
    plain.some((_, at) => (matchPhrase(CATEGORY_CUES, plain, at)?.value.weight ?? 0) >= EVIDENCE.thing)
  )
}

/** Whether what is named may have been bought, as far as its words are known: 'rupanya 36 ribu' is nothing new. */
function namesPurchase({ words, categories, isFresh }: CorrectionClause): boolean {
  const plain = words.filter(({ word }) => !isUnitWord(word)).map(plainToken)
  const isKnown = (_: Token, at: number) =>
    (matchPhrase(CATEGORY_CUES, plain, at)?.value.weight ?? 0) >= EVIDENCE.hint
  return isFresh || categories.length > 0 || plain.some(isKnown) || containsPhrase(PURCHASING, words)
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

/** What is plainly about something saved stands beside what may be a new expense: neither is to be lost. */
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
