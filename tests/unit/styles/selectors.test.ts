import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

/** With one of these, each element that comes or goes has all of its parent's descendants, or the root, restyled. */
const COSTLY = [/\*\s*[+~]\s*\*/, /:root:has\(/, /\bbody:has\(/]

const sheets = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter(file => file.endsWith('.css'))

it.each(sheets)('%s has no selector that restyles whole lists', file => {
  // What is only for paper costs the screen nothing.
  const sheet = readFileSync(join('src', file), 'utf8').replaceAll(/\/\*.*?\*\//gs, '')
  const [onScreen = ''] = sheet.split('@media print')
  expect(COSTLY.filter(selector => selector.test(onScreen))).toEqual([])
})
