/** A slow line in front of a server: so many bits a second upwards, and a delay both ways. */

import type { AddressInfo } from 'node:net'
import { connect, createServer, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'

export interface ShapedLine {
  /** Origin to be used in the server's place. */
  readonly url: string
  close(): void
}

/** What is taken from a sender ahead of the line: the buffer of a modem, in bytes. */
const BUFFER = 16 * 1024
/** By so much a timer of a busy machine may be late without the line being slower for it, in milliseconds. */
const LATE_MS = 50

/** All connections share `bitsPerSecond` upwards; downwards there is only the delay, half of `roundTripMs` as upwards. */
export async function shapedLine(
  to: string,
  bitsPerSecond: number,
  roundTripMs: number,
): Promise<ShapedLine> {
  const { hostname, port } = new URL(to)
  const sockets = new Set<Socket>()
  /** When the line has sent all that it was given, by the clock of `performance`. */
  let freeAt = 0
  const server = createServer({ highWaterMark: BUFFER }, phone => {
    const upstream = connect({ host: hostname, port: Number(port) })
    for (const socket of [phone, upstream]) {
      sockets.add(socket)
      socket.setNoDelay(true).on('error', () => undefined)
      socket.once('close', () => sockets.delete(socket))
    }
    upstream.on('data', bytes => void sleep(roundTripMs / 2).then(() => phone.write(bytes)))
    phone.once('close', () => upstream.destroy())
    upstream.once('close', () => phone.destroy())
    phone.on('data', async bytes => {
      const now = performance.now()
      freeAt = Math.max(freeAt, now - LATE_MS) + (8000 * bytes.length) / bitsPerSecond
      void sleep(freeAt + roundTripMs / 2 - now).then(() => upstream.write(bytes))
      phone.pause()
      await sleep(freeAt - now)
      phone.resume()
    })
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close() {
      server.close()
      for (const socket of sockets) socket.destroy()
    },
  }
}
