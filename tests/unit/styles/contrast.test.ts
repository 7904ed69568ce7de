import { readFileSync } from 'node:fs'
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
