/** The built server as the first process of a container of its own. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { resolve } from 'node:path'
import { createInterface } from 'node:readline'

/** Process and mount namespaces, as a container has them. */
const CONTAINER = ['--map-root-user', '--pid', '--fork', '--mount-proc', '--kill-child']

export interface ContainedServer {
  /** Null for one that ended instead. */
  readonly url: string | null
  readonly exitCode: number | null
  /** Its standard error. */
  readonly said: string
  kill(): Promise<void>
}

/** Resolves once it is ready or has ended. */
export async function startContained(environment: Record<string, string>): Promise<ContainedServer> {
  const child = spawn('unshare', [...CONTAINER, process.execPath, resolve('dist/server/local.js')], {
    env: {
      ...process.env,
      PORT: '0',
      AUTH_EMULATOR_PORT: '0',
      WHISPER_MODEL: 'none',
      EXTRACT_URL: '',
      DATABASE_URL: '',
      TRANSCRIBE_URL: '',
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const closed = once(child, 'close')
  let said = ''
  child.stderr.setEncoding('utf8').on('data', text => {
    said += text
  })
  const kill = async () => {
    child.kill('SIGKILL')
    await closed
  }
  for await (const line of createInterface({ input: child.stdout })) {
    const url = /^Ready on (\S+)/.exec(line)?.[1]
    if (url) return { url, exitCode: null, said, kill }
  }
  const [exitCode] = await closed
  return { url: null, exitCode, said, kill: async () => {} }
}
