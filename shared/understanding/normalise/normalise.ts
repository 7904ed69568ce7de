/** Normalisation: what was not said is taken out, numbers run together are taken apart. */
import { numbered, type Token, tokenise } from '../utterance/token.ts'
import { withoutClitics } from './clitics.ts'
import { withoutHesitation } from './hesitation.ts'
import { withoutNumbering, withoutOrdinals } from './list-numbering.ts'
import { withoutTopicParticle } from './topic-particle.ts'
import { withoutMarks, withoutStockPhrases } from './transcriber-artifacts.ts'
import { withWholeNumbers } from './whole-numbers.ts'

/** A minute of the fastest speech is well under this many UTF-16 units; what lies beyond is not read. */
export const MAX_TRANSCRIPT = 8000

/** The tokens of the first `MAX_TRANSCRIPT` UTF-16 units, numbered; no word or number among them for silence. */
export function normalise(transcript: string): readonly Token[] {
  const tokens = tokenise(withoutMarks(transcript.slice(0, MAX_TRANSCRIPT)))
  const spoken = withoutHesitation(withoutStockPhrases(withoutClitics(withWholeNumbers(tokens))))
  return numbered(withoutOrdinals(withoutNumbering(withoutTopicParticle(spoken))))
}
