/** The low-pass filter of a resampler, as a bank of rows: one for each place that an output may have between two inputs. */

/** Stop-band attenuation that the window is made for, in dB. */
const ATTENUATION = 96
/** Middle of the transition band (6 dB down) and its width, as shares of the lower of both rates. */
const CUTOFF = 0.471
const TRANSITION = 0.059
/** An exact bank of more coefficients than this gives way to an interpolated one. 8 bytes each: 1 MiB at most. */
const MOST_COEFFICIENTS = 131_072
/**
 * Rows for each sample of the lower rate in an interpolated bank. Between them a tone at the edge of the band errs by
 * (2π · 0.5 / 512)² / 8 at most, which is 106 dB down.
 */
const PHASES = 512

export interface FilterBank {
  readonly up: number
  readonly down: number
  /** Coefficients in a row, a multiple of 8. */
  readonly taps: number
  /** How many rows divide the distance of two inputs. Row p belongs p / phases after the middle of the row's taps. */
  readonly phases: number
  /** Row by row, `phases` + 1 of them: the last one belongs to the next input. */
  readonly rows: Float64Array
}

/** Cache of one bank: a device keeps its rate, and the bank of 44.1 kHz takes 370 kB. */
let latest: FilterBank | null = null

/** As `newBank`, cached for unchanged rates. */
export function filterBank(up: number, down: number): FilterBank {
  if (latest?.up !== up || latest.down !== down) latest = newBank(up, down)
  return latest
}

/**
 * The bank for `up` outputs in the time of `down` inputs, two numbers without a common divisor; exact where it is small
 * enough, else meant for linear interpolation.
 *
 * A sinc under a Kaiser window, whose shape and length follow from attenuation A and transition dF (J. F. Kaiser,
 * "Nonrecursive digital filter design using the I0-sinh window function", IEEE ISCAS 1974): beta = 0.1102 (A - 8.7) and
 * (A - 7.95) / (14.36 dF) samples. With the constants above and an output of 16 kHz it is 0.08 dB down at 7.2 kHz,
 * 86 dB at 8 kHz and 103 dB from 8.8 kHz.
 */
function newBank(up: number, down: number): FilterBank {
  // Lengths count in inputs; one sample of the lower rate is `wide` of them.
  const wide = Math.max(1, down / up)
  const length = ((ATTENUATION - 7.95) / (14.36 * TRANSITION)) * wide
  const half = 4 * Math.ceil(length / 8)
  const taps = 2 * half
  const phases = up * taps <= MOST_COEFFICIENTS ? up : Math.ceil(PHASES / wide)
  const omega = (2 * Math.PI * CUTOFF) / wide
  const shape = ((0.1102 * (ATTENUATION - 8.7)) / 2) ** 2
  const scale = 1 / (Math.PI * besselI0(shape))
  const rows = new Float64Array((phases + 1) * taps)
  for (let i = 0; i < rows.length; i++) {
    const row = Math.floor(i / taps)
    const x = half - 1 + row / phases - (i % taps)
    const sinc = x ? Math.sin(omega * x) / x : omega
    rows[i] = scale * sinc * besselI0(shape * (1 - (x / half) ** 2))
  }
  return { up, down, taps, phases, rows }
}

/** The modified Bessel function I0 at 2 √q, by its power series (Abramowitz and Stegun 9.6.12). */
function besselI0(q: number): number {
  let sum = 1
  let term = 1
  for (let k = 1; term > sum * 1e-12; k++) {
    term *= q / (k * k)
    sum += term
  }
  return sum
}
