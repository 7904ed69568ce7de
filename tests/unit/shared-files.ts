/** Test files whose modules may be shared: nothing that one of them does can be seen by the next. */
import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'

/** Rooms whose modules hold no state. */
const ROOMS = [
  'architecture',
  'build',
  'domain',
  'i18n',
  'scripts',
  'sentences',
  'server',
  'spec',
  'styles',
  'transcriber',
  'understanding',
]

/** Clocks, globals, modules and settings of the process are the same for all its files. */
const REPLACES =
  /\bvi\.(?:doMock|mock|resetModules|setSystemTime|spyOn|stubEnv|stubGlobal|useFakeTimers)\b|\bprocess\.(?:chdir|umask)\b/

/** Paths from the repository's root. */
export function sharedFiles(): string[] {
  return ROOMS.flatMap(room => {
    const folder = join(import.meta.dirname, room)
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    return files.filter(file => file.endsWith('.test.ts')).map(file => join(folder, file))
  })
    .filter(file => !REPLACES.test(readFileSync(file, 'utf8')))
    .map(file => relative(join(import.meta.dirname, '../..'), file))
}
