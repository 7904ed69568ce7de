import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const css = readFileSync(new URL('../../../src/widgets/change.module.css', import.meta.url), 'utf8')

it.each([
  ['up', 'danger'],
  ['down', 'success'],
])('a change that goes %s has the colour of %s', { tags: ['spec-2.72'] }, (way, token) => {
  expect(css).toMatch(new RegExp(`\\.change\\[data-way="${way}"\\] \\{\\s*color: var\\(--${token}\\);`))
})
