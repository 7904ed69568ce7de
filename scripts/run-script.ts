/** Runs another of these scripts in a process of its own, beside the others. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { endWithThisProcess } from './child-processes.ts'

/** `name` without its ending. Throws when it fails; what it said about that is on the terminal by then. */
export async function runScript(name: string, ...args: readonly string[]): Promise<void> {
  const program = [...process.execArgv, `scripts/${name}.ts`, ...args]
  const child = endWithThisProcess(spawn(process.execPath, program, { stdio: 'inherit' }))
  const [code] = await once(child, 'exit')
  if (code !== 0) throw new Error(`${name} failed; see above.`)
}
