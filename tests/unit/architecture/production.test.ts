import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { BUILD_FILES, BUILD_FOLDERS } from '../../../build/source-hash.ts'
import { importsOf } from './module-imports.ts'

/** Taken by local mode alone, out of a machine where all is installed. */
const LOCAL_ONLY = 'server/emulator/'

function read(path: string): string {
  return readFileSync(new URL(`../../../${path}`, import.meta.url), 'utf8')
}

/** What the server's modules take of npm once their types are gone. */
function serverPackages(): Set<string> {
  const files = readdirSync(new URL('../../../server', import.meta.url), {
    recursive: true,
    encoding: 'utf8',
  })
  const modules = files
    .map(name => `server/${name.replaceAll('\\', '/')}`)
    .filter(path => path.endsWith('.ts') && !path.endsWith('.config.ts') && !path.startsWith(LOCAL_ONLY))
  const specifiers = modules
    .flatMap(path => importsOf(path, read(path)))
    .flatMap(({ kind, specifier }) => (kind === 'value' && specifier !== null ? [specifier] : []))
  return new Set(specifiers.filter(name => !/^(\.|node:)/.test(name)).map(nameOfPackage))
}

function nameOfPackage(specifier: string): string {
  const [first = '', second = ''] = specifier.split('/')
  return first.startsWith('@') ? `${first}/${second}` : first
}

it('a server in production installs what it runs on, and nothing of the client', () => {
  const { dependencies } = JSON.parse(read('package.json'))
  expect(Object.keys(dependencies).sort()).toEqual([...serverPackages()].sort())
})

it('the image is built from what a build takes, and from nothing else of the folder', () => {
  const rules = read('.dockerignore')
    .split('\n')
    .filter(line => line !== '' && !line.startsWith('#'))
  expect(rules[0]).toBe('*')
  const letIn = rules.filter(rule => rule.startsWith('!')).map(rule => rule.slice(1))
  expect(letIn.sort()).toEqual([...BUILD_FOLDERS, ...BUILD_FILES, '.npmrc'].sort())
})
