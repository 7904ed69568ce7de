/** Capitals as a sign of names, in texts with few of them. */
import type { Token } from '../utterance/token.ts'
import type { Utterance } from '../utterance/utterance.ts'

/** 'BCA', 'AHASS', 'H': a name in capitals throughout, too. */
export function beginsWithCapital(token: Token | undefined): boolean {
  return token?.kind === 'word' && /^\p{Lu}/u.test(token.text)
}

/** 'Indomaret', but not 'BCA', which other things are written like. */
export function isCapitalised(token: Token | undefined): boolean {
  return token?.kind === 'word' && /^\p{Lu}\p{Ll}/u.test(token.text)
}

/** Whether less than half of the words are capitalised, so that a capital marks a name. */
export function isPlainText({ tokens }: Utterance): boolean {
  const words = tokens.filter(({ kind }) => kind === 'word')
  return words.filter(isCapitalised).length * 2 < words.length
}

/** Whether the word at `at` is capitalised within a sentence. */
export function isNameInside(utterance: Utterance, at: number): boolean {
  const before = utterance.token(at - 1)
  const opens = before === undefined || (before.kind === 'sign' && before.text !== ',')
  return !opens && isCapitalised(utterance.token(at)) && isPlainText(utterance)
}
