/** Closes the connection of a client that does not read its answer, which is held in memory. */
import type { Server } from 'node:http'
import { answersUnderWay } from './answers-under-way.ts'

/**
 * After `ms` milliseconds without progress of an answer that is ready to be sent. Not while the answer is
 * being produced; connections without a request have Node's idle time-out.
 */
export function hangUpOnUnreadAnswers(server: Server, ms: number): void {
  const underWay = answersUnderWay(server)
  // A socket's time-out counts from the last byte in either direction, including partial writes.
  server.setTimeout(ms, socket => {
    if (socket.writableLength > 0 || !underWay.has(socket)) socket.destroy()
  })
}
