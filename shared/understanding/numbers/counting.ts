/** Runs of numbers that count nothing: 'satu dua tiga' into a microphone, a telephone number. */

import type { Token } from '../words/token.ts'
import { numberWord, numberWordOf } from './number-words.ts'

/** Kinds of number words that make a larger number of the unit before them. */
const GOING_ON: ReadonlySet<string> = new Set(['scale', 'puluh', 'belas', 'hundred'])

/** Index behind two or more units that count up from one and are followed by no other number word; or null. */
export function readCounting(tokens: readonly Token[], at: number): number | null {
  let counted = 0
  let end = at
  for (let next = at; ; next++) {
    if (counted > 0 && tokens[next]?.word === ',') continue
    const unit = numberWordOf(tokens[next], 'unit')
    if (unit?.value !== counted + 1) break
    counted++
    end = next + 1
  }
  const goesOn = GOING_ON.has(numberWord(tokens[end])?.kind ?? '')
  return counted >= 2 && !goesOn ? end : null
}

/** Index behind '0812 3456 7890'; or null. */
export function readTelephone(tokens: readonly Token[], at: number): number | null {
  if (tokens[at]?.kind !== 'number' || !/^0\d{2,}$/.test(tokens[at]?.text ?? '')) return null
  let end = at + 1
  while (tokens[end]?.kind === 'number') end++
  return end
}
