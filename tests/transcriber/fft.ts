/** In-place radix-2 fast Fourier transform (Cooley and Tukey, 1965), with its tables made once. */

export interface Fft {
  /**
   * Transforms `size` complex numbers in place. Both arrays hold at least `size` values; allocates nothing.
   */
  transform(re: Float64Array, im: Float64Array): void
}

/** `size` is a power of two, at least 2. Throws RangeError otherwise. */
export function createFft(size: number): Fft {
  if (size < 2 || (size & (size - 1)) !== 0) throw new RangeError(`not a power of two: ${size}`)
  const bits = Math.log2(size)
  const reversed = Uint32Array.from({ length: size }, (_, i) => reverseBits(i, bits))
  const cos = Float64Array.from({ length: size / 2 }, (_, i) => Math.cos((2 * Math.PI * i) / size))
  const sin = Float64Array.from({ length: size / 2 }, (_, i) => Math.sin((2 * Math.PI * i) / size))

  return {
    transform(re, im) {
      for (let i = 0; i < size; i++) {
        const j = reversed[i] ?? 0
        if (j > i) {
          swap(re, i, j)
          swap(im, i, j)
        }
      }
      for (let half = 1; half < size; half *= 2) {
        const stride = size / (2 * half)
        for (let start = 0; start < size; start += 2 * half)
          for (let k = 0; k < half; k++) {
            const wr = cos[k * stride] ?? 0
            const wi = -(sin[k * stride] ?? 0)
            const a = start + k
            const b = a + half
            const br = re[b] ?? 0
            const bi = im[b] ?? 0
            const tr = br * wr - bi * wi
            const ti = br * wi + bi * wr
            const ar = re[a] ?? 0
            const ai = im[a] ?? 0
            re[a] = ar + tr
            im[a] = ai + ti
            re[b] = ar - tr
            im[b] = ai - ti
          }
      }
    },
  }
}

function reverseBits(value: number, bits: number): number {
  let out = 0
  for (let i = 0; i < bits; i++) out |= ((value >> i) & 1) << (bits - 1 - i)
  return out
}

function swap(values: Float64Array, i: number, j: number): void {
  const held = values[i] ?? 0
  values[i] = values[j] ?? 0
  values[j] = held
}
