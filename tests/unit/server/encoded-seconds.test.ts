import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { sniffContainer } from '../../../server/audio/container.ts'
import { opusPacketSamples } from '../../../server/audio/opus-packet.ts'
import { encodedSeconds } from '../../../server/audio/seconds.ts'
import { mutatedBytes } from './fuzz/mutations.ts'
import { LONG, RECORDINGS, recording } from './support/encoded-audio.ts'

function secondsOf(bytes: Uint8Array): number | null {
  const container = sniffContainer(bytes)
  return container === null || container === 'wav' ? null : encodedSeconds(container, bytes)
}

describe('the length of a recording', () => {
  test.each(RECORDINGS)('of two seconds is told: %s', name => {
    const seconds = secondsOf(recording(name))
    // A browser's recorder runs on until it is told to stop; an encoder adds up to 0.13 s of padding.
    expect(seconds).toBeGreaterThanOrEqual(2)
    expect(seconds).toBeLessThan(2.5)
  })

  test.each(Object.entries(LONG))('is counted, whatever the head claims: %s', (_, make) => {
    const once = secondsOf(make(1)) ?? 0
    expect(once).toBeGreaterThanOrEqual(1.9)
    expect(secondsOf(make(100)) ?? 0).toBeGreaterThan(once * 99)
  })

  test('of a WebM is counted behind a gap of any size, told in eight bytes', () => {
    const bytes = Buffer.from(recording('chromium-opus.webm'))
    const tracks = bytes.indexOf('\x16\x54\xae\x6b', 0, 'latin1')
    const seconds = secondsOf(bytes)
    for (let size = 0; size <= 300; size++) {
      const gap = Buffer.alloc(9 + size)
      gap.write('\xec\x01', 'latin1')
      gap.writeUInt16BE(size, 7)
      expect(secondsOf(Buffer.concat([bytes.subarray(0, tracks), gap, bytes.subarray(tracks)]))).toBe(seconds)
    }
  })

  test('is that which the pages of an Ogg claim where this is more', () => {
    const bytes = recording('ffmpeg-opus.ogg')
    const last = Buffer.from(bytes).lastIndexOf('OggS')
    new DataView(bytes.buffer).setBigInt64(last + 6, 48_000n * 3600n, true)
    expect(secondsOf(bytes)).toBe(3600)
  })

  test.each([
    ['with a second stream in it', 'ffmpeg-opus.ogg', (b: Buffer) => Buffer.concat([b, b])],
    ['of another codec', 'ffmpeg-opus.ogg', (b: Buffer) => replaced(b, 'OpusHead', 'VorbisHd')],
    ['of another codec', 'ffmpeg-opus.webm', (b: Buffer) => replaced(b, 'A_OPUS', 'A_FLAC')],
    ['of another codec', 'ffmpeg-aac.mp4', (b: Buffer) => replaced(b, 'mp4a', 'ac-3')],
    ['without its tables', 'ffmpeg-aac.mp4', (b: Buffer) => replaced(b, 'stsz', 'free')],
    [
      'with anything between its frames',
      'ffmpeg.mp3',
      (b: Buffer) => Buffer.concat([b, Buffer.from('more')]),
    ],
  ])('is not told of one %s: %s', (_, name, change) => {
    expect(secondsOf(change(Buffer.from(recording(name))))).toBeNull()
  })

  test.each(RECORDINGS)('of %s cut off anywhere is at most that of the whole, or not told', name => {
    const whole = recording(name)
    const longest = secondsOf(whole) ?? 0
    for (let end = 0; end < whole.length; end += 7)
      expect(secondsOf(whole.subarray(0, end)) ?? 0).toBeLessThanOrEqual(longest)
  })

  test.each(RECORDINGS)('of %s with any bytes changed throws nothing', name => {
    fc.assert(
      fc.property(mutatedBytes(recording(name)), bytes => {
        const seconds = secondsOf(bytes)
        expect(seconds === null || seconds >= 0).toBe(true)
      }),
      { numRuns: 300 },
    )
  })
})

test.each([
  ['one frame of 20 ms', [0x78, 1], 960],
  ['two of 20 ms', [0x79, 1, 1], 1920],
  ['six of 20 ms', [0x7b, 6, 1], 5760],
  ['more than 120 ms', [0x7b, 7, 1], null],
  ['no frame', [0x7b, 0, 1], null],
  ['no byte', [], null],
])('an Opus packet of %s', (_, bytes, samples) => {
  expect(opusPacketSamples(new Uint8Array(bytes), 0, bytes.length)).toBe(samples)
})

function replaced(bytes: Buffer, from: string, to: string): Buffer {
  const copy = Buffer.from(bytes)
  copy.write(to, copy.indexOf(from), 'latin1')
  return copy
}
