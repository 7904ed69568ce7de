/** Corrections by a factor: a zero too few or too many, double, half. */
import type { Correction, ExpenseChange, SavedExpense } from '../../domain/correction.ts'
import { MAX_AMOUNT, type Minor, toMinor } from '../../domain/money.ts'
import type { Token } from '../utterance/token.ts'
import { findPhrase, phraseList, phraseSet, skipPhrase } from '../words/phrase-table.ts'
import type { CorrectionClause } from './clause.ts'
import { UNCLEAR } from './clause-readings.ts'
import { targetsOf } from './targets.ts'

export const HALF = 0.5
export const DOUBLE = 2

const SCALES = [
  [
    10,
    'missing a zero|missing one zero|missing zero|short a zero|short one zero|forgot a zero|one more zero|needs another zero|needs one more zero|add a zero|add one zero|add another zero|kurang nol|kurang satu nol|kurang 1 nol|kurang nolnya|nolnya kurang|kurang angka nol|tambah nol|tambahin nol|tambah satu nol|tambahin satu nol|tambahin nolnya|nolnya ditambah',
  ],
  [
    0.1,
    'extra zero|one zero too many|a zero too many|one too many zeros|one too many zeroes|remove a zero|remove one zero|drop a zero|drop one zero|take off a zero|kelebihan nol|kelebihan satu nol|kelebihan 1 nol|nolnya kelebihan|nol kelebihan|nolnya lebih|kebanyakan nol|nolnya kebanyakan|kurangi nolnya|kurangin nolnya|buang nolnya|hapus nolnya',
  ],
  [
    DOUBLE,
    'double the|double my|twice the price|kaliin 2|dikali 2|jadiin dua kali|jadi dua kali lipat|double it|double that|double the price|dobelin|didobelin|kaliin dua|dikali dua|dikaliin dua|dua kali lipatnya',
  ],
  [
    HALF,
    'put half|put down half|just half|only half|half the|half of the|half my|my half|just my half|half of my|count half|bagi dua|dibagi dua|bagi 2|dibagi 2|dibagi berdua|separuhnya|separuh dari|separo|setengah harga|setengahnya|separonya|setengah dari|fifty fifty|half price|half of that|half of it|half that|make it half|halve it|cut it in half|setengahnya aja|setengahnya saja|separuhnya aja|separuhnya saja|separonya aja',
  ],
] as const

const TABLES = SCALES.map(([factor, phrases]) => [factor, phraseSet(phraseList(phrases))] as const)

export interface Scale {
  readonly factor: number
  /** Token indexes of the phrase; `end` is behind its last. */
  readonly start: number
  readonly end: number
}

/** Null where no factor is said. */
export function scaleSaid(tokens: readonly Token[]): Scale | null {
  for (const [factor, phrases] of TABLES) {
    const start = findPhrase(phrases, tokens)
    if (start >= 0) return { factor, start, end: skipPhrase(phrases, tokens, start) }
  }
  return null
}

/** Whether a clause says the resulting price: 'split it with Sam, so make it 19'. */
export function saysPrice(clauses: readonly CorrectionClause[]): boolean {
  return clauses.some(({ amounts }) => amounts.some(({ isResult, denied }) => isResult && !denied))
}

/** Multiplies the amounts of the targets of `clauses`. Asks where the target is ambiguous or missing. */
export function scaled(
  factor: number,
  clauses: readonly CorrectionClause[],
  saved: readonly SavedExpense[],
): Correction {
  // 'setengahnya aja, sisanya dibayar Rina': 'sisanya' is the rest of the price, no other expense.
  const about = clauses.find(
    ({ references, pointers }) => references.length + pointers.filter(to => to !== 'rest').length > 0,
  )
  const clause = about ?? clauses[0]
  if (!clause) return UNCLEAR
  // 'kurang satu nol': the numbers count zeros.
  const targets = targetsOf(
    { ...clause, deletes: false, amounts: [], pointers: clause.pointers.filter(to => to !== 'rest') },
    saved,
    { elsewhere: [], kept: [] },
  )
  if (targets.kind === 'oneOf' && targets.certain.length > 0) return UNCLEAR
  const changes = targets.places.flatMap(place => changeOf(saved[place], factor))
  if (changes.length < targets.places.length) return UNCLEAR
  if (targets.kind === 'these') return { kind: 'changes', changes }
  return { kind: 'ask', options: changes.map(change => [change]), orNew: false }
}

/** Empty where the result is not a whole number or out of range. */
function changeOf(expense: SavedExpense | undefined, factor: number): ExpenseChange[] {
  if (!expense) return []
  const amount = factor < 1 ? expense.amount / (1 / factor) : expense.amount * factor
  const isAmount = Number.isInteger(amount) && amount > 0 && amount <= toMinor(MAX_AMOUNT, expense.currency)
  return isAmount ? [{ kind: 'set', id: expense.id, set: { amount: amount as Minor } }] : []
}
