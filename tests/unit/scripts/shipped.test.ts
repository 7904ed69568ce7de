import { expect, test } from 'vitest'
import { affected } from '../../../scripts/audit/known-advisories.ts'
import { type LockFile, readLockFile, shippedPackages, shippedRoots } from '../../../scripts/audit/shipped.ts'

const entry = (version: string, ...names: string[]) => ({
  version,
  dependencies: Object.fromEntries(names.map(name => [name, '*'])),
  devDependencies: {},
  optionalDependencies: {},
})

test('what is shipped is found where its importer finds it', () => {
  const lock: LockFile = {
    packages: {
      'node_modules/a': entry('1.0.0', 'b', '@s/c'),
      'node_modules/a/node_modules/b': entry('2.0.0', 'd'),
      'node_modules/b': entry('1.0.0'),
      'node_modules/@s/c': entry('1.0.0', 'b', 'a', 'gone'),
      'node_modules/d': entry('1.0.0'),
      'node_modules/other': entry('1.0.0'),
    },
  }
  const found = shippedPackages(lock, ['a']).map(({ name, version }) => `${name} ${version}`)
  expect(found.sort()).toEqual(['@s/c 1.0.0', 'a 1.0.0', 'b 1.0.0', 'b 2.0.0', 'd 1.0.0'])
})

test('an advisory applies to the versions before its fix', () => {
  const of = (version: string) => affected([{ name: 'drizzle-orm', version }])
  expect(of('0.45.1')).toEqual(['GHSA-gpj5-g38j-94v9: drizzle-orm 0.45.1, fixed in 0.45.2'])
  expect(of('0.9.3')).toHaveLength(1)
  expect([of('0.45.2'), of('0.45.10'), of('1.0.0')]).toEqual([[], [], []])
})

test('of what servers and browsers get, no installed version has a known advisory', () => {
  const lock = readLockFile('.')
  const installed = shippedPackages(lock, shippedRoots('.', lock))
  const names = installed.map(({ name }) => name)
  expect(names).toEqual(
    expect.arrayContaining(['hono', 'react', '@firebase/auth', '@opentelemetry/core', 'pg']),
  )
  expect(names).not.toContain('firebase-tools')
  expect(affected(installed)).toEqual([])
})
