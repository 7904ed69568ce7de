/** Clauses: what stands between two breaks or corrections. */

import type { PaymentMethod } from '../../payment-method.ts'
import type { SpokenAmount } from '../amounts/amount.ts'
import type { SpokenDay } from '../days/day-phrase.ts'
import type { BreakKind } from '../words/break-words.ts'
import { FILLERS } from '../words/filler-words.ts'
import { isLink } from '../words/link-words.ts'
import { matchPhrase } from '../words/phrase.ts'
import { placesBetween } from '../words/places.ts'
import type { Token } from '../words/token.ts'
import type { Piece } from './piece.ts'

/** How a clause follows the one before. `correction` takes that one back, `cancel` deletes it for good. */
export type Lead = 'start' | BreakKind | 'correction' | 'cancel'

/** A run of words, or an amount, in the order said. `at` and the words are places in the token list. */
export type Part =
  | { readonly kind: 'words'; readonly places: readonly number[] }
  | { readonly kind: 'amount'; readonly amount: SpokenAmount }

export interface SpokenPaymentPiece {
  readonly method: PaymentMethod
  readonly explicit: boolean
  readonly at: number
  readonly end: number
}

export interface Clause {
  readonly lead: Lead
  /** The conjunction's own tokens, for a description that runs across it. */
  readonly leadPlaces: readonly number[]
  readonly parts: readonly Part[]
  readonly day: SpokenDay | null
  readonly payment: SpokenPaymentPiece | null
  /** Every token of the clause but those of its day, for the cues of intent. */
  readonly said: readonly number[]
  /** Sentences are numbered from 0. */
  readonly sentence: number
}

export interface Sentence {
  readonly said: readonly number[]
  /** It ends in a question mark. */
  readonly asked: boolean
}

type OpenPart = { kind: 'words'; places: number[] } | { kind: 'amount'; amount: SpokenAmount }

interface OpenClause {
  lead: Lead
  leadPlaces: readonly number[]
  parts: OpenPart[]
  day: SpokenDay | null
  payment: SpokenPaymentPiece | null
  said: number[]
  sentence: number
}

const STRENGTH: Readonly<Record<Lead, number>> = {
  comma: 0,
  and: 1,
  start: 2,
  next: 3,
  but: 4,
  why: 4,
  stop: 5,
  correction: 6,
  cancel: 7,
}

function addWord(parts: OpenPart[], at: number): void {
  const last = parts.at(-1)
  if (last?.kind === 'words') last.places.push(at)
  else parts.push({ kind: 'words', places: [at] })
}

/** A weak correction counts where an amount stands on both sides and nothing else: 'dua puluh, eh, tiga puluh'. */
function corrects(tokens: readonly Token[], pieces: readonly Piece[], at: number): boolean {
  const piece = pieces[at]
  if (piece?.kind !== 'correction') return false
  if (piece.correction === 'strong') return true
  const isComma = (other: Piece | undefined) => other?.kind === 'break' && other.break === 'comma'
  const isStop = (other: Piece | undefined) => other?.kind === 'break' && other.break === 'stop'
  const before = pieces[at - 1]
  const corrected = isComma(before) || isStop(before) ? pieces[at - 2] : before
  const next = isComma(pieces[at + 1]) ? at + 2 : at + 1
  if (corrected?.kind !== 'amount' || pieces[next]?.kind !== 'amount') return false
  for (let i = next + 1; i < pieces.length; i++) {
    const rest = pieces[i]
    if (rest?.kind !== 'word' || isLink(tokens[rest.at])) break
    if (!matchPhrase(FILLERS, tokens, rest.at)) return false
  }
  return true
}

export function cutIntoClauses(
  tokens: readonly Token[],
  pieces: readonly Piece[],
): { clauses: Clause[]; sentences: Sentence[]; closing: boolean } {
  const clauses: Clause[] = []
  const sentences: { said: number[]; asked: boolean }[] = [{ said: [], asked: false }]
  const fresh = (lead: Lead, leadPlaces: readonly number[]): OpenClause => ({
    lead,
    leadPlaces,
    parts: [],
    day: null,
    payment: null,
    said: [],
    sentence: sentences.length - 1,
  })
  let open = fresh('start', [])
  const isEmpty = () => open.parts.length === 0 && !open.day && !open.payment
  const close = (lead: Lead, leadPlaces: readonly number[]) => {
    if (!isEmpty()) clauses.push(open)
    // Of several leads in a row (', eh bukan,') the strongest tells how the clause follows.
    else if (STRENGTH[open.lead] >= STRENGTH[lead] && open.lead !== 'start') {
      open = { ...fresh(open.lead, open.leadPlaces), said: open.said }
      return
    }
    open = fresh(clauses.length === 0 && lead !== 'correction' ? 'start' : lead, leadPlaces)
  }
  const say = (places: readonly number[]) => {
    open.said.push(...places)
    sentences.at(-1)?.said.push(...places)
  }

  pieces.forEach((piece, index) => {
    switch (piece.kind) {
      case 'word':
        say([piece.at])
        addWord(open.parts, piece.at)
        break
      case 'amount':
        say(placesBetween(piece.amount.start, piece.amount.end))
        open.parts.push({ kind: 'amount', amount: piece.amount })
        break
      case 'day':
        open.day = open.day && !open.day.vague ? open.day : piece.day
        break
      case 'aside':
        say(placesBetween(piece.at, piece.end))
        break
      case 'payment':
        say(placesBetween(piece.at, piece.end))
        open.payment ??= piece
        break
      case 'cancel':
        say(placesBetween(piece.at, piece.end))
        if (!isEmpty()) clauses.push(open)
        clauses.push({ ...fresh('cancel', []) })
        open = fresh('comma', [])
        break
      case 'correction':
        if (corrects(tokens, pieces, index)) close('correction', placesBetween(piece.at, piece.end))
        else
          for (const at of placesBetween(piece.at, piece.end)) {
            say([at])
            addWord(open.parts, at)
          }
        break
      case 'break':
        if (piece.break === 'stop') {
          const sentence = sentences.at(-1)
          if (sentence && piece.asked) sentence.asked = true
          sentences.push({ said: [], asked: false })
        }
        close(piece.break, placesBetween(piece.at, piece.end))
        break
    }
  })
  const closing = isEmpty() && open.lead === 'correction'
  if (!isEmpty()) clauses.push(open)
  return { clauses, sentences, closing }
}
