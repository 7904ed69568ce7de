/** A host of models, as the hub is one; it can be out of reach. */
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { TINY_FILES, TINY_MODEL } from '../fixtures/tiny-whisper.ts'

export interface ModelHost {
  readonly url: string
  /** Of the bodies that were asked for, oldest first. */
  readonly served: readonly string[]
  /** Closes its port, so that clients are refused the connection. */
  goDown(): Promise<void>
  /** At the address from before. */
  comeUp(): Promise<void>
}

/** Up. */
export async function startModelHost(): Promise<ModelHost> {
  const served: string[] = []
  let server = await listen(0, served)
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    served,
    async goDown() {
      const closed = new Promise(resolve => server.close(resolve))
      server.closeAllConnections()
      await closed
    },
    async comeUp() {
      server = await listen(port, served)
    },
  }
}

async function listen(port: number, served: string[]): Promise<Server> {
  const server = createServer((request, response) => {
    const path = request.url?.split(`/${TINY_MODEL}/resolve/main/`)[1] ?? ''
    const content = TINY_FILES.get(path)
    if (!content) return void response.writeHead(404).end()
    response.writeHead(200, { 'Content-Length': content.length })
    if (request.method === 'HEAD') return void response.end()
    served.push(path)
    response.end(content)
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, '127.0.0.1', resolve)
  })
  return server
}
