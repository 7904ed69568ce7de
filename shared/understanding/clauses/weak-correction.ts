/** Whether a word that may take something back does: 'dua puluh, eh, tiga puluh'. */
import { FILLERS } from '../words/filler-words.ts'
import { isLink } from '../words/link-words.ts'
import { matchPhrase } from '../words/phrase.ts'
import type { Token } from '../words/token.ts'
import type { Piece } from './piece.ts'

function isBreak(piece: Piece | undefined, kinds: readonly string[]): boolean {
  return piece?.kind === 'break' && kinds.includes(piece.break)
}

/** Whether nothing but fillers stands from the piece `at` on, up to a link, a break or whatever else is no word. */
function endsThere(tokens: readonly Token[], pieces: readonly Piece[], at: number): boolean {
  for (let next = at; next < pieces.length; next++) {
    const piece = pieces[next]
    if (piece?.kind !== 'word' || isLink(tokens[piece.at])) return true
    if (!matchPhrase(FILLERS, tokens, piece.at)) return false
  }
  return true
}

/** Whether the correction that is the piece `at` counts: a weak one does between two amounts and nothing else. */
export function corrects(tokens: readonly Token[], pieces: readonly Piece[], at: number): boolean {
  const piece = pieces[at]
  if (piece?.kind !== 'correction') return false
  if (piece.correction === 'strong') return true
  const before = at - (isBreak(pieces[at - 1], ['comma', 'stop']) ? 2 : 1)
  const after = at + (isBreak(pieces[at + 1], ['comma']) ? 2 : 1)
  if (pieces[before]?.kind !== 'amount' || pieces[after]?.kind !== 'amount') return false
  return endsThere(tokens, pieces, after + 1)
}
