/** Clauses gathered so that each amount has the words that belong to it: 'nasi goreng dan es teh, 20 ribu'. */

import type { Clause, Lead, Part, SpokenPaymentPiece } from '../clauses/clause.ts'
import { clauseContent, hasAmount, hasContent, placesOf } from '../clauses/clause-content.ts'
import type { SpokenDay } from '../days/day-phrase.ts'
import { clauseIntent, isNoSpending } from '../intent/intent.ts'
import { contentWords } from '../words/content-words.ts'
import { FILLERS, VERBS } from '../words/filler-words.ts'
import { isLink } from '../words/link-words.ts'
import { matchPhrase } from '../words/phrase.ts'
import { tokensAt } from '../words/places.ts'
import type { Token } from '../words/token.ts'

export interface Bundle {
  readonly lead: Lead
  readonly parts: Part[]
  readonly said: number[]
  readonly sentence: number
  day: SpokenDay | null
  payment: SpokenPaymentPiece | null
  /** The things named one by one, for 'masing-masing lima ribu'. */
  readonly things: (readonly number[])[]
}

/** A longer clause without an amount is a story, not a thing bought. In words. */
const MAX_THING = 5
/** Behind these nothing is listed on. */
const TURNS: ReadonlySet<Lead> = new Set(['but', 'why'])
const MOTION = new Set('ke pergi pulang mampir jalan went ketemu lagi sampai going came di habis'.split(' '))
const PRONOUNS = new Set('saya aku gue gua gw kita kami i we naik isi ngisi'.split(' '))
const COMPANY = new Set(['sama', 'ama', 'bareng'])

/** The thing comes after its amount: 'dua puluh ribu buat parkir'. */
function isAmountFirst(tokens: readonly Token[], { parts }: Pick<Clause, 'parts'>): boolean {
  const content = parts.findIndex(part => hasContent(tokens, part))
  return hasAmount({ parts }) && content > parts.findIndex(part => part.kind === 'amount')
}

function opener(tokens: readonly Token[], clause: Clause): { token: Token | undefined; buys: boolean } {
  const words = tokensAt(tokens, placesOf(clause))
  let at = 0
  for (let skip = matchPhrase(FILLERS, words, at); skip; skip = matchPhrase(FILLERS, words, at)) at = skip.end
  return { token: words[at], buys: matchPhrase(VERBS, words, at) !== null }
}

function isShort(tokens: readonly Token[], clause: Clause): boolean {
  return contentWords(tokens, placesOf(clause)).length <= MAX_THING
}

/** Whether a clause without an amount is the first part of a list that `next` goes on and prices. */
function listsInto(tokens: readonly Token[], clause: Clause, next: Clause): boolean {
  if (next.lead !== 'and' && next.lead !== 'comma') return false
  if (isAmountFirst(tokens, next) || !isShort(tokens, clause)) return false
  const first = opener(tokens, clause)
  const second = opener(tokens, next)
  if (MOTION.has(first.token?.word ?? '')) return false
  return first.buys || !(second.buys || PRONOUNS.has(second.token?.word ?? ''))
}

/** For each clause, were it one that names something and no amount: whether it belongs to the amount after it. */
function forwardJoins(tokens: readonly Token[], clauses: readonly Clause[]): boolean[] {
  const joins: boolean[] = clauses.map(() => false)
  for (let at = clauses.length - 2; at >= 0; at--) {
    const clause = clauses[at]
    const next = clauses[at + 1]
    if (clause && next) joins[at] = joinsNext(tokens, clause, next, joins[at + 1] ?? false)
  }
  return joins
}

/** From what was wanted, earned or asked to what was bought: no list. */
function turnsTo(tokens: readonly Token[], clause: Clause, next: Clause): boolean {
  const intent = ({ said }: Clause) => clauseIntent(tokensAt(tokens, said))
  return isNoSpending(intent(clause)) && !isNoSpending(intent(next)) && clauseContent(tokens, next)
}

function joinsNext(tokens: readonly Token[], clause: Clause, next: Clause, nextJoins: boolean): boolean {
  if (next.lead === 'cancel' || TURNS.has(next.lead)) return false
  if (hasAmount(next) && turnsTo(tokens, clause, next)) return false
  if (hasAmount(next)) return !clauseContent(tokens, next) || listsInto(tokens, clause, next)
  if (next.lead !== 'and' && next.lead !== 'comma') return false
  if (!clauseContent(tokens, next)) return next.day !== null || next.payment !== null
  return nextJoins && listsInto(tokens, clause, next)
}

/** Whether it belongs to the amount before it. */
function joinsBack(
  tokens: readonly Token[],
  last: Bundle,
  clause: Clause,
  next: Clause | undefined,
): boolean {
  if (clause.lead === 'correction' || !hasAmount(last)) return false
  if (!clauseContent(tokens, last)) return true
  if (clause.lead === 'next' || clause.lead === 'stop' || TURNS.has(clause.lead) || !isShort(tokens, clause))
    return false
  if (isAmountFirst(tokens, last)) return !(next && hasAmount(next) && next.lead === 'and')
  const conjunction = tokens[clause.leadPlaces[0] ?? -1]?.word ?? ''
  return COMPANY.has(conjunction) || isLink(opener(tokens, clause).token)
}

function toBundle(clause: Clause): Bundle {
  const { lead, sentence, day, payment } = clause
  const things = placesOf(clause).length > 0 ? [placesOf(clause)] : []
  return { lead, sentence, day, payment, parts: [...clause.parts], said: [...clause.said], things }
}

/** Adds a clause behind a bundle, its conjunction becoming part of the description. */
function append(bundle: Bundle, clause: Clause): void {
  const connecting = clause.lead === 'and' || clause.lead === 'comma' ? clause.leadPlaces : []
  bundle.parts.push({ kind: 'words', places: connecting }, ...clause.parts)
  bundle.said.push(...clause.said)
  bundle.things.push(placesOf(clause))
  bundle.day ??= clause.day
  bundle.payment ??= clause.payment
}

/** Bundles in the order said. One without an amount only corrects or cancels the one before. */
export function bundle(tokens: readonly Token[], clauses: readonly Clause[]): Bundle[] {
  const forward = forwardJoins(tokens, clauses)
  const bundles: Bundle[] = []
  let open: Bundle | null = null
  clauses.forEach((clause, at) => {
    if (open) {
      append(open, clause)
      if (!hasAmount(clause) && forward[at]) return
      bundles.push(open)
      open = null
      return
    }
    const last = bundles.at(-1)
    if (hasAmount(clause) || clause.lead === 'cancel') {
      bundles.push(toBundle(clause))
    } else if (!clauseContent(tokens, clause)) {
      attach(bundles, clauses, clause, at, added => {
        open = added
      })
    } else if (
      last &&
      joinsBack(tokens, last, clause, clauses[at + 1]) &&
      !(forward[at] && takesNext(tokens, clauses, at, last))
    ) {
      append(last, clause)
    } else if (forward[at] && clauses[at + 1]?.lead !== 'correction') {
      open = toBundle(clause)
    } else if (clause.lead === 'correction') {
      bundles.push(toBundle(clause))
    } else {
      // A story without an amount may still tell how was paid: 'pesan di web pakai kartu kredit'.
      if (last && hasAmount(last)) last.payment ??= clause.payment
      bundles.push({ ...toBundle(clause), parts: [] })
    }
  })
  if (open) bundles.push(open)
  return bundles
}

/** A list goes on into the next amount rather than back, unless the amount before lacks a thing. */
function takesNext(tokens: readonly Token[], clauses: readonly Clause[], at: number, last: Bundle): boolean {
  if (!clauseContent(tokens, last)) return false
  const conjoined = clauses[at]?.lead === 'and' && clauses[at + 1]?.lead === 'comma'
  return !conjoined
}

/** A clause that only says when or how: part of the item before it, or else of the one after. */
function attach(
  bundles: readonly Bundle[],
  clauses: readonly Clause[],
  clause: Clause,
  at: number,
  begin: (bundle: Bundle) => void,
): void {
  const last = bundles.at(-1)
  const next = clauses[at + 1]
  if (last && hasAmount(last) && (clause.lead === 'comma' || !next)) {
    last.day ??= clause.day
    last.payment ??= clause.payment
    last.said.push(...clause.said)
  } else if (next && next.lead !== 'correction' && next.lead !== 'cancel') {
    begin(toBundle(clause))
  }
}
