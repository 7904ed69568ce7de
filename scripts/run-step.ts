/** Runs one program of the test run: standard input closed, a limit on its time. */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, openSync } from 'node:fs'
import { delimiter, resolve } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { endWithThisProcess, signalChild } from './child-processes.ts'
import { yieldToOthers } from './yield-to-others.ts'

export interface Step {
  /** A program of node_modules/.bin, or of PATH. */
  readonly command: string
  readonly args: readonly string[]
  readonly limitMinutes: number
  readonly env?: Readonly<Record<string, string>>
  /** It runs beside another step, which the processor serves first: the file that its output goes to. */
  readonly aside?: string
}

export type StepResult =
  | { readonly kind: 'ended'; readonly code: number }
  | { readonly kind: 'timedOut'; readonly minutes: number }
  | { readonly kind: 'notStarted'; readonly reason: string }

/** A process group of its own, so that browsers and servers it started end with it. */
const GROUP = { leadsGroup: true }
/** How long programs that are told to stop may take, in milliseconds. */
const STOP_MS = 5_000

const running = new Set<ChildProcess>()
let stopping = false
const BIN = resolve(import.meta.dirname, '../node_modules/.bin')

/** Never rejects. A program past its limit is ended with all that it started. */
export function runStep({ command, args, limitMinutes, env = {}, aside }: Step): Promise<StepResult> {
  const { PATH = '' } = process.env
  if (stopping) return Promise.resolve({ kind: 'notStarted', reason: 'the run was stopped' })
  return new Promise(settle => {
    const output = aside === undefined ? 'inherit' : openSync(aside, 'w')
    const child = spawn(command, args, {
      stdio: ['ignore', output, output],
      detached: process.platform !== 'win32',
      env: { ...process.env, ...env, PATH: `${BIN}${delimiter}${PATH}` },
    })
    if (output !== 'inherit') {
      closeSync(output)
      yieldToOthers(child)
    }
    endWithThisProcess(child, GROUP)
    running.add(child)
    let timedOut = false
    const timer = setTimeout(() => {
      timedOut = true
      signalChild(child, 'SIGKILL', GROUP)
    }, limitMinutes * 60_000)
    const finish = (result: StepResult) => {
      clearTimeout(timer)
      running.delete(child)
      settle(result)
    }
    child.once('error', error => finish({ kind: 'notStarted', reason: error.message }))
    // A program ended by a signal has no code; it did not succeed.
    child.once('exit', code =>
      finish(timedOut ? { kind: 'timedOut', minutes: limitMinutes } : { kind: 'ended', code: code ?? 1 }),
    )
  })
}

/** Tells the programs under way to stop, and waits for them; none starts from now on. */
export async function endSteps(): Promise<void> {
  stopping = true
  const ended = [...running].map(child => once(child, 'exit'))
  for (const child of running) signalChild(child, 'SIGTERM', GROUP)
  await Promise.race([Promise.all(ended), delay(STOP_MS)])
}

/** One line for a person; null where the program succeeded. */
export function failureOf(name: string, result: StepResult): string | null {
  switch (result.kind) {
    case 'ended':
      return result.code === 0 ? null : `${name} failed with exit code ${result.code}`
    case 'timedOut':
      return `${name} was ended after ${result.minutes} minutes`
    case 'notStarted':
      return `${name} could not be started: ${result.reason}`
  }
}
