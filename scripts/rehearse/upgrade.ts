/**
 * `npm run rehearse [-- COMMIT]`: an upgrade as docs/running.md has it, under load: two processes of an older version
 * on one PostgreSQL behind Caddy, replaced one after the other while people write. COMMIT is the older version; the one
 * before the latest migration unless given. Exit code 1 when a write was lost or is there twice.
 */
import { execFileSync } from 'node:child_process'
import { mkdtemp, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { Disposables } from '../../server/disposables.ts'
import { freePort } from '../../tests/attack/support/nginx.ts'
import { numberService, savedBy } from '../../tests/unit/server/support/numbered-writes.ts'
import { type Program, runProgram } from '../../tests/unit/server/support/program.ts'
import { createDatabase } from '../../tests/unit/server/support/test-database.ts'
import { ROOT } from '../environment.ts'
import { runCommand } from '../run-command.ts'
import { startThrowawayPostgres } from '../throwaway-postgres.ts'
import { startCaddy } from './caddy.ts'
import { type Writing, writeTo } from './clients.ts'

const PEOPLE = 8
/** Before, between and after the replacements. */
const STEADY_MS = 5_000

async function rehearse(opened: Disposables): Promise<number> {
  const [commit = beforeLatestMigration()] = process.argv.slice(2)
  const folder = await mkdtemp(join(tmpdir(), 'ucap-rehearsal-'))
  opened.add(() => rm(folder, { recursive: true, force: true }))
  const older = await checkOut(commit, join(folder, 'older'), opened)
  const postgres = await startThrowawayPostgres()
  opened.add(() => postgres.close())
  const { url: DATABASE_URL } = await createDatabase(postgres.url)
  const service = await numberService()
  opened.add(service.close)
  const ports = [await freePort(), await freePort()]
  const start = (port: number, root: string) =>
    runProgram(
      'server-program',
      { DATABASE_URL, TRANSCRIBE_URL: service.url, PORT: String(port), TRUST_PROXY: '1' },
      root,
    )
  const running: Program[] = []
  opened.add(() => Promise.all(running.map(one => one.end('SIGKILL'))).then(() => {}))
  for (const port of ports) running.push(await start(port, older))
  const caddy = await startCaddy(await freePort(), ports, folder)
  opened.add(caddy.stop)

  const over = new AbortController()
  const writing = writeTo(caddy.url, PEOPLE, over.signal)
  const replacedMs: number[] = []
  await Promise.race([pause(STEADY_MS), writing])
  for (const [index, port] of ports.entries()) {
    const from = performance.now()
    await running[index]?.end('SIGTERM')
    running[index] = await start(port, ROOT)
    replacedMs.push(performance.now() - from)
    await Promise.race([pause(STEADY_MS), writing])
  }
  over.abort()
  const written = await writing
  await assertSaved(caddy.url, written)
  console.log(report(commit, written, replacedMs))
  return 0
}

/** Every acknowledged write once, and nothing else. */
async function assertSaved(url: string, { acknowledged }: Writing): Promise<void> {
  for (const uid of new Set(acknowledged.map(one => one.uid))) {
    const wanted = acknowledged.filter(one => one.uid === uid).map(({ number }) => number)
    const saved = (await savedBy(url, uid)).map(({ number }) => number)
    const inOrder = (numbers: number[]) => numbers.sort((a, b) => a - b).join()
    if (inOrder(saved) !== inOrder(wanted))
      throw new Error(`${uid}: ${wanted.length} writes acknowledged, ${saved.length} saved, or others`)
  }
}

function report(
  commit: string,
  { acknowledged, triedAgain, longestMs }: Writing,
  replacedMs: number[],
): string {
  const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`
  const again = Object.entries(triedAgain).map(([status, times]) => `${times} x ${status}`)
  return `From ${commit.slice(0, 7)}: ${acknowledged.length} writes, each saved once; tried again: ${again.join(', ') || 'none'}; the longest took ${seconds(longestMs)}; processes replaced in ${replacedMs.map(seconds).join(' and ')}`
}

function beforeLatestMigration(): string {
  return git('rev-parse', `${git('log', '-1', '--format=%H', '--', 'server/db/migrations/*.sql')}^`)
}

async function checkOut(commit: string, folder: string, opened: Disposables): Promise<string> {
  git('worktree', 'add', '--detach', folder, commit)
  opened.add(() => void git('worktree', 'remove', '--force', folder))
  await symlink(join(ROOT, 'node_modules'), join(folder, 'node_modules'))
  return folder
}

function git(...words: string[]): string {
  return execFileSync('git', words, {
    cwd: ROOT,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  }).trim()
}

process.chdir(ROOT)
await runCommand(rehearse)
