import { spawn } from 'node:child_process'
import { randomFillSync } from 'node:crypto'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join, sep } from 'node:path'
import { text } from 'node:stream/consumers'
import { UnsecuredJWT } from 'jose'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { ConfigError } from '../../../server/config-error.ts'
import { FolderInUseError, lockFolder } from '../../../server/db/folder-lock.ts'
import { type RunningServer, startLocal } from '../../../server/local.ts'
import { freePort } from '../../attack/support/nginx.ts'
import { builtProgram } from './support/built-programs.ts'
import { refresh, runLocalProcess, type SignedIn, signIn } from './support/local-process.ts'
import type { Program } from './support/program.ts'
import { wavBytes } from './support/wav-bytes.ts'
import { flacOf, TUS } from './uploads/streamed.ts'

/** Bytes. */
const WAV_HEADER = 44

/** A recording of noise, which no database compresses. */
function noiseWav(): Uint8Array<ArrayBuffer> {
  const wav = wavBytes({ sample: 9000 })
  randomFillSync(wav, WAV_HEADER)
  return wav
}
/** Pieces of a recording, so close together that one is whole in whatever part of it is found. */
function piecesOf(wav: Uint8Array): Buffer[] {
  const pieces: Buffer[] = []
  for (let at = WAV_HEADER; at + 32 <= wav.length; at += 500)
    pieces.push(Buffer.from(wav.subarray(at, at + 32)))
  return pieces
}

const root = mkdtempSync(join(tmpdir(), 'ucap-local-'))
const dataDir = join(root, 'data')
const tempDir = join(root, 'tmp')
mkdirSync(tempDir)

function filesWith(wav: Uint8Array): string[] {
  const pieces = piecesOf(wav)
  const entries = readdirSync(root, { recursive: true, withFileTypes: true })
  const files = entries.filter(entry => entry.isFile()).map(entry => join(entry.parentPath, entry.name))
  return files.filter(file => {
    const content = readFileSync(file)
    return pieces.some(piece => content.includes(piece))
  })
}

/** Takes any recording for what `said` says, and remembers what it got. */
let said = ''
const heard: Buffer[] = []
let held: Promise<void> = Promise.resolve()
let onAsked: () => void = () => {}
const transcriber = createServer(async (request, response) => {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  heard.push(Buffer.concat(chunks))
  onAsked()
  await held
  response.end(JSON.stringify({ text: said }))
})
/** From now on it answers no request until it is released. */
function holdTranscriber() {
  let release = () => {}
  held = new Promise(resolve => {
    release = resolve
  })
  const asked = new Promise<void>(resolve => {
    onAsked = resolve
  })
  return { asked, release: () => release() }
}
let transcribeUrl: string

async function expensesOf(url: string, { idToken }: SignedIn) {
  const response = await fetch(`${url}/api/expenses`, { headers: { Authorization: `Bearer ${idToken}` } })
  return ((await response.json()) as { expenses: { amount: number }[] }).expenses
}

function sendVoice(url: string, { idToken }: SignedIn, audio: Uint8Array<ArrayBuffer>) {
  const body = new FormData()
  body.set('audio', new File([audio], 'recording.wav', { type: 'audio/wav' }))
  body.set('auto_insert', 'true')
  return fetch(`${url}/api/expenses/voice`, {
    method: 'POST',
    body,
    headers: { Authorization: `Bearer ${idToken}` },
  })
}

/** By the command, in a process of its own. */
async function grantedDays(email: string, days: number): Promise<{ expiresAt: string }> {
  const words = ['subscription', 'grant', email, String(days)]
  const env = { ...process.env, DATA_DIR: dataDir, DATABASE_URL: '' }
  const child = spawn(process.execPath, [await builtProgram('admin'), ...words], {
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const said = await text(child.stdout)
  return { expiresAt: /until (\S+)\.\n$/.exec(said)?.[1] ?? said }
}

let speaker: SignedIn

afterEach(() => {
  vi.unstubAllEnvs()
})

beforeAll(async () => {
  await new Promise<void>(resolve => transcriber.listen(0, '127.0.0.1', resolve))
  transcribeUrl = `http://127.0.0.1:${(transcriber.address() as AddressInfo).port}/v1`
})
afterAll(() => {
  transcriber.close()
  rmSync(root, { recursive: true })
})

// In this order: each part goes on with the data that the one before left behind.
describe('local mode, until it is killed', () => {
  let program: Program
  beforeAll(async () => {
    program = await runLocalProcess({ DATA_DIR: dataDir, TMPDIR: tempDir, TRANSCRIBE_URL: transcribeUrl })
    speaker = await signIn(program.url, 'first@example.com')
  }, 60_000)
  afterAll(() => program.end('SIGKILL'))

  test('turns a recording into a saved expense and leaves the recording nowhere on disk', {
    tags: ['spec-1.13'],
  }, async () => {
    said = 'kopi susu dua puluh lima ribu'
    const wav = noiseWav()
    const response = await sendVoice(program.url, speaker, wav)
    expect([response.status, await response.json()]).toMatchObject([200, { auto_inserted: true }])
    expect(await expensesOf(program.url, speaker)).toMatchObject([{ amount: 25000 }])
    expect(piecesOf(wav).every(piece => heard[0]?.includes(piece))).toBe(true)
    expect(filesWith(wav)).toEqual([])
  })

  test('leaves nowhere on disk what travels while it is spoken, discarded at the end', {
    tags: ['fault-discarded-while-sound-travels'],
  }, async () => {
    const wav = noiseWav()
    const flac = flacOf(wav)
    const uploads = `${program.url}/api/expenses/voice/uploads`
    const headers = { ...TUS, Authorization: `Bearer ${speaker.idToken}` }
    const begun = await fetch(uploads, {
      method: 'POST',
      headers: { ...headers, 'Upload-Defer-Length': '1', 'Idempotency-Key': 'discarded' },
    })
    const upload = `${program.url}${begun.headers.get('Location')}`
    const piece = { 'Content-Type': 'application/offset+octet-stream', 'Upload-Offset': '0' }
    const sent = await fetch(upload, { method: 'PATCH', headers: { ...headers, ...piece }, body: flac })
    expect(sent.status).toBe(204)
    expect([...filesWith(flac), ...filesWith(wav)]).toEqual([])
    expect((await fetch(upload, { method: 'DELETE', headers })).status).toBe(204)
    expect([...filesWith(flac), ...filesWith(wav)]).toEqual([])
  })

  test('leaves a recording of anything else in the files of the database alone', async () => {
    said = 'presiden melantik menteri baru di istana pagi ini'
    const wav = noiseWav()
    const response = await sendVoice(program.url, speaker, wav)
    expect([response.status, await response.json()]).toMatchObject([
      400,
      { violation_type: 'not_expense_warning' },
    ])
    const files = filesWith(wav)
    expect(files).not.toEqual([])
    expect(files.filter(file => !file.startsWith(join(dataDir, 'db', sep)))).toEqual([])
  })

  test('would be caught leaving one in the temporary folder', () => {
    const wav = noiseWav()
    const caught = join(tempDir, 'recording.wav')
    writeFileSync(caught, wav)
    expect(filesWith(wav)).toEqual([caught])
  })
})

describe('local mode, started again', () => {
  let server: RunningServer
  /** Of the listener that is the emulator's alone. */
  let emulatorPort: number
  beforeAll(async () => {
    emulatorPort = await freePort()
    const ports = { port: 0, authEmulatorPort: emulatorPort }
    server = await startLocal({ ...ports, dataDir, transcribeUrl, logLevel: 'silent' })
  }, 60_000)
  afterAll(() => server.close())

  test('knows the account by the same uid, lets an old sign-in go on, and has its expenses', async () => {
    const again = await refresh(server.url, speaker.refreshToken)
    expect(again.uid).toBe(speaker.uid)
    expect((await signIn(server.url, 'first@example.com')).uid).toBe(speaker.uid)
    expect(await expensesOf(server.url, again)).toMatchObject([{ amount: 25000 }])
  })

  test('lets the operator’s commands in by a socket, where the killed one has left its own', async () => {
    const { expiresAt } = await grantedDays('first@example.com', 30)
    const { idToken } = await refresh(server.url, speaker.refreshToken)
    const status = await fetch(`${server.url}/api/subscriptions/status`, {
      headers: { Authorization: `Bearer ${idToken}` },
    })
    expect(await status.json()).toMatchObject({ has_active_subscription: true, is_trial: false })
    expect(Date.parse(expiresAt)).toBeGreaterThan(Date.now() + 30 * 86_400_000)
  })

  test('keeps a second account apart from the first', async () => {
    const second = await signIn(server.url, 'second@example.com')
    expect(second.uid).not.toBe(speaker.uid)
    expect(await expensesOf(server.url, second)).toEqual([])
  })

  test('refuses a token that the emulator did not make', async () => {
    const now = Math.floor(Date.now() / 1000)
    const forged = new UnsecuredJWT({
      iss: 'https://securetoken.google.com/demo-ucap',
      aud: 'demo-ucap',
      sub: 'unregistered',
      iat: now,
      auth_time: now,
      exp: now + 3600,
    }).encode()
    const response = await fetch(`${server.url}/api/expenses`, {
      headers: { Authorization: `Bearer ${forged}` },
    })
    expect(response.status).toBe(401)
  })

  test('looks an account up even where the answer before, on the same connection, is still under way', async () => {
    const { idToken } = await refresh(server.url, speaker.refreshToken)
    const { hostname, port } = new URL(server.url)
    const body = JSON.stringify({ idToken })
    const socket = connect(Number(port), hostname)
    socket.write(
      [
        'GET / HTTP/1.1',
        `Host: ${hostname}`,
        '',
        'POST /identitytoolkit.googleapis.com/v1/accounts:lookup?key=demo HTTP/1.1',
        `Host: ${hostname}`,
        'Content-Type: application/json',
        `Content-Length: ${body.length}`,
        'Connection: close',
        '',
        body,
      ].join('\r\n'),
    )
    let answers = ''
    for await (const chunk of socket.setEncoding('utf8')) answers += chunk
    expect(answers).not.toContain('already ended')
    expect(answers).toContain(speaker.uid)
  })

  test('answers 5 MB of noise with 413 over the wire', async () => {
    const response = await sendVoice(server.url, speaker, new Uint8Array(5 * 1024 * 1024).fill(7))
    expect(response.status).toBe(413)
    expect(await response.json()).toEqual({ message: expect.any(String) })
  })

  const EMULATED = '/emulator/v1/projects/demo-ucap/accounts'
  const origin = () => Number(new URL(server.url).port)
  const emulator = () => emulatorPort
  async function ask(port: number, path: string, headers: string, method = 'GET'): Promise<string> {
    const socket = connect(port, new URL(server.url).hostname)
    socket.end(`${method} ${path} HTTP/1.1\r\n${headers}Connection: close\r\n\r\n`)
    let answer = ''
    for await (const chunk of socket.setEncoding('utf8')) answer += chunk
    return answer
  }

  test.each([
    ['/', origin],
    ['/api/auth/profile', origin],
    [EMULATED, origin],
    [EMULATED, emulator],
  ])('is not to be had under a name of elsewhere, nor by a page of elsewhere: %s', async (path, port) => {
    const foreign = 'Host: evil.example\r\n'
    expect(await ask(port(), path, foreign)).toMatch(/^HTTP\/1.1 421 /)
    const page = 'Host: localhost\r\nOrigin: http://evil.example\r\n'
    expect(await ask(port(), path, page)).toMatch(/^HTTP\/1.1 403 /)
  })

  test.each([
    '/api/auth/login',
    '/identitytoolkit.googleapis.com/v1/accounts:signInWithIdp?key=demo',
    EMULATED,
  ])('takes nothing under a name of elsewhere that resolves to this machine: %s', async path => {
    const answer = await ask(origin(), path, 'Host: evil.example\r\nContent-Length: 0\r\n', 'POST')
    expect(answer).toMatch(/^HTTP\/1.1 421 /)
    expect(answer).toContain('http://localhost')
  })

  test.each([
    ['the product’s port', origin],
    ['its own', emulator],
  ])('lets no other site embed what the emulator answers on %s', async (_, port) => {
    const answer = await ask(port(), EMULATED, 'Host: localhost\r\n')
    expect(answer).toMatch(/\r\nCross-Origin-Resource-Policy: same-origin\r\n/)
  })

  test('keeps a second server out of its folder', async () => {
    const second = startLocal({ port: 0, authEmulatorPort: 0, dataDir, transcribeUrl: null })
    await expect(second).rejects.toThrow(`in use by process ${process.pid}`)
  })
})

test('local mode, told to stop, finishes what it has begun, takes nothing new, and gives its folder back', async () => {
  const program = await runLocalProcess({ DATA_DIR: dataDir, TMPDIR: tempDir, TRANSCRIBE_URL: transcribeUrl })
  const folders = ['db', 'auth'].map(name => join(dataDir, name))
  for (const folder of folders) expect(() => lockFolder(folder)).toThrow(FolderInUseError)
  const { idToken } = await signIn(program.url, 'last@example.com')
  said = 'kopi susu dua puluh lima ribu'
  const answer = holdTranscriber()
  const underWay = sendVoice(program.url, { idToken, uid: '', refreshToken: '' }, wavBytes({ sample: 9000 }))
  await answer.asked
  const ended = program.end('SIGTERM')
  await vi.waitUntil(() => refusesConnections(program.url), { timeout: 20_000 })
  answer.release()
  const response = await underWay
  expect([response.status, await response.json()]).toMatchObject([200, { auto_inserted: true }])
  expect(await ended).toBe(0)
  for (const folder of folders) lockFolder(folder).release()
}, 60_000)

function refusesConnections(url: string): Promise<boolean> {
  const { hostname, port } = new URL(url)
  return new Promise(resolve => {
    const socket = connect(Number(port), hostname, () => resolve(false))
    socket.on('error', () => resolve(true)).on('connect', () => socket.destroy())
  })
}

test.each([
  ['in production', { NODE_ENV: 'production' }, /NODE_ENV=production/],
  ['on a host that others reach', { HOST: '0.0.0.0' }, /HOST=0\.0\.0\.0/],
  ['on all of IPv6', { HOST: '::' }, /HOST=::/],
])('local mode does not even start %s: no port, no file', async (_, env, reason) => {
  for (const [name, value] of Object.entries(env)) vi.stubEnv(name, value)
  const started = startLocal({
    port: 0,
    authEmulatorPort: 0,
    dataDir: join(root, 'never'),
    logLevel: 'silent',
  })
  await expect(started).rejects.toThrow(ConfigError)
  await expect(started).rejects.toThrow(reason)
  expect(existsSync(join(root, 'never'))).toBe(false)
})
