import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { findFirefox, firefoxMissing } from '../../../scripts/firefox.ts'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'firefox-test-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

function program(name: string, mode = 0o755): string {
  const file = join(folder, name)
  writeFileSync(file, '')
  chmodSync(file, mode)
  return file
}

it('finds Firefox and the sound server on PATH', () => {
  const found = { firefox: program('firefox'), pulseaudio: program('pulseaudio') }
  expect(findFirefox({ PATH: folder })).toEqual(found)
  expect(firefoxMissing({ PATH: folder })).toBeNull()
})

it('takes the Firefox that FIREFOX_PATH names before any on PATH', () => {
  program('firefox-esr')
  program('pulseaudio')
  const named = program('nightly')
  expect(findFirefox({ PATH: folder, FIREFOX_PATH: named })?.firefox).toBe(named)
})

it.each(['firefox', 'pulseaudio'])('with %s alone says in one line what to install', name => {
  program(name)
  expect(findFirefox({ PATH: folder })).toBeNull()
  expect(firefoxMissing({ PATH: folder })).toMatch(/^[^\n]*apt-get install firefox-esr pulseaudio[^\n]*$/)
})

it('fails where FIREFOX_PATH names no program', () => {
  program('firefox')
  program('pulseaudio')
  const named = program('not-to-be-run', 0o644)
  expect(() => findFirefox({ PATH: folder, FIREFOX_PATH: named })).toThrow(/FIREFOX_PATH/)
})
