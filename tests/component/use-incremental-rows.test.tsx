import { act, renderHook } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { useIncrementalRows } from '../../src/widgets/use-incremental-rows.ts'

const frames: (() => void)[] = []
vi.mock('../../src/widgets/after-paint.ts', () => ({ afterPaint: (work: () => void) => frames.push(work) }))
beforeEach(() => void frames.splice(0))

const rows = (from: number, to: number) => Array.from({ length: to - from }, (_, i) => ({ key: from + i }))
const nextFrame = () =>
  act(() => {
    for (const work of frames.splice(0)) work()
  })

function show(wanted: ReturnType<typeof rows>) {
  const { result, rerender } = renderHook(({ wanted }) => useIncrementalRows(wanted), {
    initialProps: { wanted },
  })
  return {
    keys: () => result.current.map(({ key }) => key),
    want: (wanted: ReturnType<typeof rows>) => rerender({ wanted }),
  }
}

it('shows a new list from the top, a few rows more with each frame, until all are there', () => {
  const list = show(rows(0, 8))
  expect(list.keys()).toEqual([0, 1, 2])
  nextFrame()
  expect(list.keys()).toHaveLength(6)
  nextFrame()
  expect(list.keys()).toEqual(rows(0, 8).map(({ key }) => key))
  expect(frames).toEqual([])
})

it('keeps what is there and adds what is nearest to the middle of the screen, in the order of the list', () => {
  const list = show(rows(0, 3))
  list.want(rows(1, 10))
  expect(list.keys()).toEqual([1, 2, 4, 5, 6])
  nextFrame()
  nextFrame()
  expect(list.keys()).toEqual(rows(1, 10).map(({ key }) => key))
})

it('makes no more of a fling that has gone on than a few rows a frame, and none of what is past', () => {
  const list = show(rows(0, 15))
  list.want(rows(100, 115))
  expect(list.keys()).toHaveLength(3)
  nextFrame()
  expect(list.keys()).toHaveLength(6)
  expect(list.keys().every(key => key >= 100)).toBe(true)
})
