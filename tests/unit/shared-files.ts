/** Test files whose modules may be shared: nothing that one of them does can be seen by the next. */
import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'

const ROOT = join(import.meta.dirname, '../..')

/** Rooms whose modules hold no state but the language, and what is the same whenever it is computed. */
const ROOMS = [
  'api',
  'app',
  'architecture',
  'build',
  'capture',
  'domain',
  'i18n',
  'outbox',
  'recorder',
  'screens',
  'scripts',
  'sentences',
  'server',
  'session',
  'spec',
  'stores',
  'styles',
  'transcriber',
  'understanding',
]

/** Clocks, globals, modules and settings of the process are the same for all its files. */
const REPLACES =
  /\bvi\.(?:doMock|mock|resetModules|setSystemTime|spyOn|stubEnv|stubGlobal|useFakeTimers)\b|\bprocess\.(?:chdir|umask)\b/

/** The language of the interface: `tests/component/setup.ts` puts it back, nothing does elsewhere. */
const SPEAKS = /\b(?:chooseLanguage|setLocale)\b/

/** Those of `folder` whose text does nothing of `kept`; paths from the repository's root. */
function without(kept: readonly RegExp[], folder: string, ending: string): string[] {
  return readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter(file => file.endsWith(ending))
    .map(file => join(ROOT, folder, file))
    .filter(file => !kept.some(pattern => pattern.test(readFileSync(file, 'utf8'))))
    .map(file => relative(ROOT, file))
}

export function sharedFiles(): string[] {
  return ROOMS.flatMap(room => without([REPLACES, SPEAKS], join('tests/unit', room), '.test.ts'))
}

export function sharedComponentFiles(): string[] {
  return without([REPLACES], 'tests/component', '.test.tsx')
}
