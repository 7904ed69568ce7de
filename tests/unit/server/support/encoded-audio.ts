/** Real recordings of two seconds, and what can be made of them: longer ones that go on claiming to be short. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const FOLDER = join(import.meta.dirname, '../../../fixtures/audio')

export const RECORDINGS: readonly string[] = readdirSync(FOLDER).sort()

export function recording(name: string): Uint8Array<ArrayBuffer> {
  return new Uint8Array(readFileSync(join(FOLDER, name)))
}

/** With all from `marker` on repeated: `times` recordings' worth of sound behind one head. */
function repeatedFrom(name: string, marker: string, times: number, occurrence = 0): Uint8Array<ArrayBuffer> {
  const bytes = Buffer.from(recording(name))
  let start = -1
  for (let n = 0; n <= occurrence; n++) start = bytes.indexOf(marker, start + 1, 'latin1')
  if (start < 0) throw new Error(`no ${marker} in ${name}`)
  const tail = bytes.subarray(start)
  return new Uint8Array(Buffer.concat([bytes.subarray(0, start), ...Array<Buffer>(times).fill(tail)]))
}

/** Of every kind of file, `times` two seconds. */
export const LONG: Readonly<Record<string, (times: number) => Uint8Array<ArrayBuffer>>> = {
  // The third page is the first with sound.
  ogg: times => repeatedFrom('ffmpeg-opus.ogg', 'OggS', times, 2),
  'webm of a browser': times => repeatedFrom('chromium-opus.webm', '\x1f\x43\xb6\x75', times),
  'webm out of a pipe': times => repeatedFrom('ffmpeg-opus-piped.webm', '\x1f\x43\xb6\x75', times),
  'fragmented mp4': times => {
    const bytes = Buffer.from(recording('ffmpeg-aac-fragments.mp4'))
    const start = bytes.indexOf('moof') - 4
    const end = bytes.indexOf('mfra') - 4
    const sound = bytes.subarray(start, end)
    return new Uint8Array(Buffer.concat([bytes.subarray(0, start), ...Array<Buffer>(times).fill(sound)]))
  },
  mp3: times => repeatedFrom('ffmpeg.mp3', '\xff\xf3', times),
}
