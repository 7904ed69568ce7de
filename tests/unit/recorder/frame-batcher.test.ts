import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { FrameBatcher } from '../../../worklets/frame-batcher.ts'

interface Received {
  readonly firstSample: number
  readonly samples: readonly number[]
}

function collect(blockSize: number, poolSize = 2) {
  const received: Received[] = []
  const blocks: Float32Array<ArrayBuffer>[] = []
  const batcher = new FrameBatcher(
    (samples, firstSample, length) => {
      received.push({ firstSample, samples: [...samples.subarray(0, length)] })
      blocks.push(samples)
    },
    blockSize,
    poolSize,
  )
  return { batcher, received, blocks }
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

  it('fills blocks that came back before it makes new ones', () => {
    const { batcher, blocks } = collect(4, 2)
    batcher.push(sequence(0, 8))
    const [first, second] = blocks
    if (first) batcher.recycle(first)
    batcher.push(sequence(8, 8))
    expect(blocks[2]).toBe(first)
    expect(blocks[3]).not.toBe(first)
    expect(blocks[3]).not.toBe(second)
  })

  it('goes on with new blocks when none comes back', () => {
    const { batcher, received, blocks } = collect(4, 1)
    batcher.push(sequence(0, 12))
    expect(new Set(blocks).size).toBe(3)
    expect(received.flatMap(({ samples }) => samples)).toEqual([...sequence(0, 12)])
  })

  it('refuses a block of another size', () => {
    const { batcher, blocks } = collect(4, 1)
    batcher.push(sequence(0, 4))
    batcher.recycle(new Float32Array(3))
    batcher.push(sequence(4, 4))
    expect(blocks[1]).toHaveLength(4)
  })
})
