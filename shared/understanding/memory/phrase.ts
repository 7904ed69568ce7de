/** The key phrase of a thing: its words without fillers, amounts, days, counts and payment methods. */
import { MAX_PHRASE } from '../../domain/phrase-memory.ts'
import { numberWord } from '../numbers/number-words.ts'
import type { Token } from '../utterance/token.ts'
import { CLOSERS, FILLERS, OPENERS, VERBS } from '../words/filler-words.ts'
import { isLink } from '../words/link-words.ts'
import { NAMES } from '../words/names.ts'
import { unionOf, withoutPhrases } from '../words/phrase-table.ts'
import { isUnit } from '../words/units.ts'
import { plainWord } from '../words/word-forms.ts'

const GRAMMAR = unionOf([FILLERS, VERBS, OPENERS, CLOSERS])

/**
 * The phrase of the words that name a thing, in the order said, in lower case; empty where there are none, or
 * too many.
 */
export function phraseOf(name: readonly Token[]): string {
  const naming = name.filter(isNaming)
  const telling = withoutPhrases(GRAMMAR, naming, NAMES).filter(token => !isUnit(token))
  const phrase = (telling.length > 0 ? telling : naming).map(({ word }) => word).join(' ')
  return phrase.length > MAX_PHRASE ? '' : phrase
}

function isNaming(token: Token): boolean {
  return token.kind === 'word' && numberWord(token) === null && !isLink(token)
}

/** The comparison form of a phrase: its distinct words in plain form, sorted. */
export function keyWords(phrase: string): readonly string[] {
  return [...new Set(phrase.toLowerCase().split(/\s+/).filter(Boolean).map(plainWord))].sort()
}

/** Equal for phrases of the same words. */
export function phraseKey(phrase: string): string {
  return keyWords(phrase).join(' ')
}
