import { forgetLastKnown } from './last-known.ts'
import { expect, test } from './product.ts'
import { openSignedIn } from './steps.ts'

test('the signed-in page makes the recorder ready when it is idle, and leaves the microphone alone', async ({
  openPhone,
}) => {
  const page = await openPhone({ fresh: true })
  await page.addInitScript(() => {
    const { mediaDevices } = navigator
    const open = mediaDevices.getUserMedia.bind(mediaDevices)
    mediaDevices.getUserMedia = constraints => {
      sessionStorage.setItem('asked', 'yes')
      return open(constraints)
    }
    const addModule = AudioWorklet.prototype.addModule
    AudioWorklet.prototype.addModule = async function (...given) {
      await addModule.apply(this, given)
      sessionStorage.setItem('worklet', 'loaded')
    }
  })
  await openSignedIn(page, 'idle@example.com')
  await expect.poll(() => page.workers().length).toBe(1)
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('worklet'))).toBe('loaded')
  expect(await page.evaluate(() => sessionStorage.getItem('asked'))).toBe(null)
})

test('a page of a signed-in user fetches the dashboard before its own script can, and Firebase where nothing is known', async ({
  openPhone,
}) => {
  const page = await openPhone({ fresh: true })
  await openSignedIn(page, 'ahead@example.com')
  await forgetLastKnown(page)
  const ahead = Promise.all(
    ['firebase', 'initial-app', 'en'].map(name =>
      page.waitForRequest(request => request.url().includes(`/assets/${name}-`)),
    ),
  )
  // Without this one the page's own script does not run.
  await page.route('**/assets/page-*.js', async route => {
    await ahead
    await route.continue()
  })
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible()
})

test("a returning person sees the last known figures straight after the page's own spinner, and before Firebase is fetched", async ({
  openPhone,
}) => {
  const page = await openPhone({ fresh: true })
  await openSignedIn(page, 'straight@example.com')
  await expect(page.getByLabel('This month', { exact: true })).toHaveText(/\d/)
  await page.addInitScript(() => {
    const rendered = new MutationObserver(() => {
      const first = document.querySelector('#root > :not(.boot)')
      if (!first) return
      performance.mark('rendered', { detail: first.textContent })
      rendered.disconnect()
    })
    rendered.observe(document, { childList: true, subtree: true })
  })
  await page.reload()
  const firebase = await page.waitForFunction(() =>
    performance.getEntriesByType('resource').find(({ name }) => name.includes('/assets/firebase-')),
  )
  const fetched = await firebase.evaluate(entry => entry?.startTime)
  const rendered = await page.evaluate(() => {
    const [mark] = performance.getEntriesByName('rendered') as PerformanceMark[]
    return { at: mark?.startTime, text: mark?.detail }
  })
  expect(rendered.text).toMatch(/This month.*\d/)
  expect(fetched).toBeGreaterThan(rendered.at ?? Number.POSITIVE_INFINITY)
})
