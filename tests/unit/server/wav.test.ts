import { describe, expect, test } from 'vitest'
import { checkWav } from '../../../server/audio/wav.ts'
import { readWavSamples } from '../../../server/audio/wav-samples.ts'
import { riff, wavBytes, wavChunk } from './support/wav-bytes.ts'

function changed(at: number, value: number): Uint8Array {
  const bytes = wavBytes()
  new DataView(bytes.buffer).setUint32(at, value, true)
  return bytes
}

describe('a WAV recording', () => {
  test('of 16 kHz mono PCM16 is taken, with its length', () => {
    expect(checkWav(wavBytes({ seconds: 1.25 }))).toEqual({
      kind: 'ok',
      sampleRate: 16_000,
      channels: 1,
      seconds: 1.25,
      dataStart: 44,
      dataSize: 40_000,
    })
  })

  test('of 48 kHz stereo is taken', () => {
    expect(checkWav(wavBytes({ sampleRate: 48_000, channels: 2 }))).toMatchObject({ kind: 'ok', channels: 2 })
  })

  test('may carry other chunks before its samples and behind them', () => {
    const plain = wavBytes({ seconds: 1 })
    const note = wavChunk('LIST', Buffer.from('not'))
    const bytes = riff(plain.subarray(12, 36), note, plain.subarray(36), note)
    expect(checkWav(bytes)).toMatchObject({ kind: 'ok', dataSize: 32_000 })
  })

  const [format, samples] = [wavBytes().subarray(12, 36), wavBytes({ seconds: 1 }).subarray(36)]
  test.each([
    ['a second data chunk', riff(format, samples, samples)],
    ['a second data chunk behind another', riff(format, samples, wavChunk('JUNK', Buffer.alloc(3)), samples)],
    [
      'a data chunk without a sample and a second one',
      riff(format, wavChunk('data', Buffer.alloc(0)), samples),
    ],
    ['a second format', riff(format, wavBytes({ sampleRate: 8_000 }).subarray(12, 36), samples)],
    ['a list of waves', riff(format, samples, wavChunk('LIST', Buffer.from('wavl'), samples))],
  ])('with %s is broken: some readers play it all', (_, bytes) => {
    expect(checkWav(bytes)).toEqual({ kind: 'broken' })
  })

  test('whose sound goes on in a chunk of another name is as long as both', () => {
    const more = wavChunk('JUNK', wavBytes({ seconds: 60 }))
    expect(checkWav(riff(format, samples, more))).toEqual({ kind: 'tooLong' })
  })

  test.each([
    ['a wrong magic word', changed(0, 0)],
    ['no WAVE after RIFF', changed(8, 0)],
    ['a RIFF size beyond the bytes', changed(4, 99_999)],
    ['a data size beyond the bytes', changed(40, 99_999)],
    ['a data size short of the bytes', changed(40, 100)],
    ['a data size near 4 GiB', changed(40, 0xffff_ffff)],
    ['a byte rate that contradicts the sample rate', changed(28, 1)],
    ['its last bytes missing', wavBytes().subarray(0, -1)],
    ['only half a header', wavBytes().subarray(0, 30)],
    ['no byte at all', new Uint8Array()],
  ])('with %s is broken', (_, bytes) => {
    expect(checkWav(bytes)).toEqual({ kind: 'broken' })
  })

  test.each([
    ['24 bits', { bits: 24 }],
    ['floating point', { codec: 3 }],
    ['three channels', { channels: 3 }],
    ['96 kHz', { sampleRate: 96_000 }],
    ['4 kHz', { sampleRate: 4_000 }],
  ])('of %s is not supported', (_, shape) => {
    expect(checkWav(wavBytes(shape))).toEqual({ kind: 'unsupported' })
  })

  test('without a sample is empty', () => {
    expect(checkWav(wavBytes({ seconds: 0 }))).toEqual({ kind: 'empty' })
  })

  test('of 60 seconds is taken and of 61 is too long', { tags: ['spec-5.6'] }, () => {
    expect(checkWav(wavBytes({ seconds: 60 })).kind).toBe('ok')
    expect(checkWav(wavBytes({ seconds: 61 }))).toEqual({ kind: 'tooLong' })
  })
})

describe('the sound in a WAV recording', () => {
  test('is -1..1, with its rate', () => {
    const sound = readWavSamples(wavBytes({ seconds: 0.001, sample: -32768 }))
    expect(sound).toEqual({ sampleRate: 16_000, samples: new Float32Array(16).fill(-1) })
  })

  test('of stereo is the mean of both', () => {
    const bytes = wavBytes({ seconds: 0.001, channels: 2, sample: 0 })
    new DataView(bytes.buffer).setInt16(44, 16_384, true)
    expect([...(readWavSamples(bytes)?.samples.subarray(0, 2) ?? [])]).toEqual([0.25, 0])
  })

  test('of a recording that is broken is none', () => {
    expect(readWavSamples(wavBytes().subarray(0, -1))).toBeNull()
  })
})
