import { expect, it } from 'vitest'
import { createFft } from '../../transcriber/fft.ts'

it('gives what the definition of the Fourier transform gives', () => {
  const size = 16
  const input = Array.from({ length: size }, (_, i) => [Math.sin(i * i), Math.cos(3 * i) / (i + 1)] as const)
  const re = Float64Array.from(input, ([real]) => real)
  const im = Float64Array.from(input, ([, imaginary]) => imaginary)
  createFft(size).transform(re, im)
  for (let k = 0; k < size; k++) {
    let sumRe = 0
    let sumIm = 0
    for (const [n, [real, imaginary]] of input.entries()) {
      const angle = (-2 * Math.PI * k * n) / size
      sumRe += real * Math.cos(angle) - imaginary * Math.sin(angle)
      sumIm += real * Math.sin(angle) + imaginary * Math.cos(angle)
    }
    expect(re[k]).toBeCloseTo(sumRe, 10)
    expect(im[k]).toBeCloseTo(sumIm, 10)
  }
})

it('refuses a size that is no power of two', () => {
  expect(() => createFft(400)).toThrow(RangeError)
})
