import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const tokens = readFileSync(new URL('../../../src/styles/tokens.css', import.meta.url), 'utf8')

/** In order, with the hues in degrees that still go by the name; pink and red lie about the circle's start. */
const COLOURS = [
  ['blue', 205, 222],
  ['green', 125, 150],
  ['purple', 255, 280],
  ['pink', -40, -20],
  ['indigo', 232, 245],
  ['red', -10, 10],
  ['yellow', 40, 60],
  ['teal', 168, 180],
  ['orange', 20, 35],
  ['cyan', 185, 204],
] as const

function hue(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map(start => Number.parseInt(hex.slice(start, start + 2), 16))
  const [most, least] = [Math.max(r, g, b), Math.min(r, g, b)]
  const span = most - least
  if (most === r) return (60 * (g - b)) / span
  return most === g ? 60 * (2 + (b - r) / span) : 60 * (4 + (r - g) / span)
}

it.each(COLOURS.map((colour, slot) => [slot, ...colour] as const))(
  'slot %i of the palette is %s in both themes',
  { tags: ['spec-3.9'] },
  (slot, _, from, to) => {
    const [, ...themes] =
      new RegExp(`--palette-${slot}: var\\(--light, (#\\w{6})\\) var\\(--dark, (#\\w{6})\\)`).exec(tokens) ??
      []
    expect(themes).toHaveLength(2)
    for (const colour of themes) {
      expect(hue(colour)).toBeGreaterThanOrEqual(from)
      expect(hue(colour)).toBeLessThanOrEqual(to)
    }
  },
)
