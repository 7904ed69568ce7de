/** Runs the work of a command, and leaves nothing running behind it, however it ends. */
import { stripVTControlCharacters } from 'node:util'
import { type Disposables, disposables } from '../server/disposables.ts'

/** Exit codes after a signal: 128 and its number (POSIX shells). */
const SIGNAL_CODES = { SIGINT: 130, SIGTERM: 143, SIGHUP: 129 } as const
type StopSignal = keyof typeof SIGNAL_CODES
const SIGNALS = Object.keys(SIGNAL_CODES) as readonly StopSignal[]

/**
 * Calls `work`, which adds to `opened` whatever it opens: all of it is closed when the work is done, fails, or is told to
 * stop, also when a promise that it does not wait for rejects. Then the process exits, with the code that `work` gives,
 * or 1 after an error, which is printed as one line. A second signal exits at once. Child processes that are
 * left then are killed by `endWithThisProcess`.
 */
export function runCommand(work: (opened: Disposables) => Promise<number>): Promise<void> {
  const opened = disposables()
  let ending: Promise<never> | null = null
  const end = (code: number) => {
    ending ??= closed(opened, code)
    return ending
  }
  const failed = (error: unknown) => {
    if (ending) return
    console.error(messageOf(error))
    void end(1)
  }
  process.on('uncaughtException', failed)
  process.on('unhandledRejection', failed)
  exitOnSignal(end)
  return work(opened).then(end, error => {
    failed(error)
    return end(1)
  })
}

/**
 * The first SIGINT, SIGTERM or SIGHUP calls `end` with the code to exit with; the second exits. Returns what gives the
 * signals back.
 */
export function exitOnSignal(end: (code: number) => void): () => void {
  let stopping = false
  const stop = (signal: NodeJS.Signals) => {
    const code = SIGNAL_CODES[signal as StopSignal]
    if (stopping) process.exit(code)
    stopping = true
    end(code)
  }
  for (const signal of SIGNALS) process.on(signal, stop)
  return () => {
    for (const signal of SIGNALS) process.off(signal, stop)
  }
}

async function closed(opened: Disposables, code: number): Promise<never> {
  try {
    await opened.close()
  } catch (error) {
    console.error(messageOf(error))
    process.exit(code || 1)
  }
  process.exit(code)
}

/** In one line: Playwright's messages have several, in colours, and the later ones say what was waited for. */
export function messageOf(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error)
  return stripVTControlCharacters(message)
    .trim()
    .replace(/\s*\n\s*/g, ' ')
}
