/** How long an Opus packet plays, by its own first bytes (RFC 6716 §3.1 and §3.2.5). */

/** Frame size of each configuration, in samples at 48 kHz: SILK, hybrid, CELT. */
const FRAME_SAMPLES: readonly number[] = [
  ...[480, 960, 1920, 2880, 480, 960, 1920, 2880, 480, 960, 1920, 2880],
  ...[480, 960, 480, 960],
  ...[120, 240, 480, 960, 120, 240, 480, 960, 120, 240, 480, 960, 120, 240, 480, 960],
]
/** 120 ms. */
const MOST_SAMPLES = 5760

/** In Hz, the rate in which Opus counts, independent of the recorded rate. */
export const OPUS_RATE = 48_000

/** Samples at 48 kHz of the packet in `bytes[start..end)`; null for an invalid one. */
export function opusPacketSamples(bytes: Uint8Array, start: number, end: number): number | null {
  const toc = bytes[start]
  if (toc === undefined || start >= end) return null
  const frame = FRAME_SAMPLES[toc >> 3] ?? 0
  const samples = frame * frameCount(toc & 3, end - start > 1 ? (bytes[start + 1] ?? 0) : 0)
  return samples > 0 && samples <= MOST_SAMPLES ? samples : null
}

function frameCount(code: number, second: number): number {
  if (code === 0) return 1
  return code === 3 ? second & 0x3f : 2
}
