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

  it('gives audio that came as long, counted from when it was told of, and half a second less where the clock stands', () => {
    for (const [currentTime, limit] of [
      [() => Date.now(), 2200],
      [() => 7, 1700],
    ] as const) {
      const stalled = vi.fn()
      const watchdog = new Watchdog(currentTime, stalled)
      watchdog.heard()
      vi.advanceTimersByTime(limit - 1)
      expect(stalled).not.toHaveBeenCalled()
      vi.advanceTimersByTime(10_000)
      expect(stalled).toHaveBeenCalledOnce()
    }
  })

  it('is content as long as samples are told of once a second, and never looks then', () => {
    const stalled = vi.fn()
    const watchdog = new Watchdog(() => Date.now(), stalled)
    watchdog.heard()
    const timers = vi.spyOn(globalThis, 'setTimeout')
    for (let i = 0; i < 100; i++) {
      vi.advanceTimersByTime(1130)
      watchdog.heard()
    }
    expect(stalled).not.toHaveBeenCalled()
    expect(timers).toHaveBeenCalledTimes(100)
    timers.mockRestore()
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
    watchdog.stop()
    // So it does where even the audio clock has not gone on yet.
    const resumed = new Watchdog(() => 7, stalled)
    resumed.heard()
    vi.advanceTimersByTime(1200)
    resumed.heard()
    vi.advanceTimersByTime(1200)
    expect(stalled).not.toHaveBeenCalled()
  })

  it('is silent once it is stopped', () => {
    const stalled = vi.fn()
    const watchdog = new Watchdog(() => 7, stalled)
    watchdog.stop()
    watchdog.heard()
    vi.advanceTimersByTime(10_000)
    expect(stalled).not.toHaveBeenCalled()
  })
})
