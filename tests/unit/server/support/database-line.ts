/** The way to a PostgreSQL over TCP, which can be cut, or swallow all that is sent over it. */
import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { join } from 'node:path'

export type LineState = 'open' | 'hung' | 'cut'

export interface DatabaseLine {
  readonly url: string
  /** `hung`: nothing arrives on any connection, old or new. `cut`: all are closed and new ones refused. */
  set(state: LineState): void
  close(): Promise<void>
}

/** `target` as PostgreSQL's clients take it, with a host or with a folder that holds the socket. */
export async function databaseLine(target: string): Promise<DatabaseLine> {
  const url = new URL(target)
  const host = decodeURIComponent(url.hostname)
  const port = Number(url.port || 5432)
  const end = host.startsWith('/') ? { path: join(host, `.s.PGSQL.${port}`) } : { host, port }
  const sockets = new Set<Socket>()
  let state: LineState = 'open'
  const pass = (from: Socket, to: Socket) => {
    sockets.add(from)
    from.on('data', data => {
      if (state === 'open') to.write(data)
    })
    from.on('error', () => from.destroy())
    from.on('close', () => {
      sockets.delete(from)
      to.destroy()
    })
  }
  const server = createServer(caller => {
    if (state === 'cut') {
      caller.destroy()
      return
    }
    const upstream = connect(end)
    pass(caller, upstream)
    pass(upstream, caller)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const here = Object.assign(new URL(target), {
    hostname: '127.0.0.1',
    port: String((server.address() as AddressInfo).port),
  })
  const endAll = () => {
    for (const socket of sockets) socket.destroy()
  }
  return {
    url: here.href,
    set(next) {
      state = next
      if (state === 'cut') endAll()
    },
    async close() {
      endAll()
      server.close()
      await once(server, 'close')
    },
  }
}
