import { installed } from './installed.ts'
import { takeFaults } from './page-faults.ts'
import { expect, test } from './product.ts'
import { openSignedIn } from './steps.ts'

const ELSEWHERE = 'https://elsewhere.example/'

test('a violation of the policy is found wherever it happens, and so is an uncaught error', async ({
  openPhone,
  product: { url },
}) => {
  const page = await openPhone({ installed: true })
  await openSignedIn(page, 'faulty@example.com')
  await installed(page)
  await expect.poll(() => page.workers().length).toBe(1)
  const [worker] = page.workers()
  const [serviceWorker] = page.context().serviceWorkers()
  const popup = await page.context().newPage()
  await popup.goto('/privacy')
  for (const script of [worker?.url(), serviceWorker?.url()])
    expect((await fetch(script ?? url)).headers.get('content-security-policy')).toContain(
      "default-src 'self'",
    )
  expect(takeFaults()).toEqual([])

  let seen = ''
  async function find(text: string): Promise<void> {
    await expect.poll(() => (seen += takeFaults().join())).toContain(text)
    seen = ''
  }
  await popup.evaluate(() => {
    const script = document.createElement('script')
    script.textContent = 'document.title = "owned"'
    document.body.append(script)
  })
  await find('policy violated: script-src-elem inline')
  for (const thread of [worker, serviceWorker]) {
    await thread?.evaluate(address => fetch(address).catch(() => undefined), ELSEWHERE)
    await find(`policy violated: connect-src ${ELSEWHERE}`)
  }
  await popup.evaluate(() => {
    setTimeout(() => {
      throw new Error('uncaught by the page')
    })
  })
  await find('uncaught by the page')
  expect(await popup.title()).not.toBe('owned')
})
