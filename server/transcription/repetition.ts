/**
 * Removes loops: after the end of speech or in noise, Whisper may repeat the last words endlessly. Each
 * repeated amount would become an expense.
 */
import { deflateSync } from 'node:zlib'
import type { Transcribe, Transcription } from './transcribe.ts'

/** `compression_ratio_threshold` of openai/whisper: text that compresses further is repetitive. */
const MOST_COMPRESSED = 2.4
/** This many repetitions in a row are no list. */
const LEAST_REPEATED = 5
/** Words. */
const LONGEST_PHRASE = 20
/** `logprob_threshold` of the same: text at or below it counts as hard to hear. */
const UNSURE = Math.exp(-1)

/** Reduces a loop to one occurrence and marks the transcription as hard to hear. */
export function withoutLoops(transcribe: Transcribe): Transcribe {
  return async (clip, listening) => {
    const heard = await transcribe(clip, listening)
    return heard.kind === 'text' && compressionRatio(heard.text) > MOST_COMPRESSED ? unlooped(heard) : heard
  }
}

/** Bytes of the text for each byte of it deflated: 1 to 2 for what people say. */
export function compressionRatio(text: string): number {
  const bytes = Buffer.from(text)
  return bytes.length / deflateSync(bytes).length
}

function unlooped(heard: Extract<Transcription, { kind: 'text' }>): Transcription {
  const text = leftOnce(heard.text.split(/\s+/)).join(' ')
  return { ...heard, text, confidence: Math.min(heard.confidence ?? UNSURE, UNSURE) }
}

/** Without the repetitions of all looping phrases. */
function leftOnce(words: readonly string[]): readonly string[] {
  const plain = words.map(word => word.toLowerCase().replace(/[^\p{L}\p{N}]/gu, ''))
  for (let start = 0; start < words.length; start++)
    for (let length = 1; length <= LONGEST_PHRASE; length++) {
      const end = endOfLoop(plain, start, length)
      if (end - start < LEAST_REPEATED * length) continue
      return [...words.slice(0, start + length), ...leftOnce(words.slice(end))]
    }
  return words
}

/** Index behind the last repetition, also a partial one, of the `length` words from `start`. */
function endOfLoop(words: readonly string[], start: number, length: number): number {
  let end = start + length
  while (end < words.length && words[end] === words[end - length]) end++
  return end
}
