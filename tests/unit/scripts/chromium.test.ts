import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { findChromium } from '../../../scripts/chromium.ts'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'chromium-test-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

function program(path: string): string {
  const file = join(folder, path)
  mkdirSync(join(file, '..'), { recursive: true })
  writeFileSync(file, '')
  chmodSync(file, 0o755)
  return file
}

it('takes the program that CHROMIUM_PATH names before any on PATH', () => {
  const named = program('named/browser')
  program('bin/chromium')
  expect(findChromium({ CHROMIUM_PATH: named, PATH: join(folder, 'bin') })).toBe(named)
})

it('prefers Chromium to Chrome, whatever their folders', () => {
  program('first/google-chrome')
  const wanted = program('second/chromium')
  const path = [join(folder, 'first'), join(folder, 'second')].join(delimiter)
  expect(findChromium({ PATH: path })).toBe(wanted)
})

it('passes over a folder and a file that cannot be run', () => {
  mkdirSync(join(folder, 'a/chromium'), { recursive: true })
  chmodSync(program('b/chromium'), 0o644)
  const wanted = program('c/google-chrome-stable')
  const path = ['a', 'b', 'c'].map(name => join(folder, name)).join(delimiter)
  expect(findChromium({ PATH: path })).toBe(wanted)
})

it('says so when CHROMIUM_PATH names nothing', () => {
  expect(() => findChromium({ CHROMIUM_PATH: join(folder, 'none') })).toThrow(/CHROMIUM_PATH/)
})
