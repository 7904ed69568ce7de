/**
 * The socket for the operator's commands to a server with the embedded database, which only one process can
 * open: a UNIX socket in DATA_DIR, accessible to the server's owner only. One line of JSON each way: words
 * and operator, then an AdminResult.
 */
import { rmSync } from 'node:fs'
import { createServer, type Socket } from 'node:net'
import { relative, resolve } from 'node:path'
import * as v from 'valibot'
import type { AdminResult } from './admin-commands.ts'
import { readLine } from './line-of-socket.ts'
import { asOperator } from './operator.ts'

/** Bytes of `sun_path` without the final zero: Linux unix(7), and Darwin and the BSDs. */
const LONGEST_PATH = process.platform === 'linux' ? 107 : 103
const SOCKET = 'admin.sock'
/** Longest command, in UTF-16 units: a text has at most 1,000, which JSON may escape with six each. */
const LONGEST_COMMAND = 8_192
const COMMAND_MS = 5_000
/** More than the terminals of an operator. */
const MOST_CONNECTIONS = 8

const adminCommand = v.strictObject({
  words: v.pipe(v.array(v.string()), v.readonly()),
  operator: v.string(),
})
export type AdminCommand = v.InferOutput<typeof adminCommand>
type Run = (command: AdminCommand) => Promise<AdminResult>

/** The shorter of its paths; null where the system has no such sockets, or the path is too long. */
export function adminSocketPath(dataDir: string): string | null {
  if (process.platform === 'win32') return null
  const path = resolve(dataDir, SOCKET)
  const fromHere = relative('.', path)
  const shorter = Buffer.byteLength(fromHere) < Buffer.byteLength(path) ? fromHere : path
  return Buffer.byteLength(shorter) <= LONGEST_PATH ? shorter : null
}

/**
 * Answers commands at `path` by `run`. Only for the process that has the database: a socket left by an
 * earlier process is replaced. Returns a function that stops it after the commands under way.
 */
export async function serveAdmin(path: string, run: Run): Promise<() => Promise<void>> {
  const waiting = new Set<Socket>()
  const underWay = new Set<Promise<void>>()
  const server = createServer(socket => {
    waiting.add(socket)
    // After a hang-up there is no reader.
    socket.on('error', () => socket.destroy())
    const done = converse(socket, run, () => waiting.delete(socket)).finally(() => {
      waiting.delete(socket)
      underWay.delete(done)
    })
    underWay.add(done)
  })
  server.maxConnections = MOST_CONNECTIONS
  rmSync(path, { force: true })
  await new Promise<void>((settle, reject) => {
    server.once('error', reject)
    // The file is created within this call; a later chmod would leave it accessible for a moment.
    const umask = process.umask(0o177)
    try {
      server.listen(path, settle)
    } finally {
      process.umask(umask)
    }
  })
  return async () => {
    const closed = new Promise(settle => server.close(settle))
    for (const socket of waiting) socket.destroy()
    await Promise.all(underWay)
    await closed
  }
}

async function converse(socket: Socket, run: Run, onCommand: () => void): Promise<void> {
  const line = await readLine(socket, { longest: LONGEST_COMMAND, withinMs: COMMAND_MS })
  const command = line === null ? null : commandOf(line)
  if (command === null) {
    socket.destroy()
    return
  }
  onCommand()
  const result = await run(command).catch(failed)
  await new Promise<void>(settle => {
    socket.once('close', () => settle())
    socket.end(`${JSON.stringify(result)}\n`)
    // Does not wait for the other side to close, and only briefly for it to read.
    socket.setTimeout(COMMAND_MS, () => socket.destroy()).destroySoon()
  })
}

function commandOf(line: string): AdminCommand | null {
  try {
    const { words, operator } = v.parse(adminCommand, JSON.parse(line))
    return { words, operator: asOperator(operator) }
  } catch {
    return null
  }
}

function failed(error: unknown): AdminResult {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error
  return { ok: false, text: `The command failed: ${cause instanceof Error ? cause.message : String(cause)}` }
}
