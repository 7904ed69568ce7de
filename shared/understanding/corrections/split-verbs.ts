/** Separable verbs: 'take the parking off', 'leave that one out'. */
import { numberWord } from '../numbers/number-words.ts'
import type { Utterance } from '../utterance/utterance.ts'

const VERBS: ReadonlySet<string> = new Set(['take', 'leave', 'throw', 'get'])
const PARTICLES: ReadonlySet<string> = new Set(['off', 'out'])
/** Most words between a verb and its particle. */
const FARTHEST = 5

/** Whether a separable verb starts at `at`. */
export function startsSplitVerb(utterance: Utterance, at: number): boolean {
  return particleOf(utterance, at) !== null
}

/** Whether the token at `at` is the particle of such a verb. */
export function isPartOfVerb(utterance: Utterance, at: number): boolean {
  if (!PARTICLES.has(utterance.word(at))) return false
  for (let verb = at - 2; verb >= Math.max(0, at - FARTHEST); verb--)
    if (particleOf(utterance, verb) === at) return true
  return false
}

/** The index of the particle; null where none belongs to the word at `at`. */
function particleOf(utterance: Utterance, at: number): number | null {
  if (!VERBS.has(utterance.word(at))) return null
  for (let next = at + 2; next <= at + FARTHEST; next++) {
    const between = utterance.token(next - 1)
    // 'take five dollars off the lunch', but 'take the lunch one off'
    const isNumber = between !== undefined && numberWord(between) !== null && between.word !== 'one'
    if (between?.kind !== 'word' || isNumber) return null
    if (PARTICLES.has(utterance.word(next))) return next
  }
  return null
}
