/** Changes the sample rate of a stream. Linear phase, and without delay: the first sample out is the first one in. */
import { filterBank } from './resample-filter.ts'
import { type SampleIntake, SILENCE, type WavBuffer } from './wav.ts'

/** Inputs taken in before the filter runs. */
const CHUNK = 2048

/** Takes samples, as many as there is room for. */
export type SampleSink = Pick<WavBuffer, 'sampleRate' | 'isFull' | 'append'>

/**
 * From `inputRate` in Hz, 1 or more, rounded to a whole number, to the rate of `sink`. From 8 to 192 kHz to
 * 16 kHz it takes some milliseconds and at most 1.3 MB; nothing is allocated later. Each call emits the
 * outputs that are complete, and `end` the rest, some milliseconds: n inputs then yield n * output rate /
 * input rate outputs, rounded. The output is bit-identical however the input is split into calls.
 */
export function createResampler(inputRate: number, sink: SampleSink): SampleIntake {
  // Reduced: `up` outputs last as long as `down` inputs.
  const divisor = greatestCommonDivisor(Math.round(inputRate), sink.sampleRate)
  const up = sink.sampleRate / divisor
  const down = Math.round(inputRate) / divisor
  const { taps, phases, rows } = filterBank(up, down)
  // The inputs that outputs to come need, in doubles, so that the inner loop converts nothing.
  const window = new Float64Array(taps + CHUNK)
  // What one chunk yields.
  const made = new Float32Array(Math.ceil((CHUNK * up) / down) + 1)
  // Place in the stream of the first input in the window: silence precedes the stream.
  let first = 1 - taps / 2
  let inputs = 0
  let outputs = 0

  const product = (start: number, row: number) => dotProduct(window, start, rows, row * taps, taps)

  /** Makes no more than `total` outputs in all. */
  function filter(samples: Float32Array, from: number, to: number, total: number): void {
    for (let read = from; read < to && !sink.isFull; ) {
      const count = Math.min(to - read, CHUNK)
      let filled = inputs - first
      for (let i = 0; i < count; i++) window[filled++] = samples[read++] || 0
      inputs += count
      let length = 0
      let start = 0
      for (; outputs < total; outputs++) {
        const place = outputs * down
        const whole = Math.floor(place / up)
        start = whole + 1 - taps / 2 - first
        if (start + taps > filled) break
        const position = ((place - whole * up) * phases) / up
        const row = Math.floor(position)
        const before = product(start, row)
        const share = position - row
        made[length++] = share ? before + share * (product(start, row + 1) - before) : before
      }
      sink.append(made, 0, length)
      window.copyWithin(0, start, filled)
      first += start
    }
  }

  return {
    append: (samples, from, to) => filter(samples, from, to, Infinity),
    end: () => filter(SILENCE, 0, taps / 2, Math.round((inputs * up) / down)),
  }
}

/**
 * Dot product of `length` values, a multiple of 4, all within the arrays. Four partial sums shorten the chain
 * of dependent additions.
 */
function dotProduct(a: Float64Array, aFrom: number, b: Float64Array, bFrom: number, length: number): number {
  let sum0 = 0
  let sum1 = 0
  let sum2 = 0
  let sum3 = 0
  for (let i = 0; i < length; i += 4) {
    const x = aFrom + i
    const y = bFrom + i
    sum0 += (a[x] as number) * (b[y] as number)
    sum1 += (a[x + 1] as number) * (b[y + 1] as number)
    sum2 += (a[x + 2] as number) * (b[y + 2] as number)
    sum3 += (a[x + 3] as number) * (b[y + 3] as number)
  }
  return sum0 + sum1 + sum2 + sum3
}

function greatestCommonDivisor(a: number, b: number): number {
  return b ? greatestCommonDivisor(b, a % b) : a
}
