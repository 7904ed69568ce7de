/** A PostgreSQL that asks for a password and takes none: the start of its protocol, version 3.0 (chapter 55.7). */
import { once } from 'node:events'
import { type AddressInfo, createServer, type Socket } from 'node:net'

export interface RefusingPostgres {
  readonly port: number
  /** As they were sent. */
  readonly passwords: readonly string[]
  close(): Promise<void>
}

const CLEARTEXT_PASSWORD = 3

export async function refusingPostgres(): Promise<RefusingPostgres> {
  const passwords: string[] = []
  const server = createServer(socket => {
    void refuse(socket).then(password => passwords.push(password))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    port: (server.address() as AddressInfo).port,
    passwords,
    close: () => new Promise(resolve => server.close(() => resolve())),
  }
}

/** Returns the password. Each of the client's messages fits into one packet. */
async function refuse(socket: Socket): Promise<string> {
  await once(socket, 'data')
  const asked = Buffer.alloc(4)
  asked.writeInt32BE(CLEARTEXT_PASSWORD)
  socket.write(message('R', asked))
  const [answer] = await once(socket, 'data')
  const fields = ['SFATAL', 'C28P01', 'Mpassword authentication failed for user "u"', '']
  socket.end(message('E', Buffer.from(fields.map(field => `${field}\0`).join(''))))
  // A byte of type and four of length before it, a zero behind.
  return (answer as Buffer).subarray(5, -1).toString()
}

/** Its length counts itself, but not the type. */
function message(type: string, body: Buffer): Buffer {
  const head = Buffer.alloc(5)
  head.write(type)
  head.writeInt32BE(4 + body.length, 1)
  return Buffer.concat([head, body])
}
