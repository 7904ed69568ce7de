/** A PostgreSQL of its own for tests and measurements: in a temporary folder, on a Unix socket, gone when closed. */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { createInterface } from 'node:readline'

export interface ThrowawayPostgres {
  /** Of its superuser, in the database `postgres`. */
  readonly url: string
  /** Of the process whose children serve the connections. */
  readonly pid: number
  close(): Promise<void>
}

export interface PostgresOptions {
  /** Server settings by name. */
  readonly settings?: Readonly<Record<string, string>>
}

/** Where Debian installs the server's programs, which no PATH holds. */
const DEBIAN = '/usr/lib/postgresql'
/** Debian's name for the account that may run them where root may not. */
const ACCOUNT = 'postgres'
const SUPERUSER = 'ucap'
/** Nothing here has to outlive the machine. */
const NOT_DURABLE = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' }

/** Throws where PostgreSQL is not installed, in words that say what to do. Ends with this process at the latest. */
export async function startThrowawayPostgres({
  settings = {},
}: PostgresOptions = {}): Promise<ThrowawayPostgres> {
  const bin = postgresPrograms()
  const folder = mkdtempSync(join(tmpdir(), 'ucap-pg-'))
  const remove = () => rmSync(folder, { recursive: true, force: true })
  try {
    const account = accountToRunAs()
    // Access is by its socket, which other accounts of the machine must not reach.
    chmodSync(folder, 0o700)
    if ('uid' in account) chownSync(folder, account.uid, account.gid)
    const data = join(folder, 'data')
    const initdb = ['-D', data, '-U', SUPERUSER, '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8', '--no-sync']
    execFileSync(join(bin, 'initdb'), initdb, {
      ...account,
      cwd: folder,
      stdio: ['ignore', 'ignore', 'inherit'],
    })
    const all = { listen_addresses: '', unix_socket_directories: folder, ...NOT_DURABLE, ...settings }
    const options = Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`])
    const child = spawn(join(bin, 'postgres'), ['-D', data, ...options], {
      ...account,
      cwd: folder,
      stdio: ['ignore', 'ignore', 'pipe'],
    })
    return await ready(child, folder, remove)
  } catch (error) {
    remove()
    throw error
  }
}

async function ready(child: ChildProcess, folder: string, remove: () => void): Promise<ThrowawayPostgres> {
  const exited = once(child, 'exit')
  const atExit = () => {
    child.kill('SIGQUIT')
    remove()
  }
  process.once('exit', atExit)
  await untilReady(child)
  if (child.pid === undefined) throw new Error('PostgreSQL was started without a process')
  return {
    pid: child.pid,
    url: `postgresql://${SUPERUSER}@${encodeURIComponent(folder)}/postgres`,
    async close() {
      // Fast shutdown (pg_ctl(1)): connections still open are ended.
      child.kill('SIGINT')
      await exited
      process.off('exit', atExit)
      remove()
    },
  }
}

/** Keeps reading its log afterwards: a full pipe would stop the server. */
function untilReady(child: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    const said: string[] = []
    if (!child.stderr) throw new Error('PostgreSQL was started without its log')
    const lines = createInterface({ input: child.stderr })
    lines.on('line', line => {
      if (said.length < 50) said.push(line)
      if (line.includes('ready to accept connections')) resolve()
    })
    child.once('error', reject)
    child.once('exit', () => reject(new Error(`PostgreSQL did not start:\n${said.join('\n')}`)))
  })
}

/** The folder that has all of these. Throws where it is not installed, in words that say what to do. */
export function postgresPrograms(names: readonly string[] = ['initdb', 'postgres']): string {
  const versions = existsSync(DEBIAN) ? readdirSync(DEBIAN).sort((a, b) => Number(b) - Number(a)) : []
  const folders = [
    ...(process.env.PATH ?? '').split(delimiter),
    ...versions.map(version => join(DEBIAN, version, 'bin')),
  ]
  const found = folders.find(folder => names.every(name => existsSync(join(folder, name))))
  if (found) return found
  throw new Error(
    'PostgreSQL is not installed. Install it (on Debian: apt-get install postgresql), or set TEST_DATABASE_URL to one that runs.',
  )
}

/** PostgreSQL refuses to run as root. */
function accountToRunAs(): { readonly uid: number; readonly gid: number } | Record<string, never> {
  if (process.getuid?.() !== 0) return {}
  const id = (flag: string) => Number(execFileSync('id', [flag, ACCOUNT], { encoding: 'utf8' }))
  return { uid: id('-u'), gid: id('-g') }
}
