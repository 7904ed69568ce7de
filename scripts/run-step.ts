/** Runs one program of the test run: output streamed, standard input closed, a limit on its time. */
import { type ChildProcess, spawn } from 'node:child_process'
import { delimiter, resolve } from 'node:path'

export interface Step {
  /** A program of node_modules/.bin, or of PATH. */
  readonly command: string
  readonly args: readonly string[]
  readonly limitMinutes: number
  readonly env?: Readonly<Record<string, string>>
}

export type StepResult =
  | { readonly kind: 'ended'; readonly code: number }
  | { readonly kind: 'timedOut'; readonly minutes: number }
  | { readonly kind: 'notStarted'; readonly reason: string }

const running = new Set<ChildProcess>()
const BIN = resolve(import.meta.dirname, '../node_modules/.bin')

/** Never rejects. A program past its limit is ended with all that it started. */
export function runStep({ command, args, limitMinutes, env = {} }: Step): Promise<StepResult> {
  const { PATH = '' } = process.env
  return new Promise(settle => {
    const child = spawn(command, args, {
      stdio: ['ignore', 'inherit', 'inherit'],
      // A process group of its own, so that browsers and servers it started end with it.
      detached: process.platform !== 'win32',
      env: { ...process.env, ...env, PATH: `${BIN}${delimiter}${PATH}` },
    })
    running.add(child)
    let timedOut = false
    const timer = setTimeout(() => {
      timedOut = true
      endGroup(child, 'SIGKILL')
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

/** Makes Ctrl+C and a polite kill reach the programs under way, which are not in this one's process group. */
export function passSignalsOn(): void {
  for (const [signal, code] of [
    ['SIGINT', 130],
    ['SIGTERM', 143],
  ] as const)
    process.once(signal, () => {
      for (const child of running) endGroup(child, signal)
      process.exit(code)
    })
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

function endGroup(child: ChildProcess, signal: NodeJS.Signals): void {
  if (child.pid === undefined) return
  try {
    process.kill(process.platform === 'win32' ? child.pid : -child.pid, signal)
  } catch (error) {
    // ESRCH: the group has ended in the meantime, which is what was wanted.
    if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error
  }
}
