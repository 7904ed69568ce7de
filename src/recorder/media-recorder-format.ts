/** The formats in which a MediaRecorder is asked to record, and what is sent of them. */
import type { AudioFormat } from '../../shared/contracts/recorder.ts'

/** In order of preference (specification §4). */
const FORMATS: readonly string[] = [
  'audio/wav',
  'audio/mp4',
  'audio/mpeg',
  'audio/webm;codecs=opus',
  'audio/webm',
  'audio/ogg;codecs=opus',
]
/** Where the browser names none of them (specification §4). */
const DEFAULT_TYPE = 'audio/webm'

/** None where the browser supports none of them, or does not say so. */
export function supportedType(recorder: Pick<typeof MediaRecorder, 'isTypeSupported'>): string | undefined {
  return FORMATS.find(format => recorder.isTypeSupported(format))
}

export function formatOf(mimeType: string): AudioFormat {
  const type = mimeType.split(';')[0] || DEFAULT_TYPE
  const subtype = type.replace('audio/', '')
  return { type, extension: subtype === 'mpeg' ? 'mp3' : subtype }
}
