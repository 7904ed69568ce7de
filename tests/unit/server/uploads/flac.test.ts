import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { FlacStream } from '../../../../server/audio/flac.ts'
import { FlacEncoder } from '../../../../workers/flac-encoder.ts'
import { mutatedBytes } from '../fuzz/mutations.ts'
import { fuzzParameters, RUNS } from '../fuzz/runs.ts'

const RATE = 16_000
/** For properties whose every run takes seconds of speech. */
const fewer = <T>() => ({ ...fuzzParameters<T>(), numRuns: Math.ceil(RUNS / 10) })

function encoded(pcm: Int16Array): Uint8Array {
  const encoder = new FlacEncoder()
  encoder.encode(pcm, true)
  return encoder.slice(0)
}

/** All of it at once. */
function decoded(bytes: Uint8Array) {
  const stream = new FlacStream()
  const fault = stream.append(bytes)
  return { fault, samples: stream.samples, bytesRead: stream.bytesRead }
}

function speech(name: string): Int16Array {
  const file = readFileSync(`tests/fixtures/speech/${name}.wav`)
  return new Int16Array(new Uint8Array(file.subarray(44)).buffer)
}

/** To be compared at once; `toEqual` looks at each sample. */
function bytesOf({ buffer, byteOffset, byteLength }: Int16Array): Buffer {
  return Buffer.from(buffer, byteOffset, byteLength)
}

const sound = fc.oneof(
  fc.int16Array({ maxLength: 2000 }),
  // Of one level, of which nothing is predicted, and in steps from end to end.
  fc
    .tuple(fc.integer({ min: -32_768, max: 32_767 }), fc.nat(1500))
    .map(([level, n]) => new Int16Array(n).fill(level)),
  fc.nat(1500).map(n => Int16Array.from({ length: n }, (_, i) => (i % 2 ? 32_767 : -32_768))),
)

describe('FLAC', () => {
  test('gives back every sample of any sound', () => {
    fc.assert(
      fc.property(sound, pcm => {
        const bytes = encoded(pcm)
        expect(decoded(bytes)).toEqual({ fault: null, samples: pcm, bytesRead: bytes.length })
      }),
      fuzzParameters(),
    )
  })

  test('is the same however the samples come', () => {
    const pcm = speech('id-good-morning')
    const whole = encoded(pcm)
    fc.assert(
      fc.property(fc.array(fc.nat(pcm.length), { maxLength: 40 }), places => {
        const encoder = new FlacEncoder()
        for (const place of places.sort((a, b) => a - b)) encoder.encode(pcm.subarray(0, place))
        encoder.encode(pcm, true)
        expect(Buffer.compare(encoder.slice(0), whole)).toBe(0)
      }),
      fewer(),
    )
  })

  test.each(['en-lunch-bus', 'id-coffee-parking', 'id-good-morning'])(
    'takes less than 0.6 of the bytes of %s',
    name => {
      const pcm = speech(name)
      expect(encoded(pcm).length / pcm.byteLength).toBeLessThan(0.6)
    },
  )

  test('is read as far as whole frames have come', () => {
    const pcm = speech('id-good-morning')
    const bytes = encoded(pcm)
    const part = decoded(bytes.subarray(0, bytes.length / 2))
    expect(part.samples).toEqual(pcm.subarray(0, part.samples.length))
    expect(part.samples.length % 512).toBe(0)
    expect(part.samples.length).toBeGreaterThan(0)
    expect(part.bytesRead).toBeLessThanOrEqual(bytes.length / 2)
  })

  test('that is changed anywhere is decoded or refused, and nothing else', () => {
    const bytes = encoded(speech('id-good-morning').subarray(0, 5000))
    const faults = [null, 'broken', 'unsupported', 'tooLong']
    fc.assert(
      fc.property(mutatedBytes(bytes), changed => {
        expect(faults).toContain(decoded(changed).fault)
      }),
      fuzzParameters(),
    )
  })

  test('of more than 60.5 s is too long, in however few bytes', () => {
    const bytes = encoded(new Int16Array(61 * RATE))
    expect(bytes.length).toBeLessThan(200_000)
    expect(decoded(bytes).fault).toBe('tooLong')
  })
})

describe('FLAC that the recorder does not write', () => {
  const bytes = encoded(new Int16Array(5000))
  /** With other bits of the sample rate (20) in the head. */
  function atRate(rate: number): Uint8Array {
    const changed = bytes.slice()
    changed[18] = rate >> 12
    changed[19] = (rate >> 4) & 0xff
    changed[20] = ((rate & 15) << 4) | ((changed[20] ?? 0) & 15)
    return changed
  }

  test.each([8000, 24_000, 48_000])('at %i Hz is not read', rate => {
    expect(decoded(atRate(16_000)).fault).toBeNull()
    expect(decoded(atRate(rate)).fault).toBe('unsupported')
  })

  test('in blocks of 65,536 samples is not read', () => {
    const changed = bytes.slice()
    // The first frame's size code: 16 bits that follow.
    changed[44] = 0x70 | ((changed[44] ?? 0) & 15)
    changed.set([0xff, 0xff], 47)
    expect(decoded(changed).fault).toBe('unsupported')
  })
})

test('a stream gives the samples of the whole, in whatever pieces it comes', () => {
  const pcm = speech('id-good-morning')
  const bytes = encoded(pcm)
  fc.assert(
    fc.property(fc.integer({ min: 100, max: 9000 }), size => {
      const stream = new FlacStream()
      for (let at = 0; at < bytes.length; at += size)
        expect(stream.append(bytes.subarray(at, at + size))).toBeNull()
      expect(Buffer.compare(bytesOf(stream.samples), bytesOf(pcm))).toBe(0)
      expect(stream.bytesRead).toBe(bytes.length)
    }),
    fewer(),
  )
})

test('a stream takes memory for the sound it holds, in steps of 4 s', () => {
  const stream = new FlacStream()
  expect(stream.heldBytes).toBe(0)
  const second = encoded(new Int16Array(RATE))
  stream.append(second)
  expect(stream.heldBytes).toBe(4 * RATE * 2)
})
