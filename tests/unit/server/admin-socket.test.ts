import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, realpathSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { connect, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { AdminResult } from '../../../server/accounts/admin-commands.ts'
import { adminSocketPath, serveAdmin } from '../../../server/accounts/admin-socket.ts'
import { askServer } from '../../../server/accounts/ask-server.ts'
import { LONGEST_OPERATOR } from '../../../server/accounts/operator.ts'

const root = mkdtempSync(join(tmpdir(), 'ucap-admin-'))
afterAll(() => rmSync(root, { recursive: true }))

let folders = 0
let path: string
let end: () => Promise<void> = async () => {}
beforeEach(() => {
  const folder = join(root, String(++folders))
  mkdirSync(folder)
  path = join(folder, 'admin.sock')
})
afterEach(() => end())

async function serve(run: (words: readonly string[]) => Promise<AdminResult>): Promise<void> {
  end = await serveAdmin(path, ({ words }) => run(words))
}
const ask = (words: readonly string[], at = path) => askServer(at, { words, operator: 'sari@office' })
const echo = async (words: readonly string[]): Promise<AdminResult> => ({ ok: true, text: words.join('|') })

test('a command’s words reach the server, and its answer comes back as it is', async () => {
  await serve(async words => ({ ok: words[0] === 'a', text: `${words.join('|')}\nzweite Zeile ü` }))
  expect(await ask(['a', 'b c', 'd"\n'])).toEqual({
    ok: true,
    text: 'a|b c|d"\n\nzweite Zeile ü',
  })
  expect(await ask(['b'])).toEqual({ ok: false, text: 'b\nzweite Zeile ü' })
})

test('who gives a command is told with it, in characters that a terminal does not obey', async () => {
  end = await serveAdmin(path, async ({ operator }) => ({ ok: true, text: operator }))
  const command = { words: ['a'], operator: ` sari\u001b[2J\n@office ${'x'.repeat(300)}` }
  const heard = (await askServer(path, command))?.text
  expect(heard).toMatch(/^sari\[2J @office x+$/)
  expect(heard).toHaveLength(LONGEST_OPERATOR)
})

test('a long answer arrives whole', async () => {
  const text = 'x'.repeat(5_000_000)
  await serve(async () => ({ ok: true, text }))
  expect((await ask(['violations']))?.text).toHaveLength(text.length)
})

test('a command that fails is told, and the next one is answered', async () => {
  await serve(async ([word = '']) => {
    if (word === 'fail') throw new Error('Failed query', { cause: new Error('disk full') })
    return { ok: true, text: word }
  })
  expect(await ask(['fail'])).toEqual({ ok: false, text: 'The command failed: disk full' })
  expect(await ask(['next'])).toEqual({ ok: true, text: 'next' })
})

test('only the owner of the server may use the socket, whatever the process’s mask', async () => {
  const before = process.umask(0)
  try {
    await serve(echo)
  } finally {
    process.umask(before)
  }
  expect(statSync(path).mode & 0o777).toBe(0o600)
})

test('without a server, or with the socket of one that was killed, there is no answer', async () => {
  expect(await ask(['a'])).toBeNull()
  leaveSocket()
  expect(existsSync(path)).toBe(true)
  expect(await ask(['a'])).toBeNull()
})

test('a server replaces the socket that one that was killed has left', async () => {
  leaveSocket()
  await serve(echo)
  expect(await ask(['a'])).toEqual({ ok: true, text: 'a' })
})

/** A socket at `path` to which nothing listens. */
function leaveSocket(): void {
  const code = `require('net').createServer().listen(${JSON.stringify(path)}, () => process.kill(process.pid, 'SIGKILL'))`
  spawnSync(process.execPath, ['-e', code])
}

test.each([
  ['no JSON', 'subscription grant'],
  ['a command without an operator', '{"words":["a"]}'],
  ['words that are none', '{"words":["a",1],"operator":"sari@office"}'],
  ['a command without end', JSON.stringify({ words: ['a'.repeat(9000)], operator: 'sari@office' })],
])('%s is hung up on', async (_, line) => {
  const run = vi.fn(echo)
  await serve(run)
  const socket = connect(path)
  socket.write(`${line}\n`)
  let answer = ''
  for await (const part of socket.setEncoding('utf8')) answer += part
  expect(answer).toBe('')
  expect(run).not.toHaveBeenCalled()
})

test('closing answers what is under way, waits for no silent client, and takes the socket away', async () => {
  let release = () => {}
  const held = new Promise<void>(resolve => {
    release = resolve
  })
  const run = vi.fn(async (): Promise<AdminResult> => {
    await held
    return { ok: true, text: 'done' }
  })
  await serve(run)
  const silent = connect(path)
  const answer = ask(['a'])
  await vi.waitUntil(() => run.mock.calls.length === 1)
  const closed = end()
  release()
  expect(await answer).toEqual({ ok: true, text: 'done' })
  await closed
  expect(existsSync(path)).toBe(false)
  silent.destroy()
})

test('a server that ends in mid-command is said to have left it open whether that was done', async () => {
  const server = createServer(socket => socket.once('data', () => socket.destroy()))
  await new Promise<void>(resolve => server.listen(path, resolve))
  expect(await ask(['a'])).toMatchObject({
    ok: false,
    text: expect.stringContaining('not known'),
  })
  server.close()
})

test('a socket that may not be used is an error, not the absence of a server', async () => {
  writeFileSync(join(root, 'file'), '')
  await expect(ask(['a'], join(root, 'file', 'admin.sock'))).rejects.toThrow('ENOTDIR')
})

test('the socket of a folder is called by the shorter of its names; a longer one than the system takes is none', () => {
  // From a folder of this test's own: which name is shorter depends on where the process is.
  const here = join(realpathSync(root), 'here')
  const below = join(here, 'x'.repeat(80))
  const far = join(here, ...'abcdefgh')
  mkdirSync(far, { recursive: true })
  const from = process.cwd()
  try {
    process.chdir(here)
    expect(adminSocketPath('.data')).toBe(join('.data', 'admin.sock'))
    expect(adminSocketPath(below)).toBe(join('x'.repeat(80), 'admin.sock'))
    expect(adminSocketPath(join(here, 'x'.repeat(120)))).toBeNull()
    process.chdir(far)
    expect(adminSocketPath('/tmp')).toBe('/tmp/admin.sock')
  } finally {
    process.chdir(from)
  }
})
