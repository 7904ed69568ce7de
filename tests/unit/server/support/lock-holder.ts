/** Processes that take a folder, also as the first process of a container of their own. */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { builtProgram } from './built-programs.ts'

/** Process and mount namespaces of its own, as a container has them; a user namespace lets anyone make these. */
const CONTAINER = ['--map-root-user', '--pid', '--fork', '--mount-proc', '--kill-child']

export const hasNamespaces = spawnSync('unshare', [...CONTAINER, 'true']).status === 0

export interface LockProcess {
  readonly child: ChildProcess
  /** What it said of the folder. */
  readonly said: string
  kill(): Promise<void>
}

export async function holdFolder(folder: string, { contained = false } = {}): Promise<LockProcess> {
  const command = contained ? 'unshare' : process.execPath
  const before = contained ? [...CONTAINER, process.execPath] : []
  const child = spawn(command, [...before, await builtProgram('lock-program'), folder], {
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  const exited = once(child, 'exit')
  const lines = createInterface({ input: child.stdout })
  const [said] = await Promise.race([once(lines, 'line'), exited.then(() => ['ended without a word'])])
  return {
    child,
    said: String(said),
    async kill() {
      child.kill('SIGKILL')
      await exited
    },
  }
}
