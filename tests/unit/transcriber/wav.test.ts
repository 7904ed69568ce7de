import { describe, expect, it } from 'vitest'
import { readWav } from '../../transcriber/wav.ts'
import { wavOf } from './sounds.ts'

const good = wavOf(Float32Array.of(0, 0.5, -1, 0.25))

function altered(change: (view: DataView) => void): Uint8Array {
  const copy = good.slice()
  change(new DataView(copy.buffer))
  return copy
}

it('reads the samples and the length of a proper file', () => {
  expect(readWav(good)).toEqual({
    kind: 'audio',
    samples: Float32Array.of(0, 0.5, -1, 0.25),
    seconds: 4 / 16_000,
  })
})

describe('a broken file is refused and the fault named', () => {
  const cases: [string, Uint8Array, RegExp][] = [
    ['nothing', new Uint8Array(), /shorter/],
    ['no RIFF', altered(view => view.setUint8(0, 0x52 + 1)), /RIFF\/WAVE/],
    ['no WAVE', altered(view => view.setUint8(8, 0x41)), /RIFF\/WAVE/],
    ['a RIFF size one short', altered(view => view.setUint32(4, good.length - 9, true)), /RIFF size/],
    ['a data size of zero', altered(view => view.setUint32(40, 0, true)), /bytes after/],
    ['a data size too small', altered(view => view.setUint32(40, 6, true)), /bytes after/],
    ['a data size too large', altered(view => view.setUint32(40, 10, true)), /more bytes than there are/],
    ['a cut-off end', good.slice(0, -2), /RIFF size/],
    ['another codec', altered(view => view.setUint16(20, 3, true)), /codec is 3/],
    ['two channels', altered(view => view.setUint16(22, 2, true)), /channels is 2/],
    ['44.1 kHz', altered(view => view.setUint32(24, 44_100, true)), /rate is 44100/],
    ['a byte rate of another format', altered(view => view.setUint32(28, 64_000, true)), /byteRate/],
    ['8 bits', altered(view => view.setUint16(34, 8, true)), /bits is 8/],
    ['no format before the data', altered(view => view.setUint8(12, 0x78)), /before its format/],
    ['no audio', wavOf(new Float32Array()), /no audio/],
  ]
  it.each(cases)('%s', (_, bytes, reason) => {
    expect(readWav(bytes)).toEqual({ kind: 'broken', reason: expect.stringMatching(reason) })
  })
})
