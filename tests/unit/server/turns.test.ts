import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { type TurnBounds, turns } from '../../../server/turns.ts'

const BOUNDS: TurnBounds = { atOnce: 2, mostWaiting: 4, longestWaitMs: 1000 }

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** Takes turns by a name each, and notes who got one, who was sent away and who left. */
function line(bounds = BOUNDS) {
  const { take, end, ahead } = turns(bounds)
  const had: string[] = []
  const sentAway: string[] = []
  const left: string[] = []
  const never = new AbortController().signal
  const settled = () => vi.advanceTimersByTimeAsync(0)
  return {
    had,
    sentAway,
    left,
    settled,
    ahead,
    /** The account is the name's first letter. */
    async ask(name: string, signal = never) {
      take(name.charAt(0), signal).then(
        taken => void (taken ? had : sentAway).push(name),
        () => void left.push(name),
      )
      await settled()
    },
    async end(times = 1) {
      for (let i = 0; i < times; i++) end()
      await settled()
    },
    async endAfter(ms: number, account: string) {
      await vi.advanceTimersByTimeAsync(ms)
      end({ account, ms })
      await settled()
    },
  }
}

describe('turns', () => {
  test('are as many at once as there may be, and go on as they end', async () => {
    const { ask, end, had, sentAway } = line()
    for (const name of ['a1', 'a2', 'a3', 'a4']) await ask(name)
    expect(had).toEqual(['a1', 'a2'])
    await end()
    expect(had).toEqual(['a1', 'a2', 'a3'])
    await end(3)
    expect(had).toEqual(['a1', 'a2', 'a3', 'a4'])
    for (const name of ['a5', 'a6', 'a7']) await ask(name)
    expect(had.slice(4)).toEqual(['a5', 'a6'])
    expect(sentAway).toEqual([])
  })

  test('go from account to account, not from request to request', async () => {
    const { ask, end, had } = line({ ...BOUNDS, atOnce: 1, mostWaiting: 9 })
    for (const name of ['a1', 'a2', 'a3', 'a4', 'b1', 'b2', 'c1']) await ask(name)
    await end(6)
    expect(had).toEqual(['a1', 'a2', 'b1', 'c1', 'a3', 'b2', 'a4'])
  })

  describe('that last unequally long', () => {
    const one = { ...BOUNDS, atOnce: 1, mostWaiting: 9 }

    test('go to the account that has had least of them lately', async () => {
      const { ask, endAfter, had } = line(one)
      for (const name of ['a1', 'a2', 'b1', 'b2', 'b3']) await ask(name)
      await endAfter(10, 'a')
      await endAfter(1, 'b')
      await endAfter(1, 'b')
      expect(had).toEqual(['a1', 'b1', 'b2', 'b3'])
    })

    test('keep no account waiting for longer than it had: then accounts go round', async () => {
      const { ask, endAfter, had } = line(one)
      for (const name of ['a1', 'a2', 'b1', 'c1', 'd1']) await ask(name)
      await endAfter(10, 'a')
      await endAfter(5, 'b')
      await endAfter(5, 'c')
      expect(had).toEqual(['a1', 'b1', 'c1', 'a2'])
    })

    test('are forgotten once no turn is wanted', async () => {
      const { ask, endAfter, had } = line(one)
      await ask('a1')
      await endAfter(100, 'a')
      for (const name of ['c1', 'a2', 'b1']) await ask(name)
      await endAfter(1, 'c')
      expect(had).toEqual(['a1', 'c1', 'a2'])
    })
  })

  test('can be told in advance: how many begin before a further one of an account', async () => {
    const { ask, ahead } = line({ ...BOUNDS, atOnce: 1, mostWaiting: 9 })
    expect(ahead('a')).toBeNull()
    for (const name of ['a1', 'a2', 'a3', 'a4', 'b1']) await ask(name)
    expect(['a', 'b', 'c'].map(ahead)).toEqual([4, 3, 2])
  })

  test('are not to be had where the line is full of others who have as few', async () => {
    const { ask, sentAway } = line()
    for (const name of ['a1', 'b1', 'c1', 'd1', 'e1', 'f1', 'g1']) await ask(name)
    expect(sentAway).toEqual(['g1'])
  })

  test('are kept free by no account for itself: the latest of the longest part of a full line gives way', async () => {
    const { ask, end, had, sentAway } = line()
    for (const name of ['a1', 'a2', 'a3', 'a4', 'a5', 'a6', 'a7']) await ask(name)
    expect(sentAway).toEqual(['a7'])
    await ask('b1')
    await ask('b2')
    expect(sentAway).toEqual(['a7', 'a6', 'a5'])
    await ask('b3')
    expect(sentAway).toEqual(['a7', 'a6', 'a5', 'b3'])
    await end(4)
    expect(had).toEqual(['a1', 'a2', 'a3', 'b1', 'a4', 'b2'])
  })

  test('are waited for only so long', async () => {
    const { ask, end, had, sentAway } = line()
    for (const name of ['a1', 'a2', 'a3']) await ask(name)
    await vi.advanceTimersByTimeAsync(999)
    expect(sentAway).toEqual([])
    await vi.advanceTimersByTimeAsync(1)
    expect(sentAway).toEqual(['a3'])
    await end(2)
    await ask('b1')
    expect(had).toEqual(['a1', 'a2', 'b1'])
    expect(vi.getTimerCount()).toBe(0)
  })

  test('are not kept for who hangs up, before or while waiting', async () => {
    const { ask, end, had, left, settled } = line()
    const caller = new AbortController()
    for (const name of ['a1', 'a2']) await ask(name)
    await ask('a3', caller.signal)
    await ask('b1')
    caller.abort('gone')
    await settled()
    await ask('a4', caller.signal)
    expect(left).toEqual(['a3', 'a4'])
    await end()
    expect(had).toEqual(['a1', 'a2', 'b1'])
    await end(2)
    await ask('c1')
    expect(had).toEqual(['a1', 'a2', 'b1', 'c1'])
  })
})
