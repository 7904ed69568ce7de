/** Reads corrections: 'eh bukan', 'no no wait', 'ralat', 'aduh salah deng'. */
import { readDay } from '../days/day-phrase.ts'
import type { CorrectionKind } from '../utterance/span.ts'
import type { Utterance } from '../utterance/utterance.ts'
import { matchPhrase, type PhraseMatch } from '../words/phrase-table.ts'
import { readAmount } from './amount.ts'
import { CORRECTION_WORDS, type CorrectionWord, NO_CORRECTIONS } from './correction-words.ts'
import { readPayment } from './payment.ts'

interface Run {
  readonly kinds: readonly CorrectionWord[]
  readonly end: number
}

/** Between words of one correction: 'bentar, lihat struknya dulu', and the dots of a pause. */
const PAUSES: ReadonlySet<string> = new Set([',', '...', '\u2026'])

/** Particles behind them: 'eh bukan atuh, 87 ribu'. */
const PARTICLES: ReadonlySet<string> = new Set([
  'atuh',
  'dong',
  'euy',
  'lah',
  'la',
  'leh',
  'mah',
  'sih',
  'ya',
])

/** Index behind a particle that only the right value follows; `end` where none stands there. */
function behindParticle(utterance: Utterance, end: number): number {
  if (!PARTICLES.has(utterance.word(end))) return end
  const next = utterance.word(end + 1) === ',' ? end + 2 : end + 1
  return readAmount(utterance, next) === null ? end : end + 1
}

/** A run of correction words, including commas between them. */
function readRun(utterance: Utterance, at: number): Run {
  const { tokens } = utterance
  const kinds: CorrectionWord[] = []
  let end = at
  for (;;) {
    const from = kinds.length > 0 && PAUSES.has(tokens[end]?.text ?? '') ? end + 1 : end
    const match = matchPhrase(NO_CORRECTIONS, tokens, from)
      ? null
      : matchPhrase(CORRECTION_WORDS, tokens, from)
    if (!match) return { kinds, end: kinds.length > 0 ? behindParticle(utterance, end) : end }
    kinds.push(match.value)
    end = match.end
  }
}

/** Words that are refusals only without an object of their own: 'eh nggak mahal' is a description. */
const DESCRIBING = new Set(['nggak', 'enggak', 'ngga', 'engga', 'gak', 'ga', 'ndak', 'kagak', 'not'])

function refusesAlone(utterance: Utterance, end: number): boolean {
  if (!DESCRIBING.has(utterance.word(end - 1))) return true
  const next = utterance.token(end)
  if (next === undefined || next.kind === 'sign') return true
  return [readAmount, readDay, readPayment].some(read => read(utterance, end) !== null)
}

function kindOf(kinds: readonly CorrectionWord[]): CorrectionKind | null {
  if (kinds.includes('plain')) return 'strong'
  const count = (kind: CorrectionWord) => kinds.filter(other => other === kind).length
  const takingBack = count('doubt') + count('refusal')
  if (takingBack > 1 || (takingBack === 1 && kinds.length > 1)) return 'strong'
  if (takingBack === 1) return 'weak'
  return count('closing') > 0 ? 'closing' : null
}

/** Words of forgetting, with which it is no correction: 'lupa persisnya'. */
const FORGOTTEN = new Set(['lupa', 'lali', 'poho'])

/** The 'well' of 'as well' and 'doing well'; that of 'fifty on gas, well, forty eight' corrects. */
function isPlainWell(utterance: Utterance, at: number): boolean {
  return utterance.word(at) === 'well' && utterance.word(at - 1) !== ','
}

/** The correction that starts at `at`, or null; only a strong one is certain. */
export function readCorrection(utterance: Utterance, at: number): PhraseMatch<CorrectionKind> | null {
  if (FORGOTTEN.has(utterance.word(at - 1)) || isPlainWell(utterance, at)) return null
  const { kinds, end } = readRun(utterance, at)
  if (kinds.length === 0) return null
  const kind = kindOf(kinds)
  if (kind === 'strong' && !kinds.includes('plain') && !refusesAlone(utterance, end))
    return { value: 'weak', end }
  if (kind !== null) return { value: kind, end }
  return utterance.word(end - 1) === 'eh' ? { value: 'weak', end } : null
}
