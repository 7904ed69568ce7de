/** The container format of a recording by its first bytes; the client's media type is not trusted. */

export type Container = 'wav' | 'webm' | 'ogg' | 'mp4' | 'mpeg'

export const MEDIA_TYPES: Readonly<Record<Container, string>> = {
  wav: 'audio/wav',
  webm: 'audio/webm',
  ogg: 'audio/ogg',
  mp4: 'audio/mp4',
  mpeg: 'audio/mpeg',
}

/** Extensions by which transcription services know the format. */
export const EXTENSIONS: Readonly<Record<Container, string>> = {
  wav: 'wav',
  webm: 'webm',
  ogg: 'ogg',
  mp4: 'mp4',
  mpeg: 'mp3',
}

/** Null for anything else. */
export function sniffContainer(bytes: Uint8Array): Container | null {
  const text = (from: number, to: number) => String.fromCharCode(...bytes.subarray(from, to))
  if (text(0, 4) === 'RIFF' || text(0, 4) === 'RIFX') return 'wav'
  if (text(0, 4) === '\x1a\x45\xdf\xa3') return 'webm'
  if (text(0, 4) === 'OggS') return 'ogg'
  if (text(4, 8) === 'ftyp') return 'mp4'
  if (text(0, 3) === 'ID3' || isMpegFrame(bytes)) return 'mpeg'
  return null
}

/** An MPEG audio frame header with no reserved value in it (ISO 11172-3 §2.4.1.3). */
function isMpegFrame(bytes: Uint8Array): boolean {
  const [sync = 0, kind = 0, rates = 0] = bytes
  const version = (kind >> 3) & 3
  const layer = (kind >> 1) & 3
  const bitrate = rates >> 4
  const sampleRate = (rates >> 2) & 3
  const reserved = version === 1 || layer === 0 || bitrate === 0 || bitrate === 15 || sampleRate === 3
  return sync === 0xff && kind >> 5 === 7 && !reserved
}
