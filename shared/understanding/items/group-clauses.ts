/** Gathers clauses into groups: 'nasi goreng dan es teh, 20 ribu' is one. */
import type { Clause } from '../clauses/clause.ts'
import { clauseContent, hasAmount, wordsOf } from '../clauses/clause-content.ts'
import { placeOf } from '../descriptions/bare-place.ts'
import { contentWords } from '../words/content-words.ts'
import { isLink } from '../words/link-words.ts'
import { isAmountFirst, isShort, openerOf, turns } from './clause-shape.ts'
import { forwardJoins } from './forward-joins.ts'
import { addDetails, append, type ItemGroup, toGroup } from './item-group.ts'

const COMPANY = new Set(['sama', 'ama', 'bareng'])

/** Whether a clause that names something and no amount belongs to the amount before it. */
function joinsBack(last: ItemGroup, clause: Clause, next: Clause | undefined): boolean {
  if (clause.marker === 'correction' || !hasAmount(last)) return false
  if (clause.day && last.day && clause.day.day !== last.day.day) return false
  // 'Obat 23 ribu, sama termometer nggak jadi'
  if (next?.marker === 'cancel' && clause.marker === 'and' && clauseContent(last)) return false
  if (!clauseContent(last)) return last.marker !== 'correction' || isLink(openerOf(clause).token)
  if (clause.marker === 'next' || clause.marker === 'stop' || turns(clause) || !isShort(clause)) return false
  if (isAmountFirst(last)) return !(next && hasAmount(next) && next.marker === 'and')
  const conjunction = clause.markerTokens[0]?.word ?? ''
  return COMPANY.has(conjunction) || isLink(openerOf(clause).token)
}

/** Whether a list joins the next amount instead of the previous one, which already has a thing. */
function takesNext(last: ItemGroup, clause: Clause, next: Clause | undefined): boolean {
  // In 'ten dollar scratch off and a soda, 2.19' the price is that of the soda alone.
  const isPriced = next !== undefined && hasAmount(next) && !clauseContent(next)
  const isListed = clause.marker === 'and' && next?.marker === 'comma' && !isPriced
  return clauseContent(last) && !isListed
}

/** Adds a clause that is only a place, with the missing preposition: 'extension ladder 249.99, Lowe's'. */
function addPlace(last: ItemGroup, clause: Clause): boolean {
  if (clause.marker !== 'comma' || !hasAmount(last) || wordsOf(clause).some(isLink)) return false
  const place = placeOf(wordsOf(last), contentWords(wordsOf(clause)))
  if (place) last.parts.push({ kind: 'words', words: place })
  return place !== null
}

/**
 * A payment method after a narrative, too, belongs to the item before: 'kopi 20 ribu, buat tamu semua, bayar
 * cash'.
 */
function payFor(priced: ItemGroup | undefined, { payment }: Pick<ItemGroup, 'payment'>): void {
  if (priced) priced.payment ??= payment
}

/**
 * A final day applies to all items, where no day was said before; a week or month said before was the thing
 * paid for: 'air bulan lalu 76 ribu, kubayar kemarin'.
 */
function dateAll(groups: readonly ItemGroup[], { day }: Pick<ItemGroup, 'day'>): void {
  const priced = groups.filter(hasAmount)
  const last = priced.at(-1)
  if (!day || !last || priced.some(group => group.day && !group.day.vague)) return
  last.day ??= day
  if (day.vague) return
  for (const group of priced) if (group.day) group.day = day
}

/** Whether the day of `clause` is that of `next`, `last` having another: 'Selasa parkir 5, Kamis, akhirnya ganti ban 40'. */
function isDayOf(clause: Clause, last: ItemGroup, next: Clause): boolean {
  if (!clause.day || !last.day || clause.day.day === last.day.day) return false
  return hasAmount(next) && next.day === null
}

/** Groups in the order said. One without an amount only corrects or cancels the one before. */
export function groupClauses(clauses: readonly Clause[]): ItemGroup[] {
  const forward = forwardJoins(clauses)
  const groups: ItemGroup[] = []
  let open: ItemGroup | null = null
  for (const [at, clause] of clauses.entries()) {
    const last = groups.at(-1)
    const next = clauses[at + 1]
    const goesForward = forward[at] ?? false
    if (open) {
      append(open, clause)
      if (!hasAmount(clause) && goesForward) continue
      if (!hasAmount(open)) {
        payFor(groups.findLast(hasAmount), open)
        if (!next) dateAll(groups, open)
      }
      groups.push(open)
      open = null
    } else if (hasAmount(clause) || clause.marker === 'cancel') {
      groups.push(toGroup(clause))
    } else if (!clauseContent(clause)) {
      // Only day or payment: part of the item before, else of the one after.
      const opensNext = next !== undefined && last !== undefined && isDayOf(clause, last, next)
      if (last && hasAmount(last) && !opensNext && (clause.marker === 'comma' || !next)) {
        if (!next) dateAll(groups, clause)
        addDetails(last, clause)
      } else if (next && next.marker !== 'correction' && next.marker !== 'cancel') open = toGroup(clause)
      else if (!next) {
        payFor(groups.findLast(hasAmount), clause)
        dateAll(groups, clause)
      }
    } else if (last && addPlace(last, clause)) {
      addDetails(last, clause)
    } else if (last && joinsBack(last, clause, next) && !(goesForward && takesNext(last, clause, next))) {
      append(last, clause)
    } else if (goesForward && next?.marker !== 'correction') {
      open = toGroup(clause)
    } else if (clause.marker === 'correction') {
      groups.push(toGroup(clause))
    } else {
      // A narrative without an amount may still have a payment method, 'pesan di web pakai kartu kredit', and
      // at the end a day.
      if (last && hasAmount(last)) {
        payFor(last, clause)
        if (!next) dateAll(groups, clause)
      }
      groups.push({ ...toGroup(clause), parts: [] })
    }
  }
  if (open) groups.push(open)
  return groups
}
