import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { FrameBatcher } from '../../../worklets/frame-batcher.ts'

interface Received {
  readonly firstSample: number
  readonly samples: readonly number[]
}

function collect(blockSize: number) {
  const received: Received[] = []
  const taken: Float32Array[] = []
  const sent: Float32Array[] = []
  const batcher = new FrameBatcher(
    (samples, firstSample, length) => {
      received.push({ firstSample, samples: [...samples.subarray(0, length)] })
      sent.push(samples)
    },
    () => {
      const block = new Float32Array(blockSize)
      taken.push(block)
      return block
    },
  )
  return { batcher, received, taken, sent }
}

/** Whole numbers up to 2^24 are exact in a Float32Array. */
function sequence(from: number, length: number): Float32Array {
  return Float32Array.from({ length }, (_, i) => from + i)
}

describe('frame batcher', () => {
  it('hands on every sample once and in order, whatever the sizes of quanta and blocks', () => {
    const sizes = fc.array(fc.integer({ min: 0, max: 700 }), { maxLength: 40 })
    fc.assert(
      fc.property(sizes, fc.integer({ min: 1, max: 300 }), (quanta, blockSize) => {
        const { batcher, received } = collect(blockSize)
        let total = 0
        for (const quantum of quanta) {
          batcher.push(sequence(total, quantum))
          total += quantum
        }
        batcher.flush()
        expect(received.flatMap(({ samples }) => samples)).toEqual([...sequence(0, total)])
        let expected = 0
        for (const { firstSample, samples } of received) {
          expect(firstSample).toBe(expected)
          expected += samples.length
        }
        expect(batcher.sampleCount).toBe(total)
      }),
    )
  })

  it('hands on full blocks only, until it is flushed', () => {
    const { batcher, received } = collect(4)
    batcher.push(sequence(0, 6))
    expect(received.map(({ samples }) => samples.length)).toEqual([4])
    batcher.flush()
    expect(received.map(({ samples }) => samples.length)).toEqual([4, 2])
  })

  it('hands on nothing when there is nothing to flush', () => {
    const { batcher, received } = collect(4)
    batcher.push(sequence(0, 4))
    batcher.flush()
    batcher.flush()
    expect(received).toHaveLength(1)
  })

  it('takes a block when there is a sample for it, and hands on the blocks it took', () => {
    const { batcher, taken, sent } = collect(4)
    batcher.push(sequence(0, 0))
    expect(taken).toEqual([])
    batcher.push(sequence(0, 4))
    expect(taken).toHaveLength(1)
    batcher.push(sequence(4, 6))
    batcher.flush()
    expect(taken).toHaveLength(3)
    expect(sent).toEqual(taken)
    for (const [i, block] of sent.entries()) expect(block).toBe(taken[i])
  })
})
