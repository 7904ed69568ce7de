import { pino } from 'pino'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { everyHour } from '../../../server/retention.ts'

const HOUR_MS = 3_600_000
const logged: string[] = []
const log = pino({ level: 'trace' }, { write: line => void logged.push(line) })

beforeEach(() => {
  vi.useFakeTimers()
  logged.length = 0
})
afterEach(() => vi.useRealTimers())

test('what is due is deleted at the start and every hour, until it is ended', async () => {
  let runs = 0
  const end = everyHour(async () => void runs++, log)
  expect(runs).toBe(1)
  await vi.advanceTimersByTimeAsync(2 * HOUR_MS)
  expect(runs).toBe(3)
  await end()
  await vi.advanceTimersByTimeAsync(2 * HOUR_MS)
  expect(runs).toBe(3)
})

test('a run that fails is logged without its words, and the next one tries again', async () => {
  let runs = 0
  const end = everyHour(async () => {
    if (++runs === 1) throw new Error('insert ... values (kopi)')
  }, log)
  await vi.advanceTimersByTimeAsync(HOUR_MS)
  await end()
  expect(runs).toBe(2)
  expect(logged.join('')).toContain('retention failed')
  expect(logged.join('')).not.toContain('kopi')
})

test('it ends only once the run under way is over', async () => {
  let finish = () => {}
  const end = everyHour(() => new Promise<void>(resolve => (finish = resolve)), log)
  let ended = false
  const ending = end().then(() => {
    ended = true
  })
  await vi.advanceTimersByTimeAsync(HOUR_MS)
  expect(ended).toBe(false)
  finish()
  await ending
  expect(ended).toBe(true)
})
