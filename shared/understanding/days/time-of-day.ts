/** Times of day, which are no amounts: 'jam 7 malam', 'pukul 12.30', '7:30', 'at 7 pm'. */
import { readNumber } from '../numbers/number.ts'
import type { Utterance } from '../utterance/utterance.ts'
import { currencyAfter } from '../words/currency-words.ts'

const CUES = new Set(['jam', 'pukul', 'jm', 'at', 'around', 'sekitar'])
/** Behind these a number is a time only with 'am', 'pm' or 'oclock': 'sekitar 20 ribu' is none. */
const VAGUE_CUES = new Set(['at', 'around', 'sekitar'])
/** They make the number before them a time. */
const CLOCKS = new Set(['am', 'pm', 'oclock'])
/** They may stand behind a time. */
const PARTS = new Set([...CLOCKS, ...'pagi siang sore malam malem subuh wib wita wit'.split(' ')])

const MAX_HOUR = 24
const MINUTES = 60

/** Index behind the time that starts at `at`, or null. */
export function readTime(utterance: Utterance, at: number): number | null {
  const cued = CUES.has(utterance.word(at))
  const from = cued ? at + 1 : at
  const token = utterance.token(from)
  if (!token) return null
  const minutes = utterance.token(from + 1)
  if (token.kind === 'number' && minutes?.kind === 'number' && minutes.gap === ':') {
    return afterParts(utterance, from + 2)
  }
  const hour = readNumber(utterance, from)
  if (!hour || hour.scale > 1 || hour.plain > MAX_HOUR || currencyAfter(utterance, hour.end)) return null
  const next = utterance.word(hour.end)
  const isVague = !cued || VAGUE_CUES.has(utterance.word(at))
  if (isVague && !CLOCKS.has(next)) return null
  // 'jam 7 lewat 15'.
  const past = next === 'lewat' || next === 'kurang' ? readNumber(utterance, hour.end + 1) : null
  return afterParts(utterance, past && past.scale === 1 && past.plain < MINUTES ? past.end : hour.end)
}

function afterParts(utterance: Utterance, at: number): number {
  return PARTS.has(utterance.word(at)) ? at + 1 : at
}
