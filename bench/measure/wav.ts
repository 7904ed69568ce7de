/** Writes and reads WAV files of 16 kHz and PCM16. */
import { RATE } from './known-noise.ts'

const HEADER_BYTES = 44

export function wavOf(samples: Float32Array): Buffer {
  const bytes = Buffer.alloc(HEADER_BYTES + samples.length * 2)
  bytes.write('RIFF', 0, 'latin1')
  bytes.writeUInt32LE(bytes.length - 8, 4)
  bytes.write('WAVEfmt ', 8, 'latin1')
  bytes.writeUInt32LE(16, 16)
  bytes.writeUInt16LE(1, 20)
  bytes.writeUInt16LE(1, 22)
  bytes.writeUInt32LE(RATE, 24)
  bytes.writeUInt32LE(RATE * 2, 28)
  bytes.writeUInt16LE(2, 32)
  bytes.writeUInt16LE(16, 34)
  bytes.write('data', 36, 'latin1')
  bytes.writeUInt32LE(samples.length * 2, 40)
  for (const [i, sample] of samples.entries()) {
    bytes.writeInt16LE(Math.max(-32_768, Math.min(32_767, Math.round(sample * 32_768))), HEADER_BYTES + i * 2)
  }
  return bytes
}

/**
 * The samples of a recorder's file, of its first channel where it has two. Throws where it is not PCM16 of 16 kHz. Its
 * sizes are not believed: some recorders write wrong ones, and what is asked here is what was recorded.
 */
export function samplesOf(wav: Buffer): Int16Array {
  const channels = wav.readUInt16LE(22)
  const found = [wav.readUInt16LE(20), wav.readUInt32LE(24), wav.readUInt16LE(34)]
  if (wav.toString('latin1', 8, 16) !== 'WAVEfmt ' || String(found) !== String([1, RATE, 16])) {
    throw new Error(`no PCM16 WAV of ${RATE} Hz: format, rate and bits are ${found}`)
  }
  const data = wav.subarray(wav.indexOf('data', HEADER_BYTES - 8, 'latin1') + 8)
  const length = Math.floor(data.length / 2 / channels)
  return Int16Array.from({ length }, (_, i) => data.readInt16LE(i * channels * 2))
}
