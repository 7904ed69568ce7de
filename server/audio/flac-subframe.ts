/** The samples of a FLAC frame: verbatim, constant, or by a fixed predictor (RFC 9639 §9.2). */
import type { BitReader } from './bit-reader.ts'
import { FlacFault } from './flac-frame.ts'

/** Coefficients of the fixed predictors by order, for the latest sample first (RFC 9639 §9.2.5). */
const PREDICTORS = [
  [0, 0, 0, 0],
  [1, 0, 0, 0],
  [2, -1, 0, 0],
  [3, -3, 1, 0],
  [4, -6, 4, -1],
] as const

/** Fills `samples`. Throws as `readStreamHead`. */
export function readSubframe(reader: BitReader, samples: Int16Array): void {
  const kind = reader.read(8)
  const order = (kind >> 1) - 8
  if (kind === 0) samples.fill(reader.readSigned(16))
  else if (kind === 1 << 1) for (let i = 0; i < samples.length; i++) samples[i] = reader.readSigned(16)
  else if ((kind & 1) === 0) readPredicted(reader, samples, order)
  else throw new FlacFault('unsupported')
}

/** By a fixed predictor with Rice-coded residuals. */
function readPredicted(reader: BitReader, samples: Int16Array, order: number): void {
  const predictor = PREDICTORS[order]
  if (!predictor) throw new FlacFault('unsupported')
  if (order > samples.length) throw new FlacFault('broken')
  for (let i = 0; i < order; i++) samples[i] = reader.readSigned(16)
  if (reader.read(2) !== 0) throw new FlacFault('unsupported')
  const partitions = 1 << reader.read(4)
  const length = samples.length / partitions
  if (!Number.isInteger(length) || length < order) throw new FlacFault('broken')
  const [a, b, c, d] = predictor
  const before = (by: number) => (by <= order ? (samples[order - by] as number) : 0)
  // The four samples before, the latest first; a lower order has coefficient 0 for the further ones.
  let [s1, s2, s3, s4] = [before(1), before(2), before(3), before(4)]
  for (let partition = 0, i = order; partition < partitions; partition++) {
    const rice = reader.read(4)
    if (rice === 15) throw new FlacFault('unsupported')
    for (const end = (partition + 1) * length; i < end; i++) {
      const folded = reader.readRice(rice)
      const residual = folded % 2 === 0 ? folded / 2 : -(folded + 1) / 2
      samples[i] = a * s1 + b * s2 + c * s3 + d * s4 + residual
      s4 = s3
      s3 = s2
      s2 = s1
      s1 = samples[i] as number
    }
  }
}
