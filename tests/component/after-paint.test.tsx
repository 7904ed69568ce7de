import { afterEach, beforeEach, expect, it, vi } from 'vitest'

const { afterPaint } = await vi.importActual<typeof import('../../src/widgets/after-paint.ts')>(
  '../../src/widgets/after-paint.ts',
)

let frames: FrameRequestCallback[] = []
beforeEach(() => {
  frames = []
  vi.useFakeTimers()
  vi.stubGlobal('requestAnimationFrame', (callback: FrameRequestCallback) => frames.push(callback))
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it('what waits for a paint is done once, in the task after the frame', () => {
  const work = vi.fn()
  afterPaint(work)
  vi.advanceTimersByTime(16)
  for (const frame of frames) frame(16)
  expect(work).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(work).toHaveBeenCalledOnce()
  vi.advanceTimersByTime(1000)
  expect(work).toHaveBeenCalledOnce()
})

it('a page that is not painted keeps it waiting for a quarter of a second', () => {
  const work = vi.fn()
  afterPaint(work)
  vi.advanceTimersByTime(249)
  expect(work).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(work).toHaveBeenCalledOnce()
})
