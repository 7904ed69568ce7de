/** 'semalam' behind the price of a room. */
import { numberWord } from '../numbers/number-words.ts'
import type { Utterance } from '../utterance/utterance.ts'
import { readDay } from './day-phrase.ts'

const LODGINGS = new Set(
  'hotel villa vila penginapan homestay airbnb hostel kamar resort losmen wisma room guesthouse nginep nginap menginap'.split(
    ' ',
  ),
)

const NIGHTS = new Set(['malam', 'malem', 'night', 'nights'])

const OF_ONE_NIGHT: ReadonlySet<string> = new Set(['semalamnya', 'semalemnya'])

/** Whether a number of nights is said: 'hotel 350 ribu semalam, dua malam'. */
export function countsNights({ tokens }: Utterance): boolean {
  return tokens.some(
    (token, at) =>
      NIGHTS.has(tokens[at + 1]?.word ?? '') && (token.kind === 'number' || numberWord(token) !== null),
  )
}

/** 'hotel 450 ribu semalam', 'hotel semalam 450 ribu, Sabtu lalu': a night's rate, not last night. */
export function isNightly(utterance: Utterance, at: number): boolean {
  if (OF_ONE_NIGHT.has(utterance.word(at))) return countsNights(utterance)
  if (utterance.word(at) !== 'semalam') return false
  if (!utterance.tokens.slice(0, at).some(({ word }) => LODGINGS.has(word))) return false
  const isPriced = utterance.token(at + 1)?.kind === 'number' || numberWord(utterance.token(at + 1)) !== null
  return (
    numberWord(utterance.token(at - 1)) !== null ||
    (isPriced && countsNights(utterance)) ||
    namesOtherDay(utterance, at)
  )
}

/** Whether another day is said than the one at `at`. */
function namesOtherDay(utterance: Utterance, at: number): boolean {
  return utterance.tokens.some((_, index) => index !== at && readDay(utterance, index) !== null)
}
