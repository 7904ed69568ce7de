/** The README's table of commands, package.json and the tests that run commands name the same ones. */
import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

/** Scripts that no test starts as a command, each with the reason. */
const NOT_STARTED: Readonly<Record<string, string>> = {
  bench: 'is what bench:weekly starts for each part',
  test: 'is what runs these tests',
  e2e: 'builds and starts Playwright, as npm test does',
  check: 'is lint, types and unit',
  lint: 'is a step of npm test',
  types: 'is a step of npm test',
  unit: 'is a step of npm test',
}

const SPECS = 'tests/commands'
const scripts = Object.keys(JSON.parse(readFileSync('package.json', 'utf8')).scripts)

/** What stands between the heading and the next, in the first column. */
function ofReadme(): string[] {
  const section = /^## Commands\n([\s\S]*?)^## /m.exec(readFileSync('README.md', 'utf8'))?.[1] ?? ''
  const columns = [...section.matchAll(/^\| (.*?) \|/gm)].map(([, first = '']) => first)
  return columns.flatMap(column =>
    [...column.matchAll(/`npm (?:run )?([\w:-]+)/g)].map(([, name = '']) => name),
  )
}

/** The words after `npm`, where a test starts a command. */
function started(): string[] {
  const files = readdirSync(SPECS).filter(name => name.endsWith('.spec.ts'))
  const sources = files.map(file => readFileSync(`${SPECS}/${file}`, 'utf8')).join()
  return [...sources.matchAll(/\['(?:run', ')?([\w:-]+)'/g)].map(([, name = '']) => name)
}

it('the README tells of every script of package.json, and of no other', () => {
  expect([...new Set(ofReadme())].sort()).toEqual([...scripts].sort())
})

it('every command is started by a test, or has a reason why not', () => {
  const known = [...new Set(started()), ...Object.keys(NOT_STARTED)]
  expect(scripts.filter(name => !known.includes(name))).toEqual([])
  expect(
    Object.keys(NOT_STARTED).filter(name => !scripts.includes(name) || started().includes(name)),
  ).toEqual([])
})
