/** Cuts a WAV recording. */
import { checkWav } from './wav.ts'

const HEADER = 44

/**
 * `from` and `to` count samples of each channel. The samples are those of `bytes`, unchanged. Null for bytes that
 * `checkWav` does not call ok.
 */
export function cutWav(bytes: Uint8Array, from: number, to: number): Uint8Array<ArrayBuffer> | null {
  const wav = checkWav(bytes)
  if (wav.kind !== 'ok') return null
  const { sampleRate, channels, dataStart, dataSize } = wav
  const frame = channels * 2
  const data = bytes.subarray(dataStart, dataStart + dataSize).subarray(from * frame, to * frame)
  const cut = new Uint8Array(HEADER + data.length)
  const view = new DataView(cut.buffer)
  const text = (at: number, value: string) => cut.set(new TextEncoder().encode(value), at)
  text(0, 'RIFF')
  view.setUint32(4, HEADER - 8 + data.length, true)
  text(8, 'WAVEfmt ')
  view.setUint32(16, 16, true)
  view.setUint16(20, 1, true)
  view.setUint16(22, channels, true)
  view.setUint32(24, sampleRate, true)
  view.setUint32(28, sampleRate * frame, true)
  view.setUint16(32, frame, true)
  view.setUint16(34, 16, true)
  text(36, 'data')
  view.setUint32(40, data.length, true)
  cut.set(data, HEADER)
  return cut
}
