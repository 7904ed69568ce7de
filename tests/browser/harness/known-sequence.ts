/** A signal of which every sample is known: pseudo-random, so that a sample lost, doubled or moved shows. */

/** Sample `i` as a 16-bit integer, never 0. */
export function knownSample(i: number): number {
  const mixed = Math.imul(i + 1, 0x9e3779b1) >>> 16
  return mixed === 32_768 ? 1 : mixed - 32_768
}

/** The first `length` samples in -1..1. */
export function knownSequence(length: number): Float32Array<ArrayBuffer> {
  return Float32Array.from({ length }, (_, i) => knownSample(i) / 32_768)
}
