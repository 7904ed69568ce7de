/** nginx from the package, in front of a server as docs/running.md has it: keeps connections to it alive. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Where Debian puts it: not in everybody's PATH. */
const PROGRAM = '/usr/sbin/nginx'

export interface Proxy {
  readonly url: string
  stop(): Promise<void>
}

/** Throws where nginx is not installed. */
export async function startNginx(upstream: string): Promise<Proxy> {
  const folder = await mkdtemp(join(tmpdir(), 'nginx-'))
  await mkdir(join(folder, 'logs'))
  const port = await freePort()
  await writeFile(join(folder, 'nginx.conf'), configuration(new URL(upstream).host, port))
  const child = spawn(PROGRAM, ['-p', folder, '-c', 'nginx.conf', '-e', 'logs/error.log'], {
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const ended = once(child, 'exit')
  const url = `http://127.0.0.1:${port}`
  await Promise.race([
    untilAnswered(`${url}/healthz`),
    ended.then(([code]) => Promise.reject(new Error(`nginx ended with code ${code}`))),
  ])
  return {
    url,
    async stop() {
      child.kill('SIGTERM')
      await ended
    },
  }
}

/** Few connections upwards, so that all callers share them. */
function configuration(upstream: string, port: number): string {
  return `
daemon off;
${process.getuid?.() === 0 ? 'user root;' : ''}
worker_processes 1;
pid nginx.pid;
events { worker_connections 512; }
http {
  access_log off;
  client_body_temp_path body;
  proxy_temp_path proxy;
  fastcgi_temp_path fastcgi;
  uwsgi_temp_path uwsgi;
  scgi_temp_path scgi;
  client_max_body_size 5m;
  upstream ucap { server ${upstream}; keepalive 16; }
  server {
    listen 127.0.0.1:${port};
    location / {
      proxy_pass http://ucap;
      proxy_http_version 1.1;
      proxy_set_header Connection "";
      proxy_set_header Host $host;
      proxy_next_upstream off;
      proxy_read_timeout 15s;
    }
  }
}
`
}

export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const address = probe.address()
  probe.close()
  await once(probe, 'close')
  if (address === null || typeof address === 'string') throw new Error('No free port was found')
  return address.port
}

async function untilAnswered(url: string): Promise<void> {
  for (;;) {
    const response = await fetch(url).catch(() => null)
    if (response?.ok) return
    await new Promise(resolve => setTimeout(resolve, 50))
  }
}
