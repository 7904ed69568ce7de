import { once } from 'node:events'
import { connect } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { listen } from '../../../server/http/listen.ts'

const HOST = '127.0.0.1'
const ADDRESS = { host: HOST, port: 0, setting: 'PORT', unreadMs: 200 }
const ASK = `GET / HTTP/1.1\r\nHost: ${HOST}\r\n\r\n`
/** More than any socket's buffers take. */
const LARGE = Buffer.alloc(32 * 1024 * 1024)

test('a client that does not read its answer is hung up on', async () => {
  let closed: Promise<unknown> = Promise.resolve()
  const server = await listen((_, response) => {
    closed = once(response, 'close')
    response.end(LARGE)
  }, ADDRESS)
  const socket = connect(server.port, HOST)
  await once(socket, 'connect')
  socket.pause().write(ASK)
  await once(socket, 'readable')
  await closed
  socket.destroy()
  await server.close()
})

test('one that waits for its answer is not', async () => {
  const server = await listen((_, response) => void setTimeout(() => response.end('late'), 600), ADDRESS)
  const response = await fetch(`http://${HOST}:${server.port}`)
  expect(await response.text()).toBe('late')
  await server.close()
})

test('one that reads slowly gets all of it', async () => {
  // Longer than a busy machine keeps this process from reading.
  const server = await listen((_, response) => response.end(LARGE), { ...ADDRESS, unreadMs: 1000 })
  const socket = connect(server.port, HOST)
  socket.write(ASK)
  let received = 0
  for await (const chunk of socket) {
    received += chunk.length
    // 64 kB at a time: in all far more than the time-out.
    await pause(5)
    if (received > LARGE.length) break
  }
  expect(received).toBeGreaterThan(LARGE.length)
  socket.destroy()
  await server.close()
})
