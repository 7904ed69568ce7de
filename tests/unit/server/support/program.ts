/** A server of ours as a process of its own. */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { builtProgram, type ProgramName } from './built-programs.ts'

export interface Program {
  readonly url: string
  readonly child: ChildProcess
  /** Sends the signal and waits for the end. The exit code is null when the signal killed it. */
  end(signal: NodeJS.Signals): Promise<number | null>
}

/**
 * Of the sources in `root`, this repository's unless given. Resolves once it prints `Ready on URL`. Throws when it ends
 * before that.
 */
export async function runProgram(
  name: ProgramName,
  env: Record<string, string>,
  root?: string,
): Promise<Program> {
  const child = spawn(process.execPath, [await builtProgram(name, root)], {
    env: { ...process.env, NODE_ENV: 'test', PORT: '0', EXTRACT_URL: '', ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const exited = once(child, 'exit')
  for await (const line of createInterface({ input: child.stdout })) {
    const url = /^Ready on (.+)$/.exec(line)?.[1]
    if (!url) continue
    return {
      url,
      child,
      async end(signal) {
        child.kill(signal)
        const [code] = await exited
        return code
      },
    }
  }
  throw new Error(`${name} ended before it was ready`)
}
