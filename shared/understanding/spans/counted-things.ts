/** Numbers that count, measure or date what is bought: 'set of four', '28 to the gallon', 'turning eight'. */
import { numberWord } from '../numbers/number-words.ts'
import type { SpokenAmount } from '../utterance/span.ts'
import type { Utterance } from '../utterance/utterance.ts'
import { matchPhrase, phraseList, phraseSet } from '../words/phrase-table.ts'

/** Containers before 'of' and the number of what is in them. */
const SETS: ReadonlySet<string> = new Set(
  phraseList('set|pack|box|case|bundle|carton|packet|bag|pair|party|family|group|total|isi'),
)
/** Largest number of things in a container. */
const MAX_IN_SET = 100

/** Payments of a series: 'first of four'. */
const ORDINALS: ReadonlySet<string> = new Set(phraseList('first|second|third|fourth|1st|2nd|3rd|4th|last'))
const MAX_STEPS = 12

/** 'A set of four tires', if a word follows. */
function isInSet({ tokens }: Utterance, { start, end, plain }: SpokenAmount): boolean {
  if (tokens[start - 1]?.word !== 'of' || !Number.isInteger(plain)) return false
  if (ORDINALS.has(tokens[start - 2]?.word ?? '')) return plain <= MAX_STEPS
  if (!SETS.has(tokens[start - 2]?.word ?? '')) return false
  return plain <= MAX_IN_SET && tokens[end]?.kind === 'word'
}

/** Verbs of birthdays, before an age. */
const AGEING: ReadonlySet<string> = new Set(phraseList('turning|turned|turns'))
/** Oldest age. */
const MAX_AGE = 110

function isAge({ tokens }: Utterance, { start, end, plain }: SpokenAmount): boolean {
  const verb = tokens[start - 1]?.word ?? ''
  // 'The bill turned out 40', 'it turned 40 into 80'.
  const isOver = tokens[end] === undefined || tokens[end].kind === 'sign' || AFTER_AGE.has(tokens[end].word)
  return AGEING.has(verb) && isOver && plain <= MAX_AGE && Number.isInteger(plain)
}

const AFTER_AGE: ReadonlySet<string> = new Set(phraseList('and|so|today|tomorrow|this|next|on|years|last'))

const SOME: ReadonlySet<string> = new Set(phraseList('those|these'))
/** Largest number of things pointed at. */
const MAX_POINTED = 24

/** '6 of those little mangoes for 13.90', but not '20 of those 50 dollars'. */
function isOfSome(utterance: Utterance, { start, end, plain, formatted }: SpokenAmount): boolean {
  if (formatted || !Number.isInteger(plain) || plain > MAX_POINTED || end > start + 2) return false
  if (utterance.word(end) !== 'of' || !SOME.has(utterance.word(end + 1))) return false
  return (
    utterance.tokens.some((_, at) => at > end + 2 && isNumeric(utterance, at)) &&
    !isNumeric(utterance, end + 2)
  )
}

function isNumeric(utterance: Utterance, at: number): boolean {
  const token = utterance.token(at)
  return token?.kind === 'number' || numberWord(token) !== null
}

/** Behind what a car goes on a gallon. */
const MILEAGE = phraseSet(phraseList('to the gallon|miles to the gallon|mpg'))

/** Whether a number counts the things in a container, tells an age, or what a car goes on a gallon. */
export function countsThings(utterance: Utterance, amount: SpokenAmount): boolean {
  return (
    isInSet(utterance, amount) ||
    isAge(utterance, amount) ||
    isOfSome(utterance, amount) ||
    matchPhrase(MILEAGE, utterance.tokens, amount.end) !== null
  )
}
