/** Noise that is the same each time. */

/** Numbers in 0..1 (mulberry32). */
export function random(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/** White, of this root mean square; at most 1.7 times as much at its peaks. */
export function noise(seed: number, length: number, rms: number): Float32Array<ArrayBuffer> {
  const next = random(seed)
  return new Float32Array(length).map(() => (next() * 2 - 1) * Math.sqrt(3) * rms)
}
