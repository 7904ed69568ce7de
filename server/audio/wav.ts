/**
 * Validates that bytes are a complete WAV recording, before a transcription is paid for. Format: "Multimedia
 * Programming Interface and Data Specifications 1.0" (Microsoft and IBM, 1991), RIFF and WAVE.
 */

/** In seconds: 60 s and the block by which a recorder may exceed the limit. */
export const MAX_WAV_SECONDS = 60.5
const MIN_RATE = 8_000
const MAX_RATE = 48_000

const FORMAT_PCM = 1
const RIFF_HEADER = 12
const CHUNK_HEADER = 8
const FMT_SIZE = 16

export type WavCheck =
  | {
      readonly kind: 'ok'
      /** Hz. */
      readonly sampleRate: number
      readonly channels: 1 | 2
      /** Duration of the samples and of all bytes after them, which some readers play as sound. */
      readonly seconds: number
      /** Where the samples begin, in bytes. */
      readonly dataStart: number
      readonly dataSize: number
    }
  /** Inconsistent sizes, or missing or duplicate chunks. */
  | { readonly kind: 'broken' }
  /** Not PCM16, not mono or stereo, or a rate outside 8 to 48 kHz. */
  | { readonly kind: 'unsupported' }
  /** A valid header without samples. */
  | { readonly kind: 'empty' }
  | { readonly kind: 'tooLong' }

interface Chunk {
  readonly id: string
  /** First byte of the content. */
  readonly start: number
  readonly size: number
}

export function checkWav(bytes: Uint8Array): WavCheck {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const chunks = readChunks(view)
  const format = chunks && only(chunks, 'fmt ')
  const data = chunks && only(chunks, 'data')
  if (!format || !data || format.size < FMT_SIZE || format.start > data.start) return { kind: 'broken' }
  if (chunks.some(chunk => isWaveList(view, chunk))) return { kind: 'broken' }

  const codec = view.getUint16(format.start, true)
  const channels = view.getUint16(format.start + 2, true)
  const sampleRate = view.getUint32(format.start + 4, true)
  const byteRate = view.getUint32(format.start + 8, true)
  const frameSize = view.getUint16(format.start + 12, true)
  const bits = view.getUint16(format.start + 14, true)
  if (codec !== FORMAT_PCM || bits !== 16 || (channels !== 1 && channels !== 2))
    return { kind: 'unsupported' }
  if (sampleRate < MIN_RATE || sampleRate > MAX_RATE) return { kind: 'unsupported' }
  if (frameSize !== channels * 2 || byteRate !== sampleRate * frameSize) return { kind: 'broken' }
  if (data.size % frameSize !== 0) return { kind: 'broken' }
  if (data.size === 0) return { kind: 'empty' }
  const seconds = (bytes.length - data.start) / byteRate
  if (seconds > MAX_WAV_SECONDS) return { kind: 'tooLong' }
  return { kind: 'ok', sampleRate, channels, seconds, dataStart: data.start, dataSize: data.size }
}

/** Null unless RIFF size and chunk sizes account for every byte. A chunk of odd size has one byte of padding. */
function readChunks(view: DataView): Chunk[] | null {
  if (view.byteLength < RIFF_HEADER) return null
  if (fourCc(view, 0) !== 'RIFF' || fourCc(view, 8) !== 'WAVE') return null
  if (view.getUint32(4, true) !== view.byteLength - CHUNK_HEADER) return null
  const chunks: Chunk[] = []
  let at = RIFF_HEADER
  while (at < view.byteLength) {
    if (at + CHUNK_HEADER > view.byteLength) return null
    const chunk = { id: fourCc(view, at), start: at + CHUNK_HEADER, size: view.getUint32(at + 4, true) }
    at = chunk.start + chunk.size + (chunk.size % 2)
    if (at > view.byteLength) return null
    chunks.push(chunk)
  }
  return chunks
}

/** Null for none and for several: readers differ in which one they read, and some play all `data` chunks. */
function only(chunks: readonly Chunk[], id: string): Chunk | null {
  const found = chunks.filter(chunk => chunk.id === id)
  return found.length === 1 ? (found[0] ?? null) : null
}

/** A list of further `data` chunks, with silence between them. */
function isWaveList(view: DataView, { id, start, size }: Chunk): boolean {
  return id === 'LIST' && size >= 4 && fourCc(view, start) === 'wavl'
}

function fourCc(view: DataView, at: number): string {
  return String.fromCharCode(
    view.getUint8(at),
    view.getUint8(at + 1),
    view.getUint8(at + 2),
    view.getUint8(at + 3),
  )
}
