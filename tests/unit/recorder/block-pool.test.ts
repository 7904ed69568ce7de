import { describe, expect, it } from 'vitest'
import { BLOCK_SIZE, type Block, BlockPool, POOL_SIZE } from '../../../worklets/block-pool.ts'

function takeAll(pool: BlockPool): Block[] {
  return Array.from({ length: POOL_SIZE }, () => pool.take())
}

describe('block pool', () => {
  it('hands out each block of its stock once', () => {
    const blocks = takeAll(new BlockPool())
    expect(new Set(blocks).size).toBe(POOL_SIZE)
    for (const block of blocks) expect(block).toHaveLength(BLOCK_SIZE)
  })

  it('hands out a block that came home before it makes a new one', () => {
    const pool = new BlockPool()
    const blocks = takeAll(pool)
    for (const block of blocks) pool.give(block)
    expect(new Set(takeAll(pool))).toEqual(new Set(blocks))
  })

  it('makes new blocks where all are out', () => {
    const pool = new BlockPool()
    const blocks = takeAll(pool)
    expect(blocks).not.toContain(pool.take())
    expect(pool.take()).toHaveLength(BLOCK_SIZE)
  })

  it('refuses a block of another size', () => {
    const pool = new BlockPool()
    takeAll(pool)
    pool.give(new Float32Array(3))
    expect(pool.take()).toHaveLength(BLOCK_SIZE)
  })

  it('makes up for what was lost, and keeps no more than its stock when that turns up after all', () => {
    const pool = new BlockPool()
    const lost = takeAll(pool)
    pool.fill()
    const made = takeAll(pool)
    expect(made.filter(block => lost.includes(block))).toEqual([])
    for (const block of [...made, ...lost]) pool.give(block)
    expect(new Set(takeAll(pool))).toEqual(new Set(made))
    expect(made).not.toContain(pool.take())
  })
})
