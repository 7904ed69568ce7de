/** Gathers clauses into bundles: 'nasi goreng dan es teh, 20 ribu' is one. */
import type { Clause } from '../clauses/clause.ts'
import { clauseContent, hasAmount } from '../clauses/clause-content.ts'
import { isLink } from '../words/link-words.ts'
import type { Token } from '../words/token.ts'
import { addCircumstances, append, type Bundle, toBundle } from './bundle.ts'
import { isAmountFirst, isShort, openerOf, turns } from './clause-shape.ts'
import { forwardJoins } from './joins-next.ts'

const COMPANY = new Set(['sama', 'ama', 'bareng'])

/** Whether a clause that names something and no amount belongs to the amount before it. */
function joinsBack(
  tokens: readonly Token[],
  last: Bundle,
  clause: Clause,
  next: Clause | undefined,
): boolean {
  if (clause.lead === 'correction' || !hasAmount(last)) return false
  if (!clauseContent(tokens, last)) return true
  if (clause.lead === 'next' || clause.lead === 'stop' || turns(clause) || !isShort(tokens, clause))
    return false
  if (isAmountFirst(tokens, last)) return !(next && hasAmount(next) && next.lead === 'and')
  const conjunction = tokens[clause.leadPlaces[0] ?? -1]?.word ?? ''
  return COMPANY.has(conjunction) || isLink(openerOf(tokens, clause).token)
}

/** A list goes on into the next amount rather than back, unless the amount before lacks a thing. */
function takesNext(
  tokens: readonly Token[],
  last: Bundle,
  clause: Clause,
  next: Clause | undefined,
): boolean {
  return clauseContent(tokens, last) && !(clause.lead === 'and' && next?.lead === 'comma')
}

/** Bundles in the order said. One without an amount only corrects or cancels the one before. */
export function gatherBundles(tokens: readonly Token[], clauses: readonly Clause[]): Bundle[] {
  const forward = forwardJoins(tokens, clauses)
  const bundles: Bundle[] = []
  let open: Bundle | null = null
  for (const [at, clause] of clauses.entries()) {
    const last = bundles.at(-1)
    const next = clauses[at + 1]
    const goesForward = forward[at] ?? false
    if (open) {
      append(open, clause)
      if (!hasAmount(clause) && goesForward) continue
      bundles.push(open)
      open = null
    } else if (hasAmount(clause) || clause.lead === 'cancel') {
      bundles.push(toBundle(clause))
    } else if (!clauseContent(tokens, clause)) {
      // Only when or how: part of the item before it, or else of the one after.
      if (last && hasAmount(last) && (clause.lead === 'comma' || !next)) addCircumstances(last, clause)
      else if (next && next.lead !== 'correction' && next.lead !== 'cancel') open = toBundle(clause)
    } else if (
      last &&
      joinsBack(tokens, last, clause, next) &&
      !(goesForward && takesNext(tokens, last, clause, next))
    ) {
      append(last, clause)
    } else if (goesForward && next?.lead !== 'correction') {
      open = toBundle(clause)
    } else if (clause.lead === 'correction') {
      bundles.push(toBundle(clause))
    } else {
      // A story without an amount may still tell how was paid: 'pesan di web pakai kartu kredit'.
      if (last && hasAmount(last)) last.payment ??= clause.payment
      bundles.push({ ...toBundle(clause), parts: [] })
    }
  }
  if (open) bundles.push(open)
  return bundles
}
