import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Watchdog } from '../../../src/recorder/watchdog.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

describe('the watchdog', () => {
  it('gives up on a context whose clock stands still after 1 s, once', () => {
    const stalled = vi.fn()
    new Watchdog(() => 7, stalled)
    vi.advanceTimersByTime(999)
    expect(stalled).not.toHaveBeenCalled()
    vi.advanceTimersByTime(10_000)
    expect(stalled).toHaveBeenCalledOnce()
  })

  it('gives a context whose clock goes on 2 s without samples', () => {
    const stalled = vi.fn()
    new Watchdog(() => Date.now(), stalled)
    vi.advanceTimersByTime(1999)
    expect(stalled).not.toHaveBeenCalled()
    vi.advanceTimersByTime(1)
    expect(stalled).toHaveBeenCalledOnce()
  })

  it('is content as long as samples come', () => {
    const stalled = vi.fn()
    const watchdog = new Watchdog(() => Date.now(), stalled)
    for (let i = 0; i < 100; i++) {
      vi.advanceTimersByTime(600)
      watchdog.heard()
    }
    expect(stalled).not.toHaveBeenCalled()
  })

  it('takes a page that was blocked for long for one tick, not for audio that stalled', () => {
    const stalled = vi.fn()
    const watchdog = new Watchdog(() => Date.now(), stalled)
    // The clock jumps; the timer fires once, and the messages of the samples are read after it.
    vi.setSystemTime(Date.now() + 60_000)
    vi.advanceTimersByTime(500)
    watchdog.heard()
    vi.advanceTimersByTime(1500)
    expect(stalled).not.toHaveBeenCalled()
  })

  it('is silent once it is stopped', () => {
    const stalled = vi.fn()
    new Watchdog(() => 7, stalled).stop()
    vi.advanceTimersByTime(10_000)
    expect(stalled).not.toHaveBeenCalled()
  })
})
