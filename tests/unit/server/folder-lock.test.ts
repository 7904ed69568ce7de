import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, onTestFinished, test } from 'vitest'
import { ConfigError } from '../../../server/config-error.ts'
import { FolderInUseError, lockFolder } from '../../../server/db/folder-lock.ts'
import { hasNamespaces, holdFolder, type LockProcess } from './support/lock-holder.ts'

const KILLS = 3
const STARTERS = 3

let folder: string
beforeEach(() => {
  folder = join(mkdtempSync(join(tmpdir(), 'ucap-lock-')), 'db')
})
afterEach(() => rmSync(dirname(folder), { recursive: true }))

async function hold(contained = false): Promise<LockProcess> {
  const holder = await holdFolder(folder, { contained })
  onTestFinished(holder.kill)
  return holder
}

test('a folder has one holder at a time', () => {
  const lock = lockFolder(folder)
  expect(() => lockFolder(folder)).toThrow(FolderInUseError)
  lock.release()
  lockFolder(folder).release()
})

test("another process's lock stands, and the message says whose it is and what to do", async () => {
  const { child, said } = await hold()
  expect(said).toBe(`held by ${child.pid}`)
  expect(() => lockFolder(folder)).toThrow(new RegExp(`process ${child.pid} on .*DATA_DIR`))
})

test('a paused holder is still the holder', async () => {
  const { child } = await hold()
  child.kill('SIGSTOP')
  expect(() => lockFolder(folder)).toThrow(FolderInUseError)
})

test('a killed holder leaves nothing behind that stands in the way', async () => {
  for (let kill = 0; kill < KILLS; kill++) {
    const holder = await hold()
    expect(holder.said).toMatch(/^held by/)
    await holder.kill()
    lockFolder(folder).release()
  }
})

test.runIf(hasNamespaces)(
  'of two containers on one folder, each process 1, the second is refused',
  async () => {
    expect((await hold(true)).said).toBe('held by 1')
    expect((await hold(true)).said).toMatch(/in use by process 1 /)
    expect(() => lockFolder(folder)).toThrow(FolderInUseError)
  },
)

test('of several that start at once after a kill, one has the folder', async () => {
  await (await hold()).kill()
  const starters = await Promise.all(Array.from({ length: STARTERS }, () => hold()))
  const said = starters.map(starter => starter.said)
  expect(said.filter(text => text.startsWith('held by'))).toHaveLength(1)
  expect(said.filter(text => text.includes('is in use by'))).toHaveLength(STARTERS - 1)
})

test('what an earlier holder wrote does not matter, whole or cut short', () => {
  for (const left of [
    '',
    '{"pid":',
    '{"pid":1,"host":"a","startedAt":"2026-11-20T01:00:00Z"}',
    'x'.repeat(9000),
  ]) {
    writeFileSync(`${folder}.lock`, left)
    lockFolder(folder).release()
  }
})

test('a folder with a long path is locked, too', () => {
  folder = join(dirname(folder), ...Array.from({ length: 8 }, () => 'a-name-of-some-length'), 'db')
  const lock = lockFolder(folder)
  expect(() => lockFolder(folder)).toThrow(FolderInUseError)
  lock.release()
})

test('where the lock cannot be written, one line says which folder and why', () => {
  writeFileSync(folder, 'not a folder')
  expect(() => lockFolder(join(folder, 'db'))).toThrow(ConfigError)
  expect(() => lockFolder(join(folder, 'db'))).toThrow(
    /^The data folder .* cannot be used \(E\w+\)[^\n]*DATA_DIR[^\n]*$/,
  )
})
