/** Writes the same WAV as the recorder: mono PCM, a header of 44 bytes and no further chunk. */
const HEADER_BYTES = 44
const FRAME_BYTES = 2

/** `sampleRate` in Hz. */
export function wavFile(sampleRate: number, samples: Int16Array): Uint8Array<ArrayBuffer> {
  const dataBytes = samples.length * FRAME_BYTES
  const file = Buffer.alloc(HEADER_BYTES + dataBytes)
  file.write('RIFF', 0)
  file.writeUInt32LE(HEADER_BYTES - 8 + dataBytes, 4)
  file.write('WAVEfmt ', 8)
  file.writeUInt32LE(16, 16)
  file.writeUInt16LE(1, 20) // PCM
  file.writeUInt16LE(1, 22) // channels
  file.writeUInt32LE(sampleRate, 24)
  file.writeUInt32LE(sampleRate * FRAME_BYTES, 28)
  file.writeUInt16LE(FRAME_BYTES, 32)
  file.writeUInt16LE(16, 34) // bits
  file.write('data', 36)
  file.writeUInt32LE(dataBytes, 40)
  // Little-endian, as WAV requires and as every platform of Node is.
  file.set(new Uint8Array(samples.buffer, samples.byteOffset, dataBytes), HEADER_BYTES)
  return new Uint8Array(file.buffer, file.byteOffset, file.length)
}
