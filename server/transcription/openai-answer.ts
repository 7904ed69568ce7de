/** Parses answers of a transcription service: plain, with segments, or with token probabilities. */
import * as v from 'valibot'
import { numberConfidence, type TextPart } from './number-confidence.ts'
import { isSilence } from './silence.ts'
import type { Transcription } from './transcribe.ts'

const finite = v.pipe(v.number(), v.finite())
/** Services omit unknown values, or set them to null. */
const maybe = v.fallback(v.nullish(finite), null)

const segment = v.object({
  text: v.string(),
  avg_logprob: maybe,
  no_speech_prob: maybe,
  start: maybe,
  end: maybe,
  tokens: v.fallback(v.nullish(v.array(v.unknown())), null),
})
type Segment = v.InferOutput<typeof segment>

const answer = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    text: v.string(),
    segments: v.fallback(v.nullish(v.array(segment)), null),
    logprobs: v.fallback(
      v.nullish(v.array(v.object({ token: v.fallback(v.string(), ''), logprob: finite }))),
      null,
    ),
  }),
)

interface Weighted {
  /** Natural logarithm of a probability. */
  readonly logprob: number
  readonly weight: number
}

/** Null where it is no JSON, or no text is in it. Segments that Whisper takes for silence are left out. */
export function readAnswer(body: string): Transcription | null {
  const parsed = v.safeParse(answer, body)
  if (!parsed.success) return null
  const { text, segments, logprobs } = parsed.output
  const kept = segments?.filter(one => !isSilent(one)) ?? []
  const heard = segments && kept.length < segments.length ? kept.map(one => one.text).join(' ') : text
  return {
    kind: 'text',
    text: heard.replace(/\s+/g, ' ').trim(),
    confidence: logprobs?.length
      ? geometricMean(logprobs.map(({ logprob }) => ({ logprob, weight: 1 })))
      : geometricMean(kept.flatMap(weighed)),
    numberConfidence: numberConfidence(
      logprobs?.length ? logprobs.map(tokenPart) : kept.flatMap(segmentPart),
    ),
  }
}

function isSilent({ no_speech_prob, avg_logprob }: Segment): boolean {
  return isSilence(no_speech_prob ?? 0, avg_logprob ?? 0)
}

function tokenPart({ token, logprob }: { readonly token: string; readonly logprob: number }): TextPart {
  return { text: token, logprob }
}

/** None where the service does not measure it. */
function segmentPart({ text, avg_logprob }: Segment): TextPart[] {
  return avg_logprob ? [{ text, logprob: avg_logprob }] : []
}

/** Weighted by its tokens, if known, else by its seconds. */
function weighed({ avg_logprob, tokens, start, end }: Segment): Weighted[] {
  if (typeof avg_logprob !== 'number') return []
  const weight = tokens?.length || (end ?? 0) - (start ?? 0)
  return [{ logprob: avg_logprob, weight: Math.max(weight, Number.EPSILON) }]
}

/** 0..1. Null for none, and for all exactly 0, which services without measurement report. */
function geometricMean(parts: readonly Weighted[]): number | null {
  if (parts.every(({ logprob }) => logprob === 0)) return null
  const weights = parts.reduce((sum, { weight }) => sum + weight, 0)
  const mean = parts.reduce((sum, { logprob, weight }) => sum + logprob * weight, 0) / weights
  return Math.min(1, Math.exp(mean))
}
