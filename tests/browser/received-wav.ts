/** Reads what the server received, and compares it with what was played. */
import { expect } from '@playwright/test'
import { knownSample } from './harness/known-sequence.ts'

const HEADER_BYTES = 44

/** The samples, after the header was found to be that of 16 kHz mono PCM16 and true to the file's size. */
export function samplesOf(wav: Buffer): Int16Array {
  const header = {
    riff: wav.toString('latin1', 0, 4),
    riffSize: wav.readUInt32LE(4),
    kind: wav.toString('latin1', 8, 16),
    format: wav.readUInt16LE(20),
    channels: wav.readUInt16LE(22),
    rate: wav.readUInt32LE(24),
    bits: wav.readUInt16LE(34),
    data: wav.toString('latin1', 36, 40),
    dataSize: wav.readUInt32LE(40),
  }
  expect(header).toEqual({
    riff: 'RIFF',
    riffSize: wav.length - 8,
    kind: 'WAVEfmt ',
    format: 1,
    channels: 1,
    rate: 16_000,
    bits: 16,
    data: 'data',
    dataSize: wav.length - HEADER_BYTES,
  })
  return new Int16Array(Uint8Array.from(wav.subarray(HEADER_BYTES)).buffer)
}

/** How many samples from the first one that is not silence are those of the known sequence, up to the first that is not. */
export function knownRun(samples: Int16Array): { readonly start: number; readonly length: number } {
  const start = samples.findIndex(sample => sample !== 0)
  if (start < 0) return { start: 0, length: 0 }
  let length = 0
  while (start + length < samples.length && samples[start + length] === knownSample(length)) length += 1
  return { start, length }
}
