/**
 * Expenses said as a question: a request ('can you add 60 dollars for gas?'), a question that the speaker
 * answers ('berapa ya tadi, oh iya parkir 5 ribu'), a question about a paid price ('…, mahal ya?').
 */
import type { Token } from '../utterance/token.ts'
import { FILLERS } from '../words/filler-words.ts'
import { matchPhrase, skipPhrase, skipPhrases, withoutPhrases } from '../words/phrase-table.ts'
import {
  withoutDoubt,
  withoutOpinion,
  withoutQuestionBefore,
  withoutQuestionBehind,
  withoutTag,
} from './asked-besides.ts'
import {
  EXCLAIMING,
  IF_NOT,
  REMEMBERED,
  REQUESTS,
  SELF_ASKED,
  SPENT_ASKED,
  WONDERING,
} from './self-asked-words.ts'
import { isNumber, withoutQuestionMark } from './told-amounts.ts'

/** The tokens without the question; unchanged where there is no amount or a real question. */
export function withoutAsking(tokens: readonly Token[]): readonly Token[] {
  const amountAt = tokens.findIndex(isNumber)
  if (amountAt < 0) return tokens
  const start = skipPhrases(FILLERS, tokens, 0)
  const asked = Math.max(
    ...[0, start].flatMap(at => [skipPhrase(REQUESTS, tokens, at), skipPhrase(WONDERING, tokens, at)]),
  )
  if (asked > start && asked <= amountAt)
    return withoutQuestionMark(withoutPhrases(IF_NOT, tokens.slice(asked)))
  if (isExclaimed(tokens, start, amountAt)) return withoutQuestionMark(tokens.slice(amountAt))
  const answered = withoutSelfQuestion(tokens, start, amountAt)
  const told =
    answered === tokens
      ? withoutQuestionBehind(withoutQuestionBefore(withoutTag(tokens, amountAt)))
      : answered
  return withoutOpinion(withoutDoubt(told))
}

/** Whether the question before the amount is an exclamation, or is answered at once. */
function isExclaimed(tokens: readonly Token[], start: number, amountAt: number): boolean {
  const wondered = skipPhrase(SPENT_ASKED, tokens, start)
  const isAnswered = wondered > start && tokens.at(-1)?.text !== '?'
  const answer = tokens[wondered]?.kind === 'sign' ? wondered + 1 : wondered
  if (isAnswered && answer === amountAt) return true
  const exclaimed = skipPhrase(EXCLAIMING, tokens, start)
  const price = tokens[exclaimed]?.kind === 'sign' ? exclaimed + 1 : exclaimed
  return exclaimed > start && price === amountAt && tokens.slice(amountAt).some(({ word }) => word === 'for')
}

function withoutSelfQuestion(tokens: readonly Token[], start: number, amountAt: number): readonly Token[] {
  const end = skipPhrase(SELF_ASKED, tokens, start)
  if (end === start || tokens.at(-1)?.text === '?') return tokens
  const remembered = tokens.findIndex((_, at) => at >= end && matchPhrase(REMEMBERED, tokens, at) !== null)
  const isAnswered =
    (end === amountAt && tokens.slice(end).some(({ kind }) => kind === 'word')) ||
    tokens.some(({ kind }, at) => kind === 'sign' && at >= end && at < amountAt)
  if (remembered < 0 || remembered > amountAt)
    return isAnswered && end <= amountAt ? withoutQuestionMark(tokens.slice(end)) : tokens
  const rest = [...tokens.slice(end, remembered), ...tokens.slice(skipPhrase(REMEMBERED, tokens, remembered))]
  return withoutQuestionMark(rest)
}
