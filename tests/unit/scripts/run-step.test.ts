import { expect, it } from 'vitest'
import { failureOf, runStep } from '../../../scripts/run-step.ts'

const node = (code: string, limitMinutes = 1) =>
  runStep({ command: process.execPath, args: ['-e', code], limitMinutes })

it('gives the exit code', async () => {
  expect(await node('process.exit(3)')).toEqual({ kind: 'ended', code: 3 })
})

it('closes standard input, so that nothing waits for an answer', async () => {
  expect(await node("process.stdin.on('end', () => process.exit(0)).resume()")).toEqual({
    kind: 'ended',
    code: 0,
  })
})

it('ends a program that takes too long', async () => {
  expect(await node('setInterval(() => {}, 1000)', 0.002)).toEqual({ kind: 'timedOut', minutes: 0.002 })
})

it('says that a program is not there', async () => {
  const result = await runStep({ command: '/no/such/program', args: [], limitMinutes: 1 })
  expect(failureOf('It', result)).toMatch(/^It could not be started: /)
})

it('counts a program ended by a signal as failed', async () => {
  const result = await node("process.kill(process.pid, 'SIGKILL')")
  expect(failureOf('It', result)).toBe('It failed with exit code 1')
})
