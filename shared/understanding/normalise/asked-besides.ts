/** Removes questions around an expense: before it, behind it, or about its price. */
import type { Token } from '../utterance/token.ts'
import { nameThing } from '../words/content-words.ts'
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
  OPINIONS,
  PAID,
  PRICE_DOUBTS,
  PRICE_TALK,
  REMEMBERING,
  TAGS,
} from './self-asked-words.ts'
import { countAmounts, isList, isNumber, tells, withoutQuestionMark } from './told-amounts.ts'

/** '…, mahal ya?' behind what the speaker has paid. */
export function withoutOpinion(tokens: readonly Token[]): readonly Token[] {
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

/** 'sayur 10 ribu, tempe 5 ribu, udah berapa ya?': drops a question without a number behind a list. */
export function withoutQuestionBehind(tokens: readonly Token[]): readonly Token[] {
  const last = tokens.findLastIndex(isNumber)
  const end = tokens.findIndex(({ kind }, at) => kind === 'sign' && at > last)
  if (end < 0 || countAmounts(tokens) < 2) return tokens
  const [told, question] = [tokens.slice(0, end), tokens.slice(end)]
  return containsPhrase(ASKING, question) && !containsPhrase(ASKING, told) ? told : tokens
}

/** 'masa es teh 15 ribu? tapi aku bayar juga': a questioned price that was paid, as is said next. */
export function withoutDoubt(tokens: readonly Token[]): readonly Token[] {
  const start = skipPhrases(PRICE_DOUBTS, tokens, 0)
  const end = tokens.findLastIndex(({ kind }, at) => kind === 'sign' && at < tokens.length - 1)
  const [doubted, told] = [tokens.slice(start, end), tokens.slice(end + 1)]
  if (start === 0 || end < 0 || !doubted.some(isNumber) || told.some(isPrice)) return tokens
  const paid = told.find(({ word }) => PAID.has(word))
  return paid ? [paid, ...withoutQuestionMark(withoutPhrases(PRICE_TALK, doubted))] : tokens
}

/** Whether a token is a price; the 'one' of 'I bought one' is not. */
function isPrice(token: Token): boolean {
  return isNumber(token) && token.word !== 'one'
}

/** '…, bisa kan?' behind a request to record. */
export function withoutTag(tokens: readonly Token[], amountAt: number): readonly Token[] {
  if (tokens.at(-1)?.text !== '?') return tokens
  const comma = tokens.findLastIndex(({ kind }, at) => kind === 'sign' && at < tokens.length - 1)
  if (comma < amountAt) return tokens
  return skipPhrase(TAGS, tokens, comma + 1) === tokens.length - 1 ? tokens.slice(0, comma) : tokens
}

/** 'udah berapa kali ngopi bulan ini? barusan 28 ribu lagi': keeps the expense behind a question. */
export function withoutQuestionBefore(tokens: readonly Token[]): readonly Token[] {
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

/** Demonstratives before an expense behind a question: 'berapa kali aku jajan, ini batagor 15 ribu'. */
const POINTING: ReadonlySet<string> = new Set(['ini', 'nih'])

function namesThing(told: readonly Token[]): boolean {
  const words = withoutPhrases(REMEMBERING, told)
  return nameThing(words.filter(token => token.kind === 'word' && !isNumber(token) && !PAID.has(token.word)))
}
