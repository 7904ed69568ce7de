/** Swapped amounts of two expenses: 'harganya ketuker', 'you got those backwards'. */
import type { Correction, SavedExpense } from '../../domain/correction.ts'
import type { Token } from '../utterance/token.ts'
import { containsPhrase, phraseList, phraseSet } from '../words/phrase-table.ts'
import type { CorrectionClause } from './clause.ts'
import { UNCLEAR } from './clause-readings.ts'

const SWAPPING = phraseSet(
  phraseList(
    'kebalik|kebalik balik|terbalik|ketuker|ketukar|tertukar|tuker|tuker dong|tukar|tukerin|tukar aja|dituker|ditukar|dibalik|kebolak balik|swapped|swap|swap them|swap those|switch them|switch those|switched|flip|flipped|backwards|backward|mixed up|reversed|the other way around|other way around|the wrong way around|wrong way round|vice versa|crossed',
  ),
)
/** Swaps of something other than prices. */
const OTHERWISE = phraseSet(
  phraseList('digit|digits|angka|angkanya|nomor|kategori|kategorinya|category|categories|tanggal|date|dates'),
)

/** Null where no swap is said, or prices are. Asks where there are not exactly two targets. */
export function swapped(
  tokens: readonly Token[],
  clauses: readonly CorrectionClause[],
  saved: readonly SavedExpense[],
): Correction | null {
  if (!containsPhrase(SWAPPING, tokens) || containsPhrase(OTHERWISE, tokens)) return null
  const isOther = clauses.some(
    ({ amounts, days, payments, categories, deletes, keeps }) =>
      deletes || keeps || amounts.length + days.length + payments.length + categories.length > 0,
  )
  if (isOther) return null
  const named = [...new Set(clauses.flatMap(({ references }) => references.flatMap(({ places }) => places)))]
  const lastSave = saved.filter(({ savedAt }) => savedAt === saved.at(-1)?.savedAt)
  const two = named.length > 0 ? named.flatMap(place => saved[place] ?? []) : lastSave
  const [one, other] = two
  if (!one || !other || two.length > 2 || one.currency !== other.currency) return UNCLEAR
  if (one.amount === other.amount) return UNCLEAR
  return {
    kind: 'changes',
    changes: [
      { kind: 'set', id: one.id, set: { amount: other.amount } },
      { kind: 'set', id: other.id, set: { amount: one.amount } },
    ],
  }
}
