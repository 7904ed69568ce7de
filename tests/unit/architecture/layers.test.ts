import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { LAYERS } from './layers.ts'
import { type ImportKind, importsOf } from './module-imports.ts'
import { type SourceModule, violations } from './violations.ts'

const ROOT = fileURLToPath(new URL('../../../', import.meta.url))

function modulesOf(folder: string): SourceModule[] {
  return readdirSync(`${ROOT}${folder}`, { recursive: true, encoding: 'utf8' })
    .filter(name => /\.(ts|tsx|js|jsx|mjs|cjs)$/.test(name))
    .map(name => `${folder}/${name.replaceAll('\\', '/')}`)
    .map(path => ({ path, imports: importsOf(path, readFileSync(`${ROOT}${path}`, 'utf8')) }))
}

describe('the modules there are', () => {
  const modules = ['shared', 'src', 'workers', 'worklets', 'service-worker', 'server'].flatMap(modulesOf)

  it('import only what their layer may', () => {
    expect(modules.length).toBeGreaterThan(20)
    expect(violations(modules)).toEqual([])
  })

  it('leave no entry of the table without a folder', () => {
    const absent = Object.keys(LAYERS).filter(folder => !existsSync(`${ROOT}${folder}`))
    expect(absent).toEqual([])
  })
})

describe('a module made up to break a rule is found out', () => {
  const cases: [why: string, path: string, source: string, complaint: RegExp][] = [
    [
      'domain importing anything',
      'shared/domain/a.ts',
      "import '../../src/i18n/t.ts'",
      /imports src\/i18n\/t\.ts/,
    ],
    ['domain importing a package', 'shared/domain/a.ts', "import v from 'valibot'", /the package valibot/],
    ['a store importing a screen', 'src/stores/a.ts', "import '../screens/b.tsx'", /imports src\/screens/],
    ['a widget importing a store', 'src/widgets/a.tsx', "import '../stores/b.ts'", /imports src\/stores/],
    ['a screen importing the API', 'src/screens/a/b.tsx', "export * from '../../api/http.ts'", /src\/api/],
    ['the server importing the client', 'server/a.ts', "import '../src/stores/b.ts'", /src\/stores/],
    ['the server importing more of the API', 'server/a.ts', "import '../src/api/http.ts'", /src\/api\/http/],
    [
      'a worklet importing the domain',
      'worklets/a.ts',
      "import '../shared/domain/money.ts'",
      /shared\/domain/,
    ],
    ['a lazy import', 'src/stores/a.ts', "const b = import('../screens/b.tsx')", /imports src\/screens/],
    ['an import of a type', 'src/api/a.ts', "let b: import('../stores/b.ts').B", /imports src\/stores/],
    ['the code of a worker', 'src/recorder/a.ts', "import '../../workers/wav.ts'", /as a value/],
    ['a value of domain', 'shared/contracts/a.ts', "import { B } from '../domain/b.ts'", /only a type/],
    ['an inline type', 'shared/contracts/a.ts', "import { type B } from '../domain/b.ts'", /only a type/],
    ['a value of the domain', 'shared/contracts/a.ts', "import { B } from '../domain/b.ts'", /only a type/],
    ['an address', 'src/stores/a.ts', "new URL('../../workers/a.ts', import.meta.url)", /imports workers/],
    ['Node in the client', 'src/api/a.ts', "import 'node:fs'", /the package node:/],
    ['a computed import', 'src/stores/a.ts', 'import(name)', /cannot be told/],
    ['a glob import', 'src/i18n/a.ts', "import.meta.glob('../stores/*')", /cannot be told/],
    ['a required package', 'server/a.ts', "require('lodash/fp')", /the package lodash/],
    ['a folder nobody knows', 'src/misc/a.ts', '', /is in no layer/],
    ['an import out of the layers', 'server/a.ts', "import '../tests/a.ts'", /tests\/a\.ts, which is in no/],
    ['Firebase elsewhere', 'src/app/boot.tsx', "import 'firebase/app'", /belongs to src\/session/],
  ]
  it.each(cases)('%s', (_, path, source, complaint) => {
    expect(violations([{ path, imports: importsOf(path, source) }])).toEqual([
      expect.stringMatching(complaint),
    ])
  })

  it.each([
    ['firebase/auth', 'src/session'],
    ['comlink', 'workers'],
    ['uplot', 'src/widgets'],
  ])('%s in two files of %s', (specifier, folder) => {
    const imports = [{ kind: 'value' as const, specifier }]
    const files = ['a', 'b'].map(name => ({ path: `${folder}/${name}.ts`, imports }))
    expect(violations(files.slice(0, 1))).toEqual([])
    expect(violations(files)).toEqual([expect.stringMatching(/more than one file/)])
  })
})

describe('what is allowed passes', () => {
  const cases: [path: string, source: string][] = [
    ['shared/contracts/a.ts', "import type { B } from '../domain/b.ts'"],
    ['src/recorder/a.ts', "import url from '../../worklets/a.worklet.ts?worker&url'"],
    ['src/recorder/a.ts', "new Worker(new URL('../../workers/a.worker.ts', import.meta.url))"],
    ['workers/a.ts', "import * as Comlink from 'comlink'; import '../shared/wire/voice.ts'"],
    ['src/app/app.tsx', "const S = lazy(() => import('../screens/s.tsx')); const e = <S />"],
    ['src/screens/a/b.tsx', "import '@preact/signals-react/runtime'; import './b.module.css'"],
    ['server/a.ts', 'const tool = require(`firebase-tools/lib/$' + '{name}`)'],
    ['shared/understanding/a.ts', "import '../domain/b.ts'"],
  ]
  it.each(cases)('%s: %s', (path, source) => {
    expect(violations([{ path, imports: importsOf(path, source) }])).toEqual([])
  })
})

it.each<[string, ImportKind, string]>([
  ["import a from './a.ts'", 'value', './a.ts'],
  ["import type a from './a.ts'", 'type', './a.ts'],
  ["export type { A } from './a.ts'", 'type', './a.ts'],
  ["export * from './a.ts'", 'value', './a.ts'],
  ["function f() { return import('./a.ts') }", 'value', './a.ts'],
  ["import a from './a.ts?worker&url'", 'url', './a.ts'],
  ["const u = new URL('./a.ts', import.meta.url)", 'url', './a.ts'],
])('reads %s', (source, kind, specifier) => {
  expect(importsOf('a.ts', source)).toEqual([{ kind, specifier }])
})
