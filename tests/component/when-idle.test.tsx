import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { deferred } from '../unit/deferred.ts'

let whenIdle: typeof import('../../src/widgets/when-idle.ts').whenIdle
let said: string[]
const say = (word: string) => async () => {
  said.push(word)
}

beforeEach(async () => {
  vi.useFakeTimers()
  vi.stubGlobal('requestIdleCallback', (work: () => void) => setTimeout(work, 50))
  vi.resetModules()
  whenIdle = (await import('../../src/widgets/when-idle.ts')).whenIdle
  said = []
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it('one work after the other, each after a pause and once the page is idle', async () => {
  const first = deferred<void>()
  whenIdle(() => {
    said.push('first')
    return first.promise
  })
  whenIdle(say('second'))
  await vi.advanceTimersByTimeAsync(200)
  expect(said).toEqual([])
  await vi.advanceTimersByTimeAsync(50)
  expect(said).toEqual(['first'])
  await vi.advanceTimersByTimeAsync(2000)
  expect(said).toEqual(['first'])
  first.resolve()
  await vi.advanceTimersByTimeAsync(249)
  expect(said).toEqual(['first'])
  await vi.advanceTimersByTimeAsync(1)
  expect(said).toEqual(['first', 'second'])
})

it('what is called off is left out', async () => {
  const callOff = whenIdle(say('first'))
  whenIdle(say('second'))
  callOff()
  await vi.advanceTimersByTimeAsync(1000)
  expect(said).toEqual(['second'])
})

it('one that does not come to an end holds up the others for 3 seconds', async () => {
  whenIdle(() => new Promise(() => {}))
  whenIdle(say('second'))
  await vi.advanceTimersByTimeAsync(3400)
  expect(said).toEqual([])
  await vi.advanceTimersByTimeAsync(200)
  expect(said).toEqual(['second'])
})

it('one that fails is an uncaught error, and does not hold up the others', async () => {
  const uncaught = vi.fn()
  vi.stubGlobal('reportError', uncaught)
  const fault = new Error('no')
  whenIdle(() => Promise.reject(fault))
  whenIdle(say('second'))
  await vi.advanceTimersByTimeAsync(500)
  expect(uncaught).toHaveBeenCalledExactlyOnceWith(fault)
  expect(said).toEqual(['second'])
})

it('a browser that does not say when it is idle is taken to be so after the pause', async () => {
  vi.stubGlobal('requestIdleCallback', undefined)
  Reflect.deleteProperty(window, 'requestIdleCallback')
  whenIdle(say('first'))
  await vi.advanceTimersByTimeAsync(200)
  expect(said).toEqual(['first'])
})
