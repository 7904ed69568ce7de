/** A day asked of oneself and put right: 'on Tuesday? no, Wednesday', 'hari Senin? eh bukan, Selasa'. */
import { readDay } from '../days/day-phrase.ts'
import type { Utterance } from '../utterance/utterance.ts'
import { readCorrection } from './correction.ts'

/** Longest day phrase looked for before the question mark, in tokens. */
const MAX_DAY = 4

function endsDay(utterance: Utterance, end: number): boolean {
  for (let at = end - 1; at >= Math.max(0, end - MAX_DAY); at--)
    if (readDay(utterance, at)?.end === end) return true
  return false
}

/** Index of the day behind the question mark at `at`, where another and a correction stand before it; or null. */
export function readAnsweredDay(utterance: Utterance, at: number): number | null {
  if (utterance.token(at)?.text !== '?') return null
  const correction = readCorrection(utterance, at + 1)
  if (!correction) return null
  const next = utterance.word(correction.end) === ',' ? correction.end + 1 : correction.end
  return readDay(utterance, next) !== null && endsDay(utterance, at) ? next : null
}
