/** What capitals tell: a name, where the text has few of them. */
import type { Token } from '../utterance/token.ts'
import type { Utterance } from '../utterance/utterance.ts'

export function isCapitalised(token: Token | undefined): boolean {
  return token?.kind === 'word' && /^\p{Lu}\p{Ll}/u.test(token.text)
}

/** In a text of which less than half the words are capitalised, a capital tells a name. */
export function isPlainText({ tokens }: Utterance): boolean {
  const words = tokens.filter(({ kind }) => kind === 'word')
  return words.filter(isCapitalised).length * 2 < words.length
}

/** Whether the word at `at` has a capital that no beginning of a sentence asks for. */
export function isNameInside(utterance: Utterance, at: number): boolean {
  const before = utterance.token(at - 1)
  const opens = before === undefined || (before.kind === 'sign' && before.text !== ',')
  return !opens && isCapitalised(utterance.token(at)) && isPlainText(utterance)
}
