/** Whether an amount is said to be what others come to, and how it stands to taxes, fees and reductions named before it. */
import { categorize } from '../categories/categorize.ts'
import { nameThing } from '../words/content-words.ts'
import { isLink } from '../words/link-words.ts'
import { containsPhrase, matchPhrase } from '../words/phrase-table.ts'
import { PLUS } from './addition-words.ts'
import {
  CHARGES,
  COMPONENTS,
  FOR_ALL,
  LABOUR,
  PAID_AT,
  TAKEN_OFF,
  WHOLE_BEFORE,
  WHOLE_BEHIND,
} from './closing-words.ts'
import { endsInConclusion } from './conclusion.ts'
import { phraseBefore } from './phrase-before.ts'
import type { SaidAmount } from './said-amounts.ts'
import { isFee } from './summands.ts'

/** Words behind an amount that may tell what it is. */
export const REACH_BEHIND = 5

/** 'So', 'that makes', 'altogether' right before an amount. */
export function isConcluding({ before }: SaidAmount): boolean {
  return endsInConclusion(before) || phraseBefore(WHOLE_BEFORE, before) !== null
}

/** 'Paid', 'it came to', 'so' before an amount, 'in total' behind it. */
export function saysResult(said: SaidAmount): boolean {
  const { before, behind } = said
  return (
    isConcluding(said) ||
    phraseBefore(PAID_AT, before) !== null ||
    matchPhrase(WHOLE_BEHIND, behind, 0) !== null
  )
}

/** The same, or nothing but a place is named beside it. */
export function isResult(said: SaidAmount): boolean {
  const { before, behind } = said
  const isPlace = isLink(behind[0]) && behind[0]?.word !== 'for'
  return saysResult(said) || (!nameThing(before) && (isPlace || !nameThing(behind)))
}

/** Whether it is charged on top of a price. A thing added to a list is not: 'gas 22 ditambah galon 20'. */
export function isCharge({ marker, before, behind }: SaidAmount): boolean {
  const isPlus = PLUS.has(marker) || before.some(({ word }) => PLUS.has(word))
  if (isPlus && categorize([...before, ...behind]) === null) return true
  const near = behind.slice(0, REACH_BEHIND)
  return containsPhrase(CHARGES, before) || containsPhrase(CHARGES, near) || isFee(before) || isFee(near)
}

export function isTakenOff({ before, behind }: SaidAmount): boolean {
  return containsPhrase(TAKEN_OFF, before) || containsPhrase(TAKEN_OFF, behind.slice(0, REACH_BEHIND))
}

/** 'Parts 315', 'labor 200'. */
export function isComponent({ before, behind }: SaidAmount): boolean {
  return containsPhrase(COMPONENTS, before) || containsPhrase(COMPONENTS, behind)
}

/** 'Labor 65', 'jasanya 75': what stands beside it in a sum belongs to the same work. */
export function isLabour({ before }: SaidAmount): boolean {
  return containsPhrase(LABOUR, before)
}

/** Whether what stands behind a result names another thing that it is for: 'so 18 for a cab'. */
export function namesPurpose({ behind }: SaidAmount): boolean {
  return behind[0]?.word === 'for' && nameThing(behind.slice(matchPhrase(FOR_ALL, behind, 0)?.end ?? 1))
}
