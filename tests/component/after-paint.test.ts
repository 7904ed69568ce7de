import { afterEach, expect, it, vi } from 'vitest'
import { afterPaint } from '../../src/after-paint.ts'

afterEach(() => vi.restoreAllMocks())

it('waits for two frames: the first paints', () => {
  const frames: FrameRequestCallback[] = []
  vi.spyOn(globalThis, 'requestAnimationFrame').mockImplementation(frame => frames.push(frame))
  const work = vi.fn()
  afterPaint(work)
  frames.shift()?.(0)
  expect(work).not.toHaveBeenCalled()
  frames.shift()?.(16)
  expect(work).toHaveBeenCalledOnce()
})

it('does not wait on a hidden page, which has no frames', () => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  const work = vi.fn()
  afterPaint(work)
  expect(work).toHaveBeenCalledOnce()
})
