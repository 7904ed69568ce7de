/** Caddy with the configuration of deploy/caddy, in front of servers on this machine. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { resolve } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { endWithThisProcess } from '../child-processes.ts'

export interface Proxy {
  readonly url: string
  stop(): Promise<void>
}

/** Throws where Caddy is not installed. What it keeps lies in `folder`. */
export async function startCaddy(port: number, servers: readonly number[], folder: string): Promise<Proxy> {
  const url = `http://127.0.0.1:${port}`
  const child = endWithThisProcess(
    spawn('caddy', ['run', '--adapter', 'caddyfile', '--config', resolve('deploy/caddy/Caddyfile')], {
      env: {
        ...process.env,
        UCAP_SITE: `http://:${port}`,
        UCAP_SERVERS: servers.map(one => `127.0.0.1:${one}`).join(' '),
        XDG_DATA_HOME: folder,
        XDG_CONFIG_HOME: folder,
      },
      stdio: ['ignore', 'ignore', 'ignore'],
    }),
  )
  await once(child, 'spawn')
  while (!(await fetch(`${url}/readyz`).catch(() => null))?.ok) {
    if (child.exitCode !== null) throw new Error(`Caddy ended with code ${child.exitCode}`)
    await pause(100)
  }
  return {
    url,
    async stop() {
      child.kill('SIGTERM')
      await once(child, 'exit')
    },
  }
}
