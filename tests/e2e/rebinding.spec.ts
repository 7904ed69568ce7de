import { chromium } from '@playwright/test'
import { CHROMIUM_FLAGS, findChromium } from '../../scripts/chromium.ts'
import { expect, test } from './product.ts'

test('a site whose name resolves to this machine gets nothing of local mode', async ({ product }) => {
  const { port } = new URL(product.url)
  const browser = await chromium.launch({
    executablePath: findChromium() ?? '',
    args: [...CHROMIUM_FLAGS, '--host-resolver-rules=MAP evil.example 127.0.0.1'],
  })
  const page = await browser.newPage()
  const answer = await page.goto(`http://evil.example:${port}/`)
  expect(answer?.status()).toBe(421)
  await expect(page.locator('body')).toContainText('http://localhost')
  // Of one origin with the server by its name, the site's own script may read every answer.
  const statuses = await page.evaluate(
    async paths => Promise.all(paths.map(async path => (await fetch(path, { method: 'POST' })).status)),
    [
      '/api/auth/login',
      '/identitytoolkit.googleapis.com/v1/accounts:signInWithIdp?key=demo',
      '/emulator/v1/projects/demo-ucap/accounts',
    ],
  )
  expect(statuses).toEqual([421, 421, 421])
  await browser.close()
})
