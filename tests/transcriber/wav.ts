/** A strict reader for the one kind of WAV that the product uploads: 16 kHz, mono, PCM16, sizes that add up. */

/** In Hz. */
export const SAMPLE_RATE = 16_000

export type WavReading =
  /** `samples` in -1..1. */
  | { readonly kind: 'audio'; readonly samples: Float32Array; readonly seconds: number }
  | { readonly kind: 'broken'; readonly reason: string }

const RIFF_HEADER = 12
const CHUNK_HEADER = 8
const PCM = 1

/** Refuses everything else, and any header whose sizes are not those of the bytes there. */
export function readWav(bytes: Uint8Array): WavReading {
  if (bytes.length < RIFF_HEADER) return broken('shorter than a RIFF header')
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (fourCc(view, 0) !== 'RIFF' || fourCc(view, 8) !== 'WAVE') return broken('not RIFF/WAVE')
  const riffSize = view.getUint32(4, true)
  if (riffSize !== bytes.length - CHUNK_HEADER)
    return broken(`RIFF size is ${riffSize}, the file has ${bytes.length - CHUNK_HEADER} bytes after it`)

  let formatSeen = false
  for (let at = RIFF_HEADER; at < bytes.length; ) {
    if (at + CHUNK_HEADER > bytes.length) return broken('a chunk header is cut off')
    const id = fourCc(view, at)
    const size = view.getUint32(at + 4, true)
    const body = at + CHUNK_HEADER
    if (body + size > bytes.length) return broken(`chunk '${id}' claims more bytes than there are`)
    if (id === 'fmt ') {
      const fault = formatFault(view, body, size)
      if (fault) return broken(fault)
      formatSeen = true
    }
    if (id === 'data') {
      if (!formatSeen) return broken('data before its format')
      if (size % 2 !== 0) return broken('half a sample at the end')
      if (body + size !== bytes.length) return broken('bytes after the audio')
      if (size === 0) return broken('no audio')
      return { kind: 'audio', samples: pcm16(view, body, size / 2), seconds: size / 2 / SAMPLE_RATE }
    }
    at = body + size + (size % 2)
  }
  return broken('no data chunk')
}

function formatFault(view: DataView, at: number, size: number): string | null {
  if (size < 16) return 'format chunk too short'
  const found = {
    codec: view.getUint16(at, true),
    channels: view.getUint16(at + 2, true),
    rate: view.getUint32(at + 4, true),
    byteRate: view.getUint32(at + 8, true),
    blockAlign: view.getUint16(at + 12, true),
    bits: view.getUint16(at + 14, true),
  }
  const wanted = { codec: PCM, channels: 1, rate: SAMPLE_RATE, byteRate: 32_000, blockAlign: 2, bits: 16 }
  for (const key of Object.keys(wanted) as (keyof typeof wanted)[])
    if (found[key] !== wanted[key]) return `${key} is ${found[key]}, not ${wanted[key]}`
  return null
}

function pcm16(view: DataView, at: number, count: number): Float32Array {
  const samples = new Float32Array(count)
  for (let i = 0; i < count; i++) samples[i] = view.getInt16(at + 2 * i, true) / 32_768
  return samples
}

function fourCc(view: DataView, at: number): string {
  return String.fromCharCode(
    view.getUint8(at),
    view.getUint8(at + 1),
    view.getUint8(at + 2),
    view.getUint8(at + 3),
  )
}

function broken(reason: string): WavReading {
  return { kind: 'broken', reason }
}
