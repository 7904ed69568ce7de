import { readdirSync, readFileSync } from 'node:fs'
import { posix } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { importsOf } from './module-imports.ts'

const SPEECH = fileURLToPath(new URL('../../../shared/understanding/', import.meta.url))

/** From what a word is to what was bought: a folder imports itself and those before it, never one behind it. */
const ORDER: readonly string[] = [
  'words',
  'numbers',
  'transcript',
  'days',
  'amounts',
  'payments',
  'categories',
  'intent',
  'clauses',
  'reductions',
  'bundles',
  'items',
]

/** The folder of a path below `speech`; '' for the modules that put all of them together. */
function folderOf(path: string): string {
  return path.includes('/') ? posix.dirname(path) : ''
}

/** Whether the module at `path` may import `target`, both below `speech`. */
function mayImport(path: string, target: string): boolean {
  const [from, to] = [folderOf(path), folderOf(target)]
  if (from === '') return true
  return to !== '' && ORDER.indexOf(to) <= ORDER.indexOf(from)
}

function breaches(path: string, source: string): string[] {
  return importsOf(path, source)
    .flatMap(({ specifier }) =>
      specifier === null ? [] : [posix.normalize(posix.join(posix.dirname(path), specifier))],
    )
    .filter(target => !target.startsWith('..') && !mayImport(path, target))
    .map(target => `${path} imports ${target}`)
}

describe('the folders of the rules of understanding', () => {
  const paths = readdirSync(SPEECH, { recursive: true, encoding: 'utf8' })
    .map(name => name.replaceAll('\\', '/'))
    .filter(name => name.endsWith('.ts'))

  it('are those of the order, and no more', () => {
    const folders = new Set(paths.map(folderOf).filter(name => name !== ''))
    expect([...folders].sort()).toEqual([...ORDER].sort())
  })

  it('import one another one way only', () => {
    expect(paths.flatMap(path => breaches(path, readFileSync(SPEECH + path, 'utf8')))).toEqual([])
  })

  it.each([
    ['a later folder', 'numbers/a.ts', "import '../days/b.ts'"],
    ['no more than its type', 'words/a.ts', "import type { B } from '../items/b.ts'"],
    ['what puts them together', 'items/a.ts', "import '../extract.ts'"],
  ])('are found out when one imports %s', (_, path, source) => {
    expect(breaches(path, source)).toHaveLength(1)
  })

  it.each([
    ['an earlier folder', 'days/a.ts', "import '../numbers/b.ts'"],
    ['its own', 'days/a.ts', "import './b.ts'"],
    ['the rest of the domain', 'days/a.ts', "import '../../period.ts'"],
  ])('may import %s', (_, path, source) => {
    expect(breaches(path, source)).toEqual([])
  })
})
