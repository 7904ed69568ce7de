/** Whether a sentence only compares what a thing costs with what it cost: 'dulu 12 ribu, sekarang 20', 'last time two dollar, now four fifty'. */
import type { Token } from '../utterance/token.ts'
import { CHARGING } from '../words/charging-words.ts'
import { containsPhrase, matchPhrase, phraseList, phraseSet } from '../words/phrase-table.ts'
import { isUnit } from '../words/units.ts'
import { tellsAct } from './acts.ts'
import { tellsAmount } from './without-amounts.ts'

/** Words of the former price. */
const THEN = phraseSet(
  phraseList(
    'last time|dulu|dulunya|masih|isih|sik|it was|they were|it used to be|used to be|they used to be|was|were|biasanya|biasane|biyen|bihin|baheula|kemarin kemarin|previously|before only|in the past',
  ),
)
/** Words of the price of today. */
const NOW = phraseSet(
  phraseList('sekarang|skrg|saiki|ayeuna|now|nowadays|udah|sudah|wis|wes|already|these days'),
)
/** One of these makes it a matter of today, or of a rise. */
const OF_TODAY: ReadonlySet<string> = new Set(
  phraseList('sekarang|skrg|saiki|ayeuna|now|nowadays|naik|turun|mundhak'),
)
/** Most words between them and the price: 'last time chicken rice two dollar'. */
const REACH = 4
/** What tells that it was bought all the same. */
const TAKEN = phraseSet(
  phraseList(
    'sekarang jadi|langganan|tetep|tetap|still|anyway|jadi beli|terpaksa|kepaksa|kepotong|kebayar|pulled|topped',
  ),
)

/** For each amount the index of its first word, and behind its last. */
function amountsIn(said: readonly Token[]): { start: number; end: number }[] {
  const found: { start: number; end: number }[] = []
  said.forEach((token, at) => {
    if (!tellsAmount(token) || (token.kind === 'number' && isUnit(said[at + 1]))) return
    const last = found.at(-1)
    if (last?.end === at && (said[at - 1]?.index ?? 0) + 1 === token.index) last.end = at + 1
    else found.push({ start: at, end: at + 1 })
  })
  return found
}

/** Whether a phrase stands before the amount within reach, or right behind it. */
function isBeside(
  table: typeof THEN,
  said: readonly Token[],
  { start, end }: { start: number; end: number },
  from: number,
): boolean {
  for (let at = Math.max(from, start - REACH); at < start; at++) if (matchPhrase(table, said, at)) return true
  return matchPhrase(table, said, end) !== null
}

/** `said` is a sentence with its amounts. */
export function comparesTimes(said: readonly Token[]): boolean {
  if (!said.some(({ word }) => OF_TODAY.has(word))) return false
  const amounts = amountsIn(said)
  if (amounts.length < 2) return false
  if (tellsAct(said) || containsPhrase(TAKEN, said) || containsPhrase(CHARGING, said)) return false
  const isNow = amounts.map((amount, at) => isBeside(NOW, said, amount, amounts[at - 1]?.end ?? 0))
  const isThen = amounts.map((amount, at) => isBeside(THEN, said, amount, amounts[at - 1]?.end ?? 0))
  // 'Four fifty, five dollar' is one price; any other would be a purchase besides.
  const isOther = amounts.some(({ start }, at) => {
    const between = said.slice(amounts[at - 1]?.end ?? start, start)
    return !isNow[at] && !isThen[at] && (at === 0 || between.some(({ kind }) => kind === 'word'))
  })
  if (isOther) return false
  return isNow.some((now, at) => now && isThen.some((then, other) => then && other !== at))
}
