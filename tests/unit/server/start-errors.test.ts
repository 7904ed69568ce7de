/** What keeps the server from starting is told in one line that says what to do. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ConfigError } from '../../../server/config-error.ts'
import { EngineError, engineFailure } from '../../../server/db/engine/engine-failure.ts'
import { pgliteFailure, postgresFailure } from '../../../server/db/open-failure.ts'
import { listen } from '../../../server/http/listen.ts'
import { startLocal } from '../../../server/local.ts'
import { builtProgram, type ProgramName } from './support/built-programs.ts'
import { refusingPostgres } from './support/refusing-postgres.ts'

const root = mkdtempSync(join(tmpdir(), 'ucap-start-'))
// The first call makes the bundle.
beforeAll(() => builtProgram('main'), 120_000)
afterAll(() => rmSync(root, { recursive: true }))

const start = (overrides: Parameters<typeof startLocal>[0]) =>
  startLocal({
    port: 0,
    authEmulatorPort: 0,
    dataDir: mkdtempSync(join(root, 'data-')),
    databaseUrl: null,
    transcribeUrl: null,
    logLevel: 'silent',
    ...overrides,
  })

test.each([
  ['a host of another machine', async () => ({ host: '127.0.0.1.5' }), /HOST=127\.0\.0\.1\.5/],
  ['a data folder that is a file', async () => ({ dataDir: file('data.txt') }), /cannot be used.*DATA_DIR/],
  [
    'a database that is not there',
    async () => ({ databaseUrl: `postgres://u:secret@127.0.0.1:${await freePort()}/ucap` }),
    /cannot be reached.*DATABASE_URL.*ECONNREFUSED/,
  ],
  [
    'an address that is none',
    async () => ({ databaseUrl: 'postgres://u:secret@[x/ucap' }),
    /must be the address/,
  ],
])('%s', async (_, overrides, message) => {
  const started = start(await overrides())
  await expect(started).rejects.toThrow(ConfigError)
  await expect(started).rejects.toThrow(message)
  const { message: told } = await started.then(
    () => new Error('started'),
    error => error,
  )
  expect(told.split('\n')).toHaveLength(1)
  expect(told).not.toContain('secret')
})

function file(name: string): string {
  const path = join(root, name)
  writeFileSync(path, '')
  return path
}

test.each(['port', 'authEmulatorPort'] as const)(
  'a busy port is told before anything is made in the data folder: %s',
  async name => {
    const taken = await listen(() => {}, { host: '127.0.0.1', port: 0, setting: 'PORT' })
    const dataDir = join(root, `never-${name}`)
    const started = start({ dataDir, [name]: taken.port })
    await expect(started).rejects.toThrow(ConfigError)
    await expect(started).rejects.toThrow(`Port ${taken.port} is in use`)
    expect(existsSync(dataDir)).toBe(false)
    await taken.close()
  },
)

test('a wrong password is told without the address, as PostgreSQL refuses it', async () => {
  const postgres = await refusingPostgres()
  const started = start({ databaseUrl: `postgres://u:secret@127.0.0.1:${postgres.port}/ucap` })
  await expect(started).rejects.toThrow(ConfigError)
  await expect(started).rejects.toThrow(
    'The database takes neither this name nor this password: correct them in DATABASE_URL, in percent-encoding (28P01).',
  )
  expect(postgres.passwords).toEqual(['secret'])
  await postgres.close()
})

/** Closed again. */
async function freePort(): Promise<number> {
  const { port, close } = await listen(() => {}, { host: '127.0.0.1', port: 0, setting: 'PORT' })
  await close()
  return port
}

test('an address of another machine to listen on', async () => {
  const listening = listen(() => {}, { host: '192.0.2.1', port: 0, setting: 'PORT' })
  await expect(listening).rejects.toThrow(ConfigError)
  await expect(listening).rejects.toThrow(/HOST=192\.0\.2\.1 is no address of this machine/)
})

const withCode = (code: string, message = 'Failed query: select 1\nparams: a') =>
  new Error('Failed query: create table', { cause: Object.assign(new Error(message), { code }) })

test.each([
  [postgresFailure(withCode('28P01')), /neither this name nor this password.*28P01/],
  [postgresFailure(withCode('3D000')), /createdb.*3D000/],
  [postgresFailure(withCode('42501')), /own the database/],
  [postgresFailure(withCode('25006')), /read-only/],
  [postgresFailure(withCode('53100')), /no room left/],
  [postgresFailure(new Error('timeout expired')), /cannot be reached/],
  [postgresFailure(withCode('XX000', 'two\nlines.')), /cannot be opened: two \(XX000\)\.$/],
  // As the embedded engine's file system throws it.
  [
    pgliteFailure(new EngineError(engineFailure({ name: 'ErrnoError', errno: 51 })), 'data/db'),
    /disk of data\/db is full.*DATA_DIR/,
  ],
  [
    pgliteFailure(new Error('Aborted(). Build with\n-sASSERTIONS'), 'data/db'),
    /data\/db cannot be opened: Aborted\(\)/,
  ],
])('the database: %s', (error, message) => {
  expect(error).toBeInstanceOf(ConfigError)
  expect(error.message).toMatch(message)
  expect(error.message.split('\n')).toHaveLength(1)
})

/** What a program says on its standard error, and how it ends. */
async function outcome(program: string, args: readonly string[], cwd: string, env: Record<string, string>) {
  const child = spawn(process.execPath, [program, ...args], {
    cwd,
    env: { ...process.env, NODE_OPTIONS: '', ...env },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let said = ''
  child.stderr.setEncoding('utf8').on('data', text => {
    said += text
  })
  const [code] = await once(child, 'close')
  return { code, said: said.split('\n').filter(line => line !== '') }
}

const REPOSITORY = resolve(import.meta.dirname, '../../..')

test('a program of the server that cannot start says one line and ends with code 1', async () => {
  const folder = join(root, 'bad-file')
  mkdirSync(join(folder, '.env'), { recursive: true })
  const run = async (program: ProgramName, cwd: string, env: Record<string, string>, ...args: string[]) =>
    outcome(await builtProgram(program), args, cwd, env)
  const badFile = /^The file \.env cannot be read \(\w+\): mend it, or move it away\.$/
  const taken = await listen(() => {}, { host: '127.0.0.1', port: 0, setting: 'PORT' })
  const busy = { PORT: String(taken.port), FIREBASE_PROJECT_ID: 'ucap-1', DATA_DIR: join(root, 'never') }
  const [local, main, admin, api] = await Promise.all([
    run('local', root, { PORT: 'many' }),
    run('main', folder, {}),
    run('admin', folder, {}),
    run('main', root, busy, '--api-only'),
  ])
  await taken.close()
  expect(local).toEqual({ code: 1, said: [expect.stringMatching(/^PORT must be a whole number/)] })
  expect(main).toEqual({ code: 1, said: [expect.stringMatching(badFile)] })
  expect(admin).toEqual({ code: 1, said: [expect.stringMatching(badFile)] })
  expect(api).toEqual({ code: 1, said: [expect.stringMatching(/^Port \d+ is in use/)] })
  expect(existsSync(busy.DATA_DIR)).toBe(false)
})

test('without a build, serve and admin say to make one', async () => {
  const scripts = join(root, 'unbuilt/scripts')
  mkdirSync(scripts, { recursive: true })
  for (const name of ['run-built.mjs', 'node-version.mjs'])
    cpSync(join(REPOSITORY, 'scripts', name), join(scripts, name))
  cpSync(join(REPOSITORY, 'package.json'), join(root, 'unbuilt/package.json'))
  for (const program of ['main', 'admin'])
    expect(await outcome(join(scripts, 'run-built.mjs'), [program], root, {})).toEqual({
      code: 1,
      said: ['The product is not built yet: run npm run build first.'],
    })
  // An older Node, to all appearances.
  writeFileSync(join(root, 'unbuilt/package.json'), JSON.stringify({ engines: { node: '>=999.1' } }))
  expect(await outcome(join(scripts, 'run-built.mjs'), ['main'], root, {})).toEqual({
    code: 1,
    said: [expect.stringMatching(/^Node \S+ is too old: install Node 999\.1 or later\.$/)],
  })
})
