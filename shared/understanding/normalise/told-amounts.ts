/** Distinguishes an expense from a question about one. */
import { numberWord } from '../numbers/number-words.ts'
import { changed, type Token } from '../utterance/token.ts'
import { PAID } from './self-asked-words.ts'

export function isNumber(token: Token): boolean {
  return token.kind === 'number' || numberWord(token) !== null
}

/** The number of spoken numbers, each of one or more words. */
export function countAmounts(tokens: readonly Token[]): number {
  return tokens.filter((token, at) => {
    const before = tokens[at - 1]
    return isNumber(token) && !(before && isNumber(before))
  }).length
}

export function tells(tokens: readonly Token[]): boolean {
  return tokens.some(({ word }) => PAID.has(word))
}

/** Whether there are several amounts, separated by signs. */
export function isList(tokens: readonly Token[]): boolean {
  const amounts = tokens.slice(tokens.findIndex(isNumber), tokens.findLastIndex(isNumber))
  return amounts.some(({ kind }) => kind === 'sign')
}

/** The tokens as a statement: a request or a rhetorical question loses its question mark. */
export function withoutQuestionMark(tokens: readonly Token[]): readonly Token[] {
  return tokens.map(token =>
    token.kind === 'sign' && token.text === '?' ? changed(token, { text: ',', word: ',' }) : token,
  )
}
