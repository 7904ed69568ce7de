/**
 * A proxy for one server that makes of the loopback a slow line: for every request of the page, its workers and its
 * preloads alike, which a debugger's throttling does not reach.
 */
import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'

export interface LineSpeed {
  /** Added to each new connection once, and to each request and its answer by halves, in ms. */
  readonly roundTripMs: number
  /** Towards the browser, shared by all connections. */
  readonly bytesPerSecond: number
}

export interface SlowLine {
  readonly origin: string
  /** Of the connections to come, and of what is on the line now. */
  speed: LineSpeed
  close(): Promise<void>
}

export const UNSLOWED: LineSpeed = { roundTripMs: 0, bytesPerSecond: Number.POSITIVE_INFINITY }
/** Connections take turns after so many bytes. */
const PIECE_BYTES = 4096

/** `target` is the server's origin on this machine. */
export async function openSlowLine(target: string): Promise<SlowLine> {
  const { hostname, port } = new URL(target)
  const sockets = new Set<Socket>()
  const server = createServer({ allowHalfOpen: true }, browser => {
    const upstream = connect({ host: hostname, port: Number(port), allowHalfOpen: true })
    for (const socket of [browser, upstream]) {
      sockets.add(socket)
      socket.setNoDelay(true)
      // An abort of either side ends both.
      socket.on('error', () => undefined)
      socket.once('close', () => {
        sockets.delete(socket)
        browser.destroy()
        upstream.destroy()
      })
    }
    void carryRequests(browser, upstream).catch(() => upstream.destroy())
    void carryAnswers(upstream, browser).catch(() => browser.destroy())
  })
  const line: SlowLine = {
    origin: '',
    speed: UNSLOWED,
    async close() {
      for (const socket of sockets) socket.destroy()
      server.close()
      await once(server, 'close')
    },
  }

  async function carryRequests(from: Socket, to: Socket): Promise<void> {
    await sleep(line.speed.roundTripMs)
    for await (const chunk of from as AsyncIterable<Buffer>) {
      await sleep(line.speed.roundTripMs / 2)
      to.write(chunk)
    }
    to.end()
  }

  let free = Promise.resolve()
  function transmitted(bytes: number): Promise<void> {
    free = free.then(async () => {
      const ms = (bytes / line.speed.bytesPerSecond) * 1000
      if (ms > 0) await sleep(ms)
    })
    return free
  }

  async function carryAnswers(from: Socket, to: Socket): Promise<void> {
    let delivered = Promise.resolve()
    for await (const chunk of from as AsyncIterable<Buffer>) {
      for (let at = 0; at < chunk.length; at += PIECE_BYTES) {
        const piece = chunk.subarray(at, at + PIECE_BYTES)
        await transmitted(piece.length)
        const arrival = sleep(line.speed.roundTripMs / 2)
        delivered = delivered.then(async () => {
          await arrival
          to.write(piece)
        })
      }
    }
    await delivered
    to.end()
  }

  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return Object.assign(line, { origin: `http://localhost:${(server.address() as AddressInfo).port}` })
}
