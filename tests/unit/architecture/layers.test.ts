/** Holds the modules against `.dependency-cruiser.mjs`, and a made-up tree that breaks its rules, too. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { cruise, type ICruiseResult } from 'dependency-cruiser'
import extractDepcruiseOptions from 'dependency-cruiser/config-utl/extract-depcruise-options'
import { afterAll, expect, it } from 'vitest'

const ROOMS = ['shared', 'src', 'workers', 'worklets', 'service-worker', 'server']

const folder = mkdtempSync(join(tmpdir(), 'layers-'))
afterAll(() => rmSync(folder, { recursive: true }))

async function violations(baseDir: string, rooms: readonly string[]) {
  const options = await extractDepcruiseOptions('./.dependency-cruiser.mjs')
  const { output } = await cruise([...rooms], { ...options, baseDir })
  const { modules, summary } = output as ICruiseResult
  return {
    modules: modules.length,
    found: summary.violations.map(({ from, to, rule }) => `${from} -> ${to}: ${rule.name}`),
  }
}

it('every module imports only what its room may', async () => {
  const { modules, found } = await violations(process.cwd(), ROOMS)
  expect(found).toEqual([])
  expect(modules).toBeGreaterThan(400)
  // Reads some 700 files and what they import.
}, 120_000)

const NOT_ALLOWED = 'not-in-allowed'

/** Each breaks one rule. */
const BREACHES: readonly (readonly [path: string, source: string, to: string])[] = [
  ['shared/domain/a.ts', "import '../../src/i18n/b.ts'", 'src/i18n/b.ts'],
  ['shared/domain/b.ts', "import v from 'valibot'", 'valibot'],
  ['shared/contracts/a.ts', "import { A } from '../domain/c.ts'", 'shared/domain/c.ts'],
  ['src/stores/a.ts', "import '../screens/b.tsx'", 'src/screens/b.tsx'],
  ['src/stores/b.ts', "const b = import('../screens/b.tsx')", 'src/screens/b.tsx'],
  ['src/widgets/a.tsx', "import '../stores/c.ts'", 'src/stores/c.ts'],
  ['src/screens/a/b.tsx', "export * from '../../api/http.ts'", 'src/api/http.ts'],
  ['src/api/a.ts', "let b: import('../stores/c.ts').B", 'src/stores/c.ts'],
  ['src/api/b.ts', "import 'node:fs'", 'fs'],
  ['src/recorder/a.ts', "import '../../workers/c.ts'", 'workers/c.ts'],
  ['src/unknown/a.ts', "import '../stores/c.ts'", 'src/stores/c.ts'],
  ['src/app/a.tsx', "import 'firebase/app'", 'firebase/app'],
  ['worklets/a.ts', "import '../shared/domain/c.ts'", 'shared/domain/c.ts'],
  ['server/a.ts', "import '../src/stores/c.ts'", 'src/stores/c.ts'],
  ['server/b.ts', "require('lodash/fp')", 'lodash/fp'],
]

/** Folders of one room that import against their order, or what puts them together. */
const UPWARD = [
  [
    'shared/understanding/days/a.ts',
    '../spans/b.ts',
    'shared/understanding/spans/b.ts',
    'shared/understanding: days',
  ],
  ['src/stores/account/a.ts', '../unsent/b.ts', 'src/stores/unsent/b.ts', 'src/stores: account'],
  ['src/stores/account/c.ts', '../stores.ts', 'src/stores/stores.ts', 'src/stores: account'],
] as const

it('a made-up tree that breaks the rules is found out', async () => {
  const write = (path: string, source: string) => {
    mkdirSync(join(folder, dirname(path)), { recursive: true })
    writeFileSync(join(folder, path), source)
  }
  for (const [path, source] of BREACHES) write(path, source)
  for (const path of BREACHES.map(([, , to]) => to).filter(to => /\.tsx?$/.test(to)))
    write(path, 'export const A = 1')
  for (const [path, imported, to] of UPWARD) {
    write(path, `import '${imported}'`)
    write(to, 'export const A = 1')
  }
  write('node_modules/uplot/index.js', 'export default 1')
  for (const name of ['e', 'f']) write(`src/widgets/${name}.ts`, "import 'uplot'")
  write('server/g.ts', "import type { A } from './h.ts'")
  write('server/h.ts', "import type { A } from './g.ts'")
  // What is allowed.
  write('shared/contracts/d.ts', "import type { A } from '../domain/c.ts'")
  write('src/recorder/d.ts', "import url from '../../worklets/d.worklet.ts?worker&url'")
  write('worklets/d.worklet.ts', "import '../shared/contracts/d.ts'")
  write('src/stores/d.ts', "import '../../shared/domain/c.ts'")
  write('src/stores/unsent/d.ts', "import '../account/a.ts'")

  const { found } = await violations(folder, ROOMS.slice(0, 4).concat('server'))
  expect(found.toSorted()).toEqual(
    [
      ...BREACHES.map(([path, , to]) => `${path} -> ${to}: ${NOT_ALLOWED}`),
      ...UPWARD.map(([path, , to, folder]) => `${path} -> ${to}: ${folder} imports what stands before it`),
      'server/g.ts -> server/h.ts: no import circle, of types either',
      'node_modules/uplot/index.js -> node_modules/uplot/index.js: one file of src/widgets imports uplot',
    ].toSorted(),
  )
})
