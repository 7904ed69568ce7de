/** The degrees of a fever: 'si kecil panas sampe 39', 'suhunya 38,5', 'a fever of 102'. */
import type { SpokenAmount } from '../utterance/span.ts'
import type { Utterance } from '../utterance/utterance.ts'
import { phraseList } from '../words/phrase-table.ts'

const FEVERS: ReadonlySet<string> = new Set(
  phraseList('panas|panasnya|demam|demamnya|suhu|suhunya|badannya|fever|temperature'),
)
const BETWEEN: ReadonlySet<string> = new Set([
  ',',
  ...phraseList(
    'sampe|sampai|nyampe|tembus|sudah|udah|masih|naik|jadi|tinggi|badan|tubuh|lagi|terus|tadi|malam|semalam|of|was|at|hit|up|to|is|a',
  ),
])
/** Most words between. */
const REACH = 3
/** In degrees Celsius. */
const LEAST = 35
const MOST = 43
/** In degrees Fahrenheit. */
const LEAST_FAHRENHEIT = 97
const MOST_FAHRENHEIT = 107

/** Whether a bare number is the temperature of a body. */
export function isFever(utterance: Utterance, { start, plain, scale, named }: SpokenAmount): boolean {
  const isCelsius = plain >= LEAST && plain <= MOST
  const isFahrenheit = plain >= LEAST_FAHRENHEIT && plain <= MOST_FAHRENHEIT
  if (!(isCelsius || isFahrenheit) || scale > 1 || named !== null) return false
  let at = start - 1
  while (at >= start - REACH && BETWEEN.has(utterance.word(at))) at--
  return FEVERS.has(utterance.word(at))
}
