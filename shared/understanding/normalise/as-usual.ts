/** 'Seperti biasanya' says that it went as always; 'biasanya' alone compares with the usual price. */
import { type Token, withWord } from '../utterance/token.ts'
import { phraseList } from '../words/phrase-table.ts'

const USUALLY: ReadonlySet<string> = new Set(['biasanya', 'biasane'])
const LIKE: ReadonlySet<string> = new Set(phraseList('seperti|sperti|kayak|kaya|kyk|koyok|koyo|spt|macam|as'))

/** The tokens with 'biasanya' behind a word of likeness compared as 'biasa'; the written text stays. */
export function withAsUsual(tokens: readonly Token[]): readonly Token[] {
  if (!tokens.some(({ word }) => USUALLY.has(word))) return tokens
  return tokens.map((token, at) =>
    USUALLY.has(token.word) && LIKE.has(tokens[at - 1]?.word ?? '') ? withWord(token, 'biasa') : token,
  )
}
