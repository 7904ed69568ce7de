import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { installEngine, isEngineInstalled } from '../../../../server/transcription/whisper/engine-folder.ts'
import { NotReadyError } from '../../../../server/transcription/whisper/not-ready.ts'

const NEVER = new AbortController().signal

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'ucap-engine-folder-'))
  writeFileSync(join(folder, 'package-lock.json'), '{"lock":1}')
})
afterEach(() => {
  vi.unstubAllEnvs()
  rmSync(folder, { recursive: true })
})

/** Takes npm's place; runs in the engine's folder. */
function npmDoes(script: string): void {
  const file = join(folder, 'npm-cli.js')
  writeFileSync(file, script)
  vi.stubEnv('npm_execpath', file)
}

test('npm ci is run in the folder, after which the engine is installed', async () => {
  npmDoes(`
    const fs = require('node:fs')
    fs.mkdirSync('node_modules')
    fs.writeFileSync('asked', process.argv[2])`)
  expect(await isEngineInstalled(folder)).toBe(false)
  await installEngine(folder, NEVER)
  expect(readFileSync(join(folder, 'asked'), 'utf8')).toBe('ci')
  expect(await isEngineInstalled(folder)).toBe(true)
})

test('an engine of another lock file, or one that was cut short, is not installed', async () => {
  npmDoes(`require('node:fs').mkdirSync('node_modules')`)
  await installEngine(folder, NEVER)
  writeFileSync(join(folder, 'package-lock.json'), '{"lock":2}')
  expect(await isEngineInstalled(folder)).toBe(false)

  rmSync(join(folder, 'node_modules'), { recursive: true })
  mkdirSync(join(folder, 'node_modules'))
  expect(await isEngineInstalled(folder)).toBe(false)
})

test.each([
  ['ENOTFOUND', 'no internet, so the speech engine could not be installed'],
  ['EAI_AGAIN', 'no internet, so the speech engine could not be installed'],
  ['ENOSPC', 'the speech engine could not be installed (npm: ENOSPC)'],
])('what npm says with %s is told in plain words', async (code, words) => {
  npmDoes(`console.error('npm error code ${code}\\nnpm error more of it'); process.exit(1)`)
  await expect(installEngine(folder, NEVER)).rejects.toThrow(new NotReadyError(words))
  expect(await isEngineInstalled(folder)).toBe(false)
})

test('of two installations at once the second leaves it to the first', async () => {
  npmDoes(`require('node:fs').mkdirSync('node_modules')`)
  const first = installEngine(folder, NEVER)
  await expect(installEngine(folder, NEVER)).rejects.toThrow('another process is installing')
  await first
  expect(await isEngineInstalled(folder)).toBe(true)
})

test('npm is gone, however long it would have taken, when the server stops', async () => {
  npmDoes(`
    process.on('SIGTERM', () => {})
    require('node:fs').writeFileSync('pid', String(process.pid))
    setInterval(() => {}, 1000)`)
  const stopping = new AbortController()
  const installing = installEngine(folder, stopping.signal)
  const readPid = () => Number(readFileSync(join(folder, 'pid'), 'utf8')) || Promise.reject()
  const pid = await vi.waitFor(readPid, { timeout: 20_000 })
  stopping.abort()
  await expect(installing).rejects.toThrow()
  expect(() => process.kill(pid, 0)).toThrow('ESRCH')
  expect(await isEngineInstalled(folder)).toBe(false)
})
