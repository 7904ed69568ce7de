/** One finger on the screen, by touch events; it moves in steps, as fingers do. */
import type { Locator, Page } from '@playwright/test'

export interface Finger {
  /** To so far from where it came down, in CSS pixels. */
  slide(dx: number, dy: number): Promise<void>
  lift(): Promise<unknown>
}

/** On the middle of the element. */
export async function fingerOn(page: Page, target: Locator): Promise<Finger> {
  const box = await target.boundingBox()
  if (!box) throw new Error('nothing to touch')
  const session = await page.context().newCDPSession(page)
  const start = { x: box.x + box.width / 2, y: box.y + box.height / 2 }
  let at = start
  const send = (type: string, touchPoints: readonly { x: number; y: number }[]) =>
    session.send('Input.dispatchTouchEvent', { type: type as 'touchMove', touchPoints: [...touchPoints] })
  await send('touchStart', [start])
  return {
    async slide(dx, dy) {
      const from = at
      for (let step = 1; step <= 8; step++) {
        at = {
          x: from.x + ((start.x + dx - from.x) * step) / 8,
          y: from.y + ((start.y + dy - from.y) * step) / 8,
        }
        await send('touchMove', [at])
      }
    },
    lift: () => send('touchEnd', []),
  }
}
