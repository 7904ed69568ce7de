import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { FolderInUseError, lockFolder } from '../../../server/db/folder-lock.ts'
import { thisProcess } from '../../../server/db/lock-holder.ts'

let folder: string
beforeEach(() => {
  folder = join(mkdtempSync(join(tmpdir(), 'ucap-lock-')), 'db')
})
afterEach(() => rmSync(dirname(folder), { recursive: true }))
const write = (holder: unknown) => writeFileSync(`${folder}.lock`, JSON.stringify(holder))

test('a folder has one holder at a time', () => {
  const lock = lockFolder(folder)
  expect(() => lockFolder(folder)).toThrow(FolderInUseError)
  lock.release()
  lockFolder(folder).release()
  expect(existsSync(`${folder}.lock`)).toBe(false)
})

test("another living process's lock stands, and the message says whose it is and what to do", async () => {
  const other = spawn(process.execPath, ['-e', 'process.stdin.resume()'], { stdio: 'pipe' })
  onTestFinished(() => void other.kill())
  await once(other, 'spawn')
  write({ pid: other.pid, startedAt: '2026-11-20T01:00:00Z', identity: null })
  expect(() => lockFolder(folder)).toThrow(new RegExp(`process ${other.pid}.*DATA_DIR`))
})

test("a dead process's lock is taken over", () => {
  const dead = spawnSync(process.execPath, ['-e', ''])
  write({ pid: dead.pid, startedAt: '2026-11-20T01:00:00Z', identity: null })
  lockFolder(folder)
  expect(JSON.parse(readFileSync(`${folder}.lock`, 'utf8'))).toEqual(
    expect.objectContaining({ pid: process.pid }),
  )
})

test('a lock of an earlier process with our own number is taken over', () => {
  write({ ...thisProcess(), startedAt: '2020-01-01T00:00:00Z' })
  lockFolder(folder).release()
})

test.runIf(process.platform === 'linux')(
  'a lock whose number now belongs to a later process is taken over',
  async () => {
    const later = spawn(process.execPath, ['-e', 'process.stdin.resume()'], { stdio: 'pipe' })
    onTestFinished(() => void later.kill())
    await once(later, 'spawn')
    write({ pid: later.pid, startedAt: '2020-01-01T00:00:00Z', identity: 'another boot:1' })
    lockFolder(folder).release()
  },
)

test.runIf(process.platform === 'linux')(
  'a lock of a process that ended unnoticed is taken over',
  async () => {
    // The inner process ends once its parent has become one that never asks about it.
    const script = `sh -c 'until grep -q sleep /proc/$PPID/comm; do :; done' & echo $!; exec sleep 60`
    const parent = spawn('sh', ['-c', script], { stdio: ['ignore', 'pipe', 'ignore'] })
    onTestFinished(() => void parent.kill())
    const [line] = await once(parent.stdout.setEncoding('utf8'), 'data')
    const pid = Number(line)
    await vi.waitUntil(() => /\) Z /.test(readFileSync(`/proc/${pid}/stat`, 'utf8')))
    write({ pid, startedAt: '2026-11-20T01:00:00Z', identity: null })
    lockFolder(folder).release()
  },
)

test('an unfinished lock file is respected while it is fresh and taken over once it is old', () => {
  writeFileSync(`${folder}.lock`, '{"pid":')
  expect(() => lockFolder(folder)).toThrow(FolderInUseError)
  utimesSync(`${folder}.lock`, 0, 0)
  lockFolder(folder).release()
})
