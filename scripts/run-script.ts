/** Runs another of these scripts in a process of its own, beside the others. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'

/** `name` without its ending. Throws when it fails; what it said about that is on the terminal by then. */
export async function runScript(name: string, ...args: readonly string[]): Promise<void> {
  const child = spawn(process.execPath, [...process.execArgv, `scripts/${name}.ts`, ...args], {
    stdio: 'inherit',
  })
  const [code] = await once(child, 'exit')
  if (code !== 0) throw new Error(`${name} failed; see above.`)
}
