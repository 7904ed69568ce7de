/** Pieces gathered into clauses, and the clauses' sentences numbered. */
import { placesBetween } from '../words/places.ts'
import type { Token } from '../words/token.ts'
import type { Clause, Sentence } from './clause.ts'
import { Cutting, isEmpty } from './cutting.ts'
import type { Piece } from './piece.ts'
import { corrects } from './weak-correction.ts'

export interface Cut {
  readonly clauses: readonly Clause[]
  readonly sentences: readonly Sentence[]
  /** The transcript ends in a word of correction. */
  readonly closing: boolean
}

/** Clauses and sentences in the order said; no clause is empty but one that cancels. */
export function cutIntoClauses(tokens: readonly Token[], pieces: readonly Piece[]): Cut {
  const cutting = new Cutting()
  pieces.forEach((piece, index) => {
    switch (piece.kind) {
      case 'word':
        cutting.word(piece.at)
        break
      case 'amount':
        cutting.amount(piece.amount)
        break
      case 'day':
        if (!cutting.open.day || cutting.open.day.vague) cutting.open.day = piece.day
        break
      case 'aside':
        cutting.say(placesBetween(piece.at, piece.end))
        break
      case 'payment':
        cutting.say(placesBetween(piece.at, piece.end))
        cutting.open.payment ??= piece
        break
      case 'cancel':
        cutting.cancel(placesBetween(piece.at, piece.end))
        break
      case 'correction': {
        const places = placesBetween(piece.at, piece.end)
        if (corrects(tokens, pieces, index)) cutting.close('correction', places)
        else for (const at of places) cutting.word(at)
        break
      }
      case 'break':
        if (piece.break === 'stop') cutting.endSentence(piece.asked)
        cutting.close(piece.break, placesBetween(piece.at, piece.end))
        break
    }
  })
  const { clauses, sentences, open } = cutting
  cutting.keepOpen()
  return { clauses, sentences, closing: isEmpty(open) && open.lead === 'correction' }
}
