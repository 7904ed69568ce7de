import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { BUILD_FILES, BUILD_FOLDERS } from '../../../build/source-hash.ts'

it('the image is built from what a build takes, and from nothing else of the folder', () => {
  const rules = readFileSync('.dockerignore', 'utf8')
    .split('\n')
    .filter(line => line !== '' && !line.startsWith('#'))
  expect(rules[0]).toBe('*')
  const included = rules.filter(rule => rule.startsWith('!')).map(rule => rule.slice(1))
  expect(included.sort()).toEqual([...BUILD_FOLDERS, ...BUILD_FILES, '.npmrc'].sort())
})
