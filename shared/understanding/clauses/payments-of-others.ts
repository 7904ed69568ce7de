/** Ways of paying in which others gave their part: 'Mas Agus langsung transfer 86', 'udah pada transfer', 'anak-anak udah GoPay semua'. */
import { OTHERS, PEOPLE, TITLES } from '../intent/people-words.ts'
import { isName } from '../intent/subject.ts'
import type { Token } from '../utterance/token.ts'
import type { Utterance } from '../utterance/utterance.ts'
import { FILLERS } from '../words/filler-words.ts'
import { matchPhrase, phraseList, phraseSet, skipPhrases } from '../words/phrase-table.ts'

/** Between a payer and the payment. */
const READILY: ReadonlySet<string> = new Set(
  phraseList('langsung|udah|sudah|udh|juga|baru|semua|semuanya|pada|already|just'),
)
/** Before a way of paying that is no verb: 'and Kiran through Zelle'. */
const BY: ReadonlySet<string> = new Set(
  phraseList(
    'pakai|pake|via|lewat|dengan|sama|bayar|cash|tunai|debit|kartu|through|by|with|on|using|in|over',
  ),
)
/** Several did it, and not the speaker. */
const ALL_OF_THEM = 'pada'
const SHARERS = phraseSet(
  phraseList(
    'anak anak|yang lain|yang lainnya|temen temen|teman teman|temen gue|temenku|semua temen|semua|semuanya|everyone|everybody|the others|the rest',
  ),
)

/** The part that they paid: 'sing separo adikku sudah transfer'. */
const PART = phraseSet(
  phraseList(
    'yang|yg|sing|separo|separuh|setengah|separone|separonya|separuhnya|setengahnya|sisanya|sisane|half|the other half|the rest|and',
  ),
)

/** Whether words name only another person, or those who share. */
function nameOthers(words: readonly Token[]): boolean {
  const [first, second] = words
  if (!first) return false
  if (words.length === 2 && TITLES.has(first.word)) return second?.kind === 'word'
  if (words.length === 1 && (OTHERS.has(first.word) || isName(first))) return true
  return [PEOPLE, SHARERS].some(table => matchPhrase(table, words, 0)?.end === words.length)
}

/** Whether the payment at token index `start`, behind a price, is told of others, who are named as its clause begins. */
export function isPaymentOfOthers({ spans, tokens }: Utterance, start: number): boolean {
  const price = spans.findLast(({ kind, end }) => kind === 'amount' && end <= start)
  if (!price || BY.has(tokens[start]?.word ?? '')) return false
  if (tokens[start - 1]?.word === ALL_OF_THEM) return true
  let end = start
  while (end > price.end && READILY.has(tokens[end - 1]?.word ?? '')) end--
  const opening = spans.findLast(span => span.kind === 'break' && span.end <= end)
  const words = tokens.slice(Math.max(price.end, opening?.end ?? 0), end)
  return nameOthers(words.slice(skipPhrases(PART, words, skipPhrases(FILLERS, words, 0))))
}
