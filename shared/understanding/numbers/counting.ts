/** Runs of numbers that count nothing: 'satu dua tiga' into a microphone, a telephone number. */

import type { Utterance } from '../utterance/utterance.ts'
import { numberWord, numberWordOf } from './number-words.ts'

/** Kinds of number words that make a larger number of the unit before them. */
const GOING_ON: ReadonlySet<string> = new Set(['scale', 'puluh', 'belas', 'hundred'])

/** Index behind two or more units that count up from one and are followed by no other number word; or null. */
export function readCounting(utterance: Utterance, at: number): number | null {
  let counted = 0
  let end = at
  for (let next = at; ; next++) {
    if (counted > 0 && utterance.word(next) === ',') continue
    const unit = numberWordOf(utterance.token(next), 'unit')
    if (unit?.value !== counted + 1) break
    counted++
    end = next + 1
  }
  const goesOn = GOING_ON.has(numberWord(utterance.token(end))?.kind ?? '')
  return counted >= 2 && !goesOn ? end : null
}

/** Index behind '0812 3456 7890'; or null. */
export function readTelephone(utterance: Utterance, at: number): number | null {
  if (utterance.token(at)?.kind !== 'number' || !/^0\d{2,}$/.test(utterance.token(at)?.text ?? ''))
    return null
  let end = at + 1
  while (utterance.token(end)?.kind === 'number') end++
  return end
}
