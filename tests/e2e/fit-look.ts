/** Looks whether a page fits narrow screens and large text: nothing sideways, nothing cut, the shell within reach. */
import type { Page } from '@playwright/test'

/** Width in CSS pixels, and size of the text in percent of what the page asks for. */
const SIZES = [
  [360, 100],
  [320, 100],
  [360, 200],
] as const

export async function judgeFit(page: Page): Promise<readonly string[]> {
  const findings: string[] = []
  for (const [width, percent] of SIZES) {
    await page.evaluate(size => {
      document.documentElement.style.fontSize = size
    }, `${percent}%`)
    // Chromium evaluates the container queries again once a width has changed.
    await page.setViewportSize({ width, height: 800 })
    await page.evaluate(nextFrameShown)
    for (const fault of await page.evaluate(faultsOfLayout))
      findings.push(`${width} px, text at ${percent}%: ${fault}`)
  }
  await page.evaluate(() => document.documentElement.removeAttribute('style'))
  return findings
}

/** Resize observers, by which a chart follows its box, are called within a frame, after its animation callbacks. */
function nextFrameShown(): Promise<unknown> {
  return new Promise(resolve => requestAnimationFrame(() => requestAnimationFrame(resolve)))
}

/** Runs in the page. */
function faultsOfLayout(): string[] {
  const found: string[] = []
  const name = (element: Element) =>
    `<${element.tagName.toLowerCase()} class="${element.className}"> ${element.textContent?.slice(0, 40)}`
  const root = document.documentElement
  const dialog = [...document.querySelectorAll('dialog[open]')].at(-1)
  if (root.scrollWidth > root.clientWidth) found.push(`the page scrolls sideways: ${root.scrollWidth} px`)

  for (const element of (dialog ?? document.body).querySelectorAll<HTMLElement>('*')) {
    if (element.closest('svg, .hearable, [aria-hidden="true"]') || !element.checkVisibility()) continue
    const { left, right, width } = element.getBoundingClientRect()
    const { overflowX, textOverflow } = getComputedStyle(element)
    const scrolls = element.parentElement?.closest('[class*="scroll"], [class*="chart"]')
    if (width > 1 && !scrolls && (left < -1 || right > innerWidth + 1))
      found.push(`beyond the edge: ${name(element)}`)
    const own = [...element.childNodes].some(
      child => child.nodeType === Node.TEXT_NODE && child.textContent?.trim(),
    )
    const cut = element.scrollWidth > element.clientWidth + 1 && element.clientWidth > 1
    if (own && cut && !scrolls && overflowX !== 'auto' && textOverflow !== 'ellipsis')
      found.push(`text wider than its box: ${name(element)}`)
  }

  if (dialog) return found
  for (const control of document.querySelectorAll('nav a, button[data-phase]')) {
    const { left, right, top, bottom } = control.getBoundingClientRect()
    const inside = left >= 0 && right <= innerWidth && top >= 0 && bottom <= innerHeight
    const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2)
    if (!inside) found.push(`off the screen: ${name(control)}`)
    else if (!hit || !control.contains(hit)) found.push(`under something else: ${name(control)}`)
  }
  return found
}
