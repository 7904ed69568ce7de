/** Numbers that are told apart from amounts by their form alone. */
import {
  isOrdinal,
  readCounting,
  readDimensions,
  readOrdinalOf,
  readSpeed,
  readStepOf,
  readTelephone,
} from '../numbers/counting.ts'
import { numberWord } from '../numbers/number-words.ts'
import { endOfFifties, readParts } from '../numbers/told-fraction.ts'
import type { Utterance } from '../utterance/utterance.ts'
import { readCoins } from './notes.ts'

/** Index behind a telephone number, counting, a size, a speed, a step such as '5 of 24', or a part such as 'two thirds'; or null. */
export function readUncounted(utterance: Utterance, start: number): number | null {
  const first = utterance.token(start)
  if (first?.kind !== 'number' && numberWord(first) === null)
    return isOrdinal(utterance, start) ? readOrdinalOf(utterance, start) : null
  if (readCoins(utterance, start)) return null
  return (
    readTelephone(utterance, start) ??
    readCounting(utterance, start) ??
    readStepOf(utterance, start) ??
    readDimensions(utterance, start) ??
    readSpeed(utterance, start) ??
    readParts(utterance.tokens, start)?.end ??
    endOfFifties(utterance.tokens, start) ??
    null
  )
}
