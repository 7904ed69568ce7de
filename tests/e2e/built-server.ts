/** The built server as a process of its own, in local mode. */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { resolve } from 'node:path'
import { createInterface } from 'node:readline'
import { endWithThisProcess } from '../../scripts/child-processes.ts'

export interface BuiltServer {
  readonly url: string
  readonly pid: number
  /** Resolves once it has ended, for whatever reason. */
  readonly ended: Promise<void>
  /** Waits for its end. */
  stop(): Promise<void>
}

/**
 * Starts the built server in a process and with data of its own; resolves when it says that it is ready, and throws what
 * it says when it cannot start. It serves the `dist/client` of `folder`.
 */
export async function startServer(
  environment: Record<string, string>,
  folder = process.cwd(),
): Promise<BuiltServer> {
  const child = endWithThisProcess(
    spawn(process.execPath, [resolve('dist/server/local.js')], {
      cwd: folder,
      env: {
        ...process.env,
        // A bundler that has built in this process has set it to what local mode refuses.
        NODE_ENV: 'development',
        PORT: '0',
        AUTH_EMULATOR_PORT: '0',
        LOG_LEVEL: 'warn',
        EXTRACT_URL: '',
        WHISPER_MODEL: 'none',
        ...environment,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    }),
  )
  let said = ''
  const keep = (text: string) => {
    said += text
  }
  child.stderr.setEncoding('utf8').on('data', keep)
  const { pid } = child
  if (pid === undefined) throw new Error('the server did not start')
  const ended = once(child, 'exit').then(() => undefined)
  const closed = once(child, 'close')
  const stop = () => stopped(child)
  for await (const line of createInterface({ input: child.stdout })) {
    const url = /^Ready on (\S+)/.exec(line)?.[1]
    if (!url) continue
    process.stderr.write(said)
    child.stderr.off('data', keep).on('data', text => process.stderr.write(text))
    return { url, pid, ended, stop }
  }
  await closed
  throw new Error(said || 'the server ended before it was ready')
}

async function stopped(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  child.kill('SIGTERM')
  await once(child, 'exit')
}
