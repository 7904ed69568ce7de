/** Times of day, which are no amounts: 'jam 7 malam', 'pukul 12.30', '7:30', 'at 7 pm'. */

import { readNumber } from '../numbers/number.ts'
import { currencyAfter } from '../words/currency-words.ts'
import type { Token } from '../words/token.ts'

const CUES = new Set(['jam', 'pukul', 'jm', 'at', 'around', 'sekitar'])
const PARTS = new Set([
  'pagi',
  'siang',
  'sore',
  'malam',
  'malem',
  'subuh',
  'am',
  'pm',
  'oclock',
  'wib',
  'wita',
  'wit',
])
const ENGLISH_CUES = new Set(['at', 'around', 'sekitar'])

/** Index behind the time that starts at `at`, or null. */
export function readTime(tokens: readonly Token[], at: number): number | null {
  const cued = CUES.has(tokens[at]?.word ?? '')
  const from = cued ? at + 1 : at
  const token = tokens[from]
  if (!token) return null
  const minutes = tokens[from + 1]
  if (token.kind === 'number' && minutes?.kind === 'number' && minutes.gap === ':') {
    return afterParts(tokens, from + 2)
  }
  const hour = readNumber(tokens, from)
  if (!hour || hour.scale > 1 || hour.plain > 24 || currencyAfter(tokens, hour.end)) return null
  const next = tokens[hour.end]?.word ?? ''
  const clocked = next === 'am' || next === 'pm' || next === 'oclock'
  const vague = !cued || ENGLISH_CUES.has(tokens[at]?.word ?? '')
  if (vague && !clocked) return null
  const half = next === 'lewat' || next === 'kurang' ? readNumber(tokens, hour.end + 1) : null
  return afterParts(tokens, half && half.scale === 1 && half.plain < 60 ? half.end : hour.end)
}

function afterParts(tokens: readonly Token[], at: number): number {
  return PARTS.has(tokens[at]?.word ?? '') ? at + 1 : at
}
