/**
 * Expenses said as a question: a request ('can you add 60 dollars for gas?'), a question that the speaker answers
 * ('berapa ya tadi, oh iya parkir 5 ribu'), an opinion asked for behind what was paid ('…, mahal ya?').
 */
import { numberWord } from '../numbers/number-words.ts'
import { changed, type Token } from '../utterance/token.ts'
import { FILLERS } from '../words/filler-words.ts'
import {
  containsPhrase,
  matchPhrase,
  skipPhrase,
  skipPhrases,
  withoutPhrases,
} from '../words/phrase-table.ts'
import {
  ASKED_WORDS,
  ASKING,
  DOUBTS,
  OPINIONS,
  PAID,
  REMEMBERED,
  REMEMBERING,
  REQUESTS,
  SELF_ASKED,
  TAGS,
} from './self-asked-words.ts'

function isNumber(token: Token): boolean {
  return token.kind === 'number' || numberWord(token) !== null
}

/** The tokens as if nothing had been asked; the same ones where no amount was told or a question is meant. */
export function withoutAsking(tokens: readonly Token[]): readonly Token[] {
  const amountAt = tokens.findIndex(isNumber)
  if (amountAt < 0) return tokens
  const start = skipPhrase(FILLERS, tokens, 0)
  const asked = skipPhrase(REQUESTS, tokens, start)
  if (asked > start && asked <= amountAt) return withoutQuestionMark(tokens.slice(asked))
  const answered = withoutSelfQuestion(tokens, start, amountAt)
  const told = answered === tokens ? withoutQuestionBefore(withoutTag(tokens, amountAt)) : answered
  return withoutOpinion(withoutDoubt(told))
}

function withoutSelfQuestion(tokens: readonly Token[], start: number, amountAt: number): readonly Token[] {
  const end = skipPhrase(SELF_ASKED, tokens, start)
  if (end === start || tokens.at(-1)?.text === '?') return tokens
  const remembered = tokens.findIndex((_, at) => at >= end && matchPhrase(REMEMBERED, tokens, at) !== null)
  const isAnswered = tokens.some(({ kind }, at) => kind === 'sign' && at >= end && at < amountAt)
  if (remembered < 0 || remembered > amountAt)
    return isAnswered && end <= amountAt ? withoutQuestionMark(tokens.slice(end)) : tokens
  const rest = [...tokens.slice(end, remembered), ...tokens.slice(skipPhrase(REMEMBERED, tokens, remembered))]
  return withoutQuestionMark(rest)
}

/** '…, mahal ya?' behind what the speaker has paid. */
function withoutOpinion(tokens: readonly Token[]): readonly Token[] {
  const amountAt = tokens.findIndex(isNumber)
  if (!tells(tokens) && !isList(tokens)) return tokens
  const at = tokens.findIndex((_, place) => place > amountAt && matchPhrase(OPINIONS, tokens, place) !== null)
  if (at < 0) return tokens
  const end = skipPhrase(OPINIONS, tokens, at)
  return tokens.slice(end).every(({ kind }) => kind === 'sign') ? tokens.slice(0, at) : tokens
}

function tells(tokens: readonly Token[]): boolean {
  return tokens.some(({ word }) => PAID.has(word))
}

/** Whether there are several amounts, parted by signs. */
function isList(tokens: readonly Token[]): boolean {
  const amounts = tokens.slice(tokens.findIndex(isNumber), tokens.findLastIndex(isNumber))
  return amounts.some(({ kind }) => kind === 'sign')
}

/** 'masa es teh 15 ribu? tapi aku bayar juga': what is hard to believe was paid, as is said behind it. */
function withoutDoubt(tokens: readonly Token[]): readonly Token[] {
  const start = skipPhrases(DOUBTS, tokens, 0)
  const end = tokens.findLastIndex(({ kind }, at) => kind === 'sign' && at < tokens.length - 1)
  const [doubted, told] = [tokens.slice(start, end), tokens.slice(end + 1)]
  if (start === 0 || end < 0 || !doubted.some(isNumber) || told.some(isNumber) || !tells(told)) return tokens
  return withoutQuestionMark(doubted)
}

/** '…, bisa kan?' behind what is to be noted. */
function withoutTag(tokens: readonly Token[], amountAt: number): readonly Token[] {
  if (tokens.at(-1)?.text !== '?') return tokens
  const comma = tokens.findLastIndex(({ kind }, at) => kind === 'sign' && at < tokens.length - 1)
  if (comma < amountAt) return tokens
  return skipPhrase(TAGS, tokens, comma + 1) === tokens.length - 1 ? tokens.slice(0, comma) : tokens
}

/** 'udah berapa kali ngopi bulan ini? barusan 28 ribu lagi': what is told behind the question counts. */
function withoutQuestionBefore(tokens: readonly Token[]): readonly Token[] {
  const end = tokens.findIndex(({ kind }) => kind === 'sign')
  const [question, told] = [tokens.slice(0, end), tokens.slice(end + 1)]
  if (end < 1 || question.some(isNumber) || !told.some(isNumber)) return tokens
  if (!containsPhrase(ASKING, question) || told.at(-1)?.text === '?') return tokens
  if (tells(told) || (tokens[end]?.text === '?' && isList(told))) return told
  return skipPhrase(REMEMBERING, told, 0) > 0 ? [...withoutPhrases(ASKED_WORDS, question), ...told] : tokens
}

/** What was asked of the product, or of oneself, is told. */
function withoutQuestionMark(tokens: readonly Token[]): readonly Token[] {
  return tokens.map(token =>
    token.kind === 'sign' && token.text === '?' ? changed(token, { text: ',', word: ',' }) : token,
  )
}
