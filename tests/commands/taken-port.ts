import { once } from 'node:events'
import { type AddressInfo, createServer, type Server } from 'node:net'

/** A port that is taken until `server` is closed. */
export async function takePort(): Promise<{ readonly port: number; readonly server: Server }> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  return { port: (server.address() as AddressInfo).port, server }
}
