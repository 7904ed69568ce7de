import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const sheets = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter(file => file.endsWith('.css'))

/** Rules that draw a ring, by their selectors. */
const rings = sheets.flatMap(file =>
  [...readFileSync(join('src', file), 'utf8').matchAll(/([^{}]+)\{([^{}]*)\}/g)].flatMap(
    ([, selector = '', rule = '']) =>
      selector.includes(':focus-visible') && /outline: \d/.test(rule) ? [selector.trim()] : [],
  ),
)

it('a page that is touched shows no ring: each is taken back, or not drawn', () => {
  const base = readFileSync('src/styles/base.css', 'utf8')
  expect(base).toMatch(/:root\[data-touch\] :focus-visible \{\s*outline: none;/)
  expect(rings.length).toBeGreaterThan(1)
  // What has the focus itself is covered by the rule above; what only holds it is not.
  const holders = rings.filter(selector => selector.includes(':has('))
  expect(holders.filter(selector => !selector.startsWith(':root:not([data-touch])'))).toEqual([])
})
