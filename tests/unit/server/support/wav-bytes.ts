/** WAV files, right and wrong. */

export interface WavShape {
  readonly seconds?: number
  readonly sampleRate?: number
  readonly channels?: number
  readonly bits?: number
  readonly codec?: number
  /** Value of every 16-bit sample. */
  readonly sample?: number
}

const HEADER = 44

export function wavBytes({
  seconds = 0.5,
  sampleRate = 16_000,
  channels = 1,
  bits = 16,
  codec = 1,
  sample = 0,
}: WavShape = {}): Uint8Array<ArrayBuffer> {
  const frame = (channels * bits) / 8
  const size = Math.round(seconds * sampleRate) * frame
  const view = new DataView(new ArrayBuffer(HEADER + size))
  const text = (at: number, value: string) =>
    [...value].forEach((letter, i) => {
      view.setUint8(at + i, letter.charCodeAt(0))
    })
  text(0, 'RIFF')
  view.setUint32(4, HEADER - 8 + size, true)
  text(8, 'WAVEfmt ')
  view.setUint32(16, 16, true)
  view.setUint16(20, codec, true)
  view.setUint16(22, channels, true)
  view.setUint32(24, sampleRate, true)
  view.setUint32(28, sampleRate * frame, true)
  view.setUint16(32, frame, true)
  view.setUint16(34, bits, true)
  text(36, 'data')
  view.setUint32(40, size, true)
  for (let at = HEADER; at + 1 < view.byteLength; at += 2) view.setInt16(at, sample, true)
  return new Uint8Array(view.buffer)
}

/** With the size of its content, and a byte of padding where that is odd. */
export function wavChunk(id: string, ...content: readonly Uint8Array[]): Buffer {
  const bytes = Buffer.concat(content)
  const head = Buffer.from(`${id}    `)
  head.writeUInt32LE(bytes.length, 4)
  return Buffer.concat([head, bytes, Buffer.alloc(bytes.length % 2)])
}

/** A file of these chunks. */
export function riff(...chunks: readonly Uint8Array[]): Buffer {
  return wavChunk('RIFF', Buffer.from('WAVE'), ...chunks)
}
