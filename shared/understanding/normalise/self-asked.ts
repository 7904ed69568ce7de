/**
 * Expenses said as a question: a request ('can you add 60 dollars for gas?'), a question that the speaker answers
 * ('berapa ya tadi, oh iya parkir 5 ribu'), an opinion asked for behind what was paid ('…, mahal ya?').
 */
import { numberWord } from '../numbers/number-words.ts'
import { changed, type Token } from '../utterance/token.ts'
import { nameThing } from '../words/content-words.ts'
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
  CLASSIFYING,
  IF_NOT,
  OPINIONS,
  PAID,
  PRICE_DOUBTS,
  PRICE_TALK,
  REMEMBERED,
  REMEMBERING,
  REQUESTS,
  SELF_ASKED,
  TAGS,
  WONDERING,
} from './self-asked-words.ts'

function isNumber(token: Token): boolean {
  return token.kind === 'number' || numberWord(token) !== null
}

/** The tokens as if nothing had been asked; the same ones where no amount was told or a question is meant. */
export function withoutAsking(tokens: readonly Token[]): readonly Token[] {
  const amountAt = tokens.findIndex(isNumber)
  if (amountAt < 0) return tokens
  const start = skipPhrases(FILLERS, tokens, 0)
  const asked = Math.max(
    ...[0, start].flatMap(at => [skipPhrase(REQUESTS, tokens, at), skipPhrase(WONDERING, tokens, at)]),
  )
  if (asked > start && asked <= amountAt)
    return withoutQuestionMark(withoutPhrases(IF_NOT, tokens.slice(asked)))
  const answered = withoutSelfQuestion(tokens, start, amountAt)
  const told =
    answered === tokens
      ? withoutQuestionBehind(withoutQuestionBefore(withoutTag(tokens, amountAt)))
      : answered
  return withoutOpinion(withoutDoubt(told))
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

/** '…, mahal ya?' behind what the speaker has paid. */
function withoutOpinion(tokens: readonly Token[]): readonly Token[] {
  const amountAt = tokens.findIndex(isNumber)
  if (!tells(tokens) && !isList(tokens) && !tokens.some(({ word }) => TOLD_AS_PAST.has(word))) return tokens
  const asked = tokens.findIndex((_, at) => at > amountAt && matchPhrase(CLASSIFYING, tokens, at) !== null)
  if (asked > 0 && !tokens.slice(asked).some(isNumber) && tokens[asked - 1]?.kind === 'sign')
    return tokens.slice(0, asked)
  const at = tokens.findIndex((_, place) => place > amountAt && matchPhrase(OPINIONS, tokens, place) !== null)
  if (at < 0) return tokens
  const end = skipPhrase(OPINIONS, tokens, at)
  const behind = tokens.slice(end).filter(({ kind }) => kind !== 'sign')
  const isOver =
    behind.length === 0 || [behind[0], tokens[end - 1]].some(token => LEADING_ON.has(token?.word ?? ''))
  return isOver && !behind.some(isNumber) ? tokens.slice(0, at) : tokens
}

/** 'is that a lot for Bali?' */
const LEADING_ON: ReadonlySet<string> = new Set(['for', 'in', 'at', 'buat', 'untuk', 'di'])
/** 'the repair was 22', 'bisa direimburse gak ya' */
const TOLD_AS_PAST: ReadonlySet<string> = new Set(['was', 'were', 'direimburse', 'reimburse', 'diklaim'])

/** 'sayur 10 ribu, tempe 5 ribu, udah berapa ya?': what is asked behind a list, with no number of its own. */
function withoutQuestionBehind(tokens: readonly Token[]): readonly Token[] {
  const last = tokens.findLastIndex(isNumber)
  const end = tokens.findIndex(({ kind }, at) => kind === 'sign' && at > last)
  if (end < 0 || countAmounts(tokens) < 2) return tokens
  const [told, question] = [tokens.slice(0, end), tokens.slice(end)]
  return containsPhrase(ASKING, question) && !containsPhrase(ASKING, told) ? told : tokens
}

/** Numbers, each of one word or more. */
function countAmounts(tokens: readonly Token[]): number {
  return tokens.filter((token, at) => {
    const before = tokens[at - 1]
    return isNumber(token) && !(before && isNumber(before))
  }).length
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
  const start = skipPhrases(PRICE_DOUBTS, tokens, 0)
  const end = tokens.findLastIndex(({ kind }, at) => kind === 'sign' && at < tokens.length - 1)
  const [doubted, told] = [tokens.slice(start, end), tokens.slice(end + 1)]
  if (start === 0 || end < 0 || !doubted.some(isNumber) || told.some(isPrice)) return tokens
  const paid = told.find(({ word }) => PAID.has(word))
  return paid ? [paid, ...withoutQuestionMark(withoutPhrases(PRICE_TALK, doubted))] : tokens
}

/** The 'one' of 'I bought one' is none. */
function isPrice(token: Token): boolean {
  return isNumber(token) && token.word !== 'one'
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
  if (POINTING.has(told[0]?.word ?? '')) return told
  const answers = skipPhrase(REMEMBERING, told, 0) > 0
  // 'udah bayar kos belum ya, udah deng barusan satu juta'
  if (answers && !namesThing(told)) return [...withoutPhrases(ASKED_WORDS, question), ...told]
  if (tells(told) || (isList(told) && (tokens[end]?.text === '?' || countAmounts(told) > 1))) return told
  return answers ? [...withoutPhrases(ASKED_WORDS, question), ...told] : tokens
}

/** What is told behind a question, and shown: 'berapa kali aku jajan, ini batagor 15 ribu'. */
const POINTING: ReadonlySet<string> = new Set(['ini', 'nih'])

function namesThing(told: readonly Token[]): boolean {
  const words = withoutPhrases(REMEMBERING, told)
  return nameThing(words.filter(token => token.kind === 'word' && !isNumber(token) && !PAID.has(token.word)))
}

/** What was asked of the product, or of oneself, is told. */
function withoutQuestionMark(tokens: readonly Token[]): readonly Token[] {
  return tokens.map(token =>
    token.kind === 'sign' && token.text === '?' ? changed(token, { text: ',', word: ',' }) : token,
  )
}
