/** The product at an address of its own, where a newer version can be released. */
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { buffer } from 'node:stream/consumers'

export interface Releases {
  readonly url: string
  /** From now on the next version is served; its page has the attribute `data-version`. */
  release(): void
  stop(): Promise<void>
}

/** Hop by hop, or no longer true of a body that is passed on decoded and changed. */
const DROPPED = new Set(['connection', 'content-encoding', 'content-length', 'etag', 'keep-alive'])
DROPPED.add('transfer-encoding').add('host').add('if-none-match')

export async function startReleases(origin: string): Promise<Releases> {
  let version = 1

  async function pass(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method = 'GET', url = '/' } = request
    const sent = Object.entries(request.headers).filter(([name]) => !DROPPED.has(name)) as [string, string][]
    const body = ['GET', 'HEAD'].includes(method) ? null : await buffer(request)
    const answer = await fetch(origin + url, { method, headers: sent, body, redirect: 'manual' })
    const headers = [...answer.headers].filter(([name]) => !DROPPED.has(name))
    const bytes = Buffer.from(await answer.arrayBuffer())
    response.writeHead(answer.status, Object.fromEntries(headers)).end(versioned(url, bytes))
  }

  function versioned(url: string, bytes: Buffer): Buffer | string {
    const path = url.split('?')[0]
    if (path === '/sw.js')
      return bytes.toString().replace(/(index\.html\W+revision\W+)[0-9a-f]{16}/, `$1version-${version}`)
    return path === '/' || path === '/index.html'
      ? bytes.toString().replace('<html', `<html data-version="${version}"`)
      : bytes
  }

  const server = createServer((request, response) => {
    pass(request, response).catch(() => response.destroy())
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('no port')
  return {
    url: `http://127.0.0.1:${address.port}`,
    release: () => {
      version += 1
    },
    async stop() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
