/** Normalisation: removes words that were not said and separates joined numbers. */
import { numbered, type Token, tokenise } from '../utterance/token.ts'
import { withAsUsual } from './as-usual.ts'
import { withoutClitics } from './clitics.ts'
import { withoutHesitation } from './hesitation.ts'
import { withoutNumbering, withoutOrdinals } from './list-numbering.ts'
import { withKnownWords } from './regional-words.ts'
import { withSpelledNames } from './spelled-names.ts'
import { withoutTopicParticle } from './topic-particle.ts'
import { withoutMarks, withoutStockPhrases } from './transcriber-artifacts.ts'
import { withWholeNumbers } from './whole-numbers.ts'

/** In UTF-16 units, well above a minute of the fastest speech; the rest is not read. */
export const MAX_TRANSCRIPT = 8000

/** The tokens of the first `MAX_TRANSCRIPT` UTF-16 units, numbered; without a word or number for silence. */
export function normalise(transcript: string): readonly Token[] {
  return numbered(withoutOrdinals(withoutNumbering(spokenTokens(transcript))))
}

/** As `normalise`, but keeps ordinals: in 'first one 9, second one 12' they are references. */
export function normaliseReferring(transcript: string): readonly Token[] {
  return numbered(spokenTokens(transcript))
}

function spokenTokens(transcript: string): readonly Token[] {
  const tokens = tokenise(withoutMarks(transcript.slice(0, MAX_TRANSCRIPT)))
  return withoutTopicParticle(
    withoutHesitation(
      withoutStockPhrases(
        withoutClitics(withWholeNumbers(withAsUsual(withKnownWords(withSpelledNames(tokens))))),
      ),
    ),
  )
}
