import { readdir, readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { expect, it } from 'vitest'
import { bareIcon } from '../../../build/icon-data.ts'

const ICONS = join(dirname(createRequire(import.meta.url).resolve('lucide-react')), '../esm/icons')

interface Drawing {
  readonly size: number
  readonly node: readonly (readonly [string, Readonly<Record<string, string>>])[]
}

/** What a file of Lucide says of its icon. */
function dataOf(code: string): Drawing {
  const literal = code.match(/const __iconData = (\{[\s\S]*?\n\});/)?.[1]
  return new Function(`return ${literal}`)()
}

it('of every icon of Lucide its size and its drawing are left, and nothing else', async () => {
  const names = (await readdir(ICONS)).filter(name => name.endsWith('.mjs'))
  const files = await Promise.all(names.map(name => readFile(join(ICONS, name), 'utf8')))
  const drawn = files.filter(code => code.includes('const __iconData'))
  expect(drawn.length).toBeGreaterThan(1000)
  for (const code of drawn) {
    const { size, node } = dataOf(code)
    const nodes = node.map(([tag, { key, ...attributes }]) => [tag, attributes])
    expect(dataOf(bareIcon(code))).toEqual({ size, node: nodes })
    expect(bareIcon(code)).not.toMatch(/key:|name:|aliases:|^__iconData/m)
  }
})
