/** The driver of the browser listens for every event of a tap, in a world of its own beside the page's scripts. */
import type { Page } from '@playwright/test'

const DRIVERS_WORLD = /^__playwright_utility_world/

/**
 * Reloads the page without the driver's event listeners: their calls are a sixth of the time of a tap on a
 * slowed page, and a real phone has none. Throws where the driver has no such world.
 */
export async function keepDriverFromListening(page: Page): Promise<void> {
  const cdp = await page.context().newCDPSession(page)
  const names = new Set<string>()
  cdp.on('Runtime.executionContextCreated', ({ context }) => names.add(context.name))
  await cdp.send('Runtime.enable')
  await cdp.send('Runtime.disable')
  const worldName = [...names].find(name => DRIVERS_WORLD.test(name))
  if (!worldName) throw new Error(`no world of the driver among ${[...names].join(', ')}`)
  await cdp.send('Page.enable')
  await cdp.send('Page.addScriptToEvaluateOnNewDocument', {
    worldName,
    source: 'window.addEventListener = () => {}',
  })
  await page.reload()
}
