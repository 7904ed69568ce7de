/** A command of package.json as a person gives it at a terminal. */
import { spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { expect } from '@playwright/test'
import { signalChild } from '../../scripts/child-processes.ts'
import { MARK, type MarkedProcess, markedProcesses } from './marked-processes.ts'

export interface Outcome {
  readonly code: number | null
  /** Lines that are not empty. */
  readonly printed: readonly string[]
  readonly complained: readonly string[]
}

export interface Command {
  /** The first line that it prints and that matches, from the beginning on; rejects when it ends without one. */
  printed(pattern: RegExp): Promise<RegExpExecArray>
  /** All lines so far, of standard output and of standard error. */
  said(): readonly string[]
  /** Those that it has started, itself and through others; on Linux. */
  running(): readonly MarkedProcess[]
  /** Ctrl+C at its terminal: all of the foreground get the signal. */
  interrupt(): void
  /** Resolves once it has ended and nothing that it started runs any more; rejects when something still does. */
  readonly ended: Promise<Outcome>
  /** Kills what still runs of it. */
  kill(): void
}

/** In milliseconds: what is killed at the end of a command is gone soon, but not at once. */
const GONE_MS = 30_000

/** `words` are what follows `npm`, for instance `run`, `demo`. */
export function startCommand(words: readonly string[], folder: string, env: Record<string, string>): Command {
  const mark = randomUUID()
  const child = spawn('npm', ['--silent', ...words], {
    cwd: folder,
    env: { ...process.env, ...env, [MARK]: mark },
    // It leads a process group, as a terminal's foreground.
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const printed: string[] = []
  const complained: string[] = []
  const waiting = new Set<() => void>()
  collect(child.stdout, printed, waiting)
  collect(child.stderr, complained, waiting)
  const closed = once(child, 'close')
  let isOver = false
  const ended = once(child, 'exit').then(async ([code]) => {
    await expect
      .poll(() => markedProcesses(mark).map(({ command }) => command), {
        message: `npm ${words.join(' ')} leaves no process`,
        timeout: GONE_MS,
      })
      .toEqual([])
    await closed
    isOver = true
    for (const look of waiting) look()
    return { code: code as number | null, printed, complained }
  })
  // The rejection reaches a test that awaits it; a test that failed before does not.
  ended.catch(() => {})
  return {
    printed(pattern) {
      return new Promise((resolve, reject) => {
        function look(): void {
          const found = printed.map(line => pattern.exec(line)).find(match => match !== null)
          if (!found && !isOver) return
          waiting.delete(look)
          if (found) resolve(found)
          else reject(new Error(`it ended without ${pattern}:\n${[...printed, ...complained].join('\n')}`))
        }
        waiting.add(look)
        ended.catch(reject)
        look()
      })
    },
    said: () => [...printed, ...complained],
    running: () => markedProcesses(mark),
    interrupt: () => signalChild(child, 'SIGINT', { leadsGroup: true }),
    ended,
    kill() {
      for (const left of markedProcesses(mark)) signalChild(left, 'SIGKILL')
    },
  }
}

function collect(stream: NodeJS.ReadableStream, lines: string[], waiting: ReadonlySet<() => void>): void {
  createInterface({ input: stream }).on('line', line => {
    if (line.trim() !== '') lines.push(line)
    for (const look of waiting) look()
  })
}
