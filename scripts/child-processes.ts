/** The programs that this process started: none of them outlives it. */
import type { ChildProcess } from 'node:child_process'

export interface ChildOptions {
  /** It was spawned `detached`, so it leads a process group, which ends as a whole. */
  readonly leadsGroup?: boolean
}

const running = new Map<ChildProcess, ChildOptions>()

/** Has `child` killed where it still runs when this process exits, by an uncaught error, too. Returns it. */
export function endWithThisProcess<Child extends ChildProcess>(
  child: Child,
  options: ChildOptions = {},
): Child {
  if (running.size === 0) process.on('exit', killAll)
  running.set(child, options)
  const ended = () => {
    if (running.delete(child) && running.size === 0) process.off('exit', killAll)
  }
  child.once('exit', ended)
  child.once('error', ended)
  return child
}

/** Sends a signal to the program, or to its whole group; one that has ended already is left alone. */
export function signalChild(
  { pid }: Pick<ChildProcess, 'pid'>,
  signal: NodeJS.Signals,
  { leadsGroup = false }: ChildOptions = {},
): void {
  if (pid === undefined) return
  try {
    process.kill(leadsGroup && process.platform !== 'win32' ? -pid : pid, signal)
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error
  }
}

function killAll(): void {
  for (const [child, options] of running) signalChild(child, 'SIGKILL', options)
}
