/**
 * Expenses said as a question: a request ('can you add 60 dollars for gas?'), a question that the speaker answers
 * ('berapa ya tadi, oh iya parkir 5 ribu'), an opinion asked for behind what was paid ('…, mahal ya?').
 */
import { numberWord } from '../numbers/number-words.ts'
import { changed, type Token } from '../utterance/token.ts'
import { FILLERS } from '../words/filler-words.ts'
import { containsPhrase, matchPhrase, phraseList, phraseSet, skipPhrase } from '../words/phrase-table.ts'

const ASKED_FOR = [
  'add',
  'put down',
  'put in',
  'note',
  'note down',
  'log',
  'record',
  'jot down',
  'write down',
]
const REQUESTS = phraseSet([
  ...['can', 'could', 'would', 'will'].flatMap(verb => ASKED_FOR.map(what => `${verb} you ${what}`)),
  ...phraseList(`
  can i add|could i add|can i log|can i put down|can i put in|can i put|could i put|let me add|bisa tolong masukin|bisa masukin|boleh masukin|bisa tolong dicatat|tolong bisa dicatat|did you get that|did you get|did you catch that|did i already say|did i say|have i told you|did i tell you|did you know i|you know what|guess what|tebak deh|tebak coba|tau gak sih|tau nggak sih|tahu nggak sih|siapa sangka|bisa tolong catat|bisa tolong catatin|bisa tolong catatkan|bisa tolong masukin|bisa catat|bisa catatin|bisa catatkan|bisa dicatat|boleh tolong catat|boleh catat|boleh catatin
  did i tell you about|did i mention|can you believe i|can you believe we|could you believe i|udah dicatat belum ya|udah dicatet belum ya|sudah dicatat belum ya|udah dicatat belum|udah dicatet belum|sudah dicatat belum
  `),
])
const SELF_ASKED = phraseSet(
  phraseList(`
  berapa ya tadi|berapa tadi ya|berapa tadi|tadi berapa ya|tau gak berapa|tau nggak berapa|how much was it|how much was the|how much was my|how much was that|what was it|what did i get|what did i buy
  `),
)
const REMEMBERED = phraseSet(
  phraseList(
    'oh iya|oh ya|oya|ah iya|again right|right|oh right|ah yes|ah right|let me think|oh yes|oh yeah',
  ),
)
const OPINIONS = phraseSet(
  phraseList(`
  mahal ya|mahal kan|gila ya|gila kan|mahal banget kan|mahal juga ya|kok bisa ya|kok bisa sih|mahal banget ya|crazy right|crazy huh|pricey huh|expensive huh|was that too much|is that a lot|is that too much|mahal gak sih|mahal nggak sih|mahal ga sih|murah ya|worth it ga ya|worth it gak ya|worth it nggak ya|kemahalan gak sih|kemahalan nggak sih
  `),
)
/** At the end, whether it is noted. */
const TAGS = phraseSet(
  phraseList(`
  bisa kan|bisa gak|bisa nggak|bisa ga|bisa ya|bisa|boleh|boleh gak|boleh nggak|boleh kan|oke|ok|okay|oke kan|ya kan|ya oke|bisa dicatat|bisa dicatat gak|bisa dicatat kan|bisa dicatet|udah dicatat|udah kecatat|udah masuk|udah masuk belum|kan|right|please|could you|can you|would you|got it|got that|you know|ya
  `),
)
/** In a clause of their own, in front of what is told. */
const ASKING = phraseSet(
  phraseList(
    'berapa|brp|berapa kali|kenapa|kok|kok bisa|how much|how many|how often|how come|what|whats|where|why|apa|apa aja|siapa',
  ),
)

/** That the speaker has paid it. */
const PAID: ReadonlySet<string> = new Set(
  phraseList(
    'tadi|barusan|semalam|abis|habis|beli|bayar|isi|jajan|pesan|pesen|kena|keluar|bought|paid|spent|got|ordered',
  ),
)

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
  const told = withoutQuestionBefore(withoutTag(tokens, amountAt))
  return withoutOpinion(told === tokens ? withoutSelfQuestion(tokens, start, amountAt) : told)
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
  const last = tokens.findLastIndex(isNumber)
  const isList = tokens.slice(amountAt, last).some(({ kind }) => kind === 'sign')
  if (!tells(tokens) && !isList) return tokens
  const at = tokens.findIndex((_, place) => place > amountAt && matchPhrase(OPINIONS, tokens, place) !== null)
  if (at < 0) return tokens
  const end = skipPhrase(OPINIONS, tokens, at)
  return tokens.slice(end).every(({ kind }) => kind === 'sign') ? tokens.slice(0, at) : tokens
}

function tells(tokens: readonly Token[]): boolean {
  return tokens.some(({ word }) => PAID.has(word))
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
  return containsPhrase(ASKING, question) && tells(told) && told.at(-1)?.text !== '?' ? told : tokens
}

/** What was asked of the product, or of oneself, is told. */
function withoutQuestionMark(tokens: readonly Token[]): readonly Token[] {
  return tokens.map(token =>
    token.kind === 'sign' && token.text === '?' ? changed(token, { text: ',', word: ',' }) : token,
  )
}
