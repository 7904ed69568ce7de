import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

const tokens = readFileSync('src/styles/tokens.css', 'utf8')

/** A token's colours: in the light theme, and in the dark one. */
function themes(token: string): readonly [light: string, dark: string] {
  const [, light, dark] =
    new RegExp(`--${token}: var\\(--light, (#\\w{6})\\) var\\(--dark, (#\\w{6})\\)`).exec(tokens) ?? []
  if (!light || !dark) throw new Error(`no token --${token}`)
  return [light, dark]
}

/** Relative luminance, 0..1 (WCAG 2.2). */
function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map(start => {
    const share = Number.parseInt(hex.slice(start, start + 2), 16) / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

/** Contrast ratio of two colours, 1..21. */
function contrast(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (lighter + 0.05) / (darker + 0.05)
}

it('black on white has the contrast that everybody gives it', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21)
  expect(contrast('#767676', '#ffffff')).toBeCloseTo(4.54, 2)
})

describe.each(['ground', 'card'])('on %s', ground => {
  it.each(['edge', 'brand', 'danger', 'warning'])('an edge in --%s has 3:1 in both themes', edge => {
    const [edges, grounds] = [themes(edge), themes(ground)]
    for (const theme of [0, 1] as const)
      expect(
        contrast(edges[theme], grounds[theme]),
        `${edges[theme]} on ${grounds[theme]}`,
      ).toBeGreaterThanOrEqual(3)
  })
})

const sheets = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter(file => file.endsWith('.css'))

/** Rules of things to press or to type in: of a target's size, or under a pointer that says so. */
const CONTROL = /min-height: var\(--target\)|cursor: pointer|border-radius: 50%/

it('fields and buttons have their borders in --edge, and nothing else has', () => {
  const borders = sheets.flatMap(file =>
    [...readFileSync(join('src', file), 'utf8').matchAll(/([^{}]+)\{([^{}]*)\}/g)].flatMap(
      ([, selector = '', rule = '']) => {
        const [, colour] = /border: 1px solid var\(--(\w+)\)/.exec(rule) ?? []
        return colour ? [{ at: `${file} ${selector.trim()}`, colour, control: CONTROL.test(rule) }] : []
      },
    ),
  )
  const controls = borders.filter(({ control }) => control)
  expect(controls.length).toBeGreaterThan(7)
  expect(controls.filter(({ colour }) => colour !== 'edge').map(({ at }) => at)).toEqual([])
  expect(borders.filter(({ colour, control }) => colour === 'edge' && !control).map(({ at }) => at)).toEqual(
    [],
  )
})
