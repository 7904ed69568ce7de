/** Sends an operator's command to the server that has the embedded database open. */
import { connect, type Socket } from 'node:net'
import * as v from 'valibot'
import type { AdminResult } from './admin-commands.ts'
import type { AdminCommand } from './admin-socket.ts'
import { readLine } from './line-of-socket.ts'

const adminResult = v.object({ ok: v.boolean(), text: v.string() })

/** Far above any answer's length, in UTF-16 units, and any command's duration, in milliseconds. */
const LIMITS = { longest: 50_000_000, withinMs: 60_000 }

/** Null where no server listens at `path`: there is no socket, or one left by a killed server. */
export async function askServer(path: string, command: AdminCommand): Promise<AdminResult | null> {
  const socket = await connected(path)
  if (socket === null) return null
  try {
    socket.on('error', () => socket.destroy())
    socket.write(`${JSON.stringify(command)}\n`)
    const line = await readLine(socket, LIMITS)
    return line === null ? UNANSWERED : v.parse(adminResult, JSON.parse(line))
  } finally {
    socket.destroy()
  }
}

const UNANSWERED: AdminResult = {
  ok: false,
  text: 'The server did not answer. Whether the command was done is not known: look before you give it again.',
}

function connected(path: string): Promise<Socket | null> {
  return new Promise((settle, reject) => {
    const socket = connect(path, () => {
      socket.off('error', fail)
      settle(socket)
    })
    const fail = (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT' || error.code === 'ECONNREFUSED') settle(null)
      else reject(error)
    }
    socket.on('error', fail)
  })
}
