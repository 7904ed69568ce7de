import { installed } from './installed.ts'
import { openPhone } from './open-phone.ts'
import { expect, test } from './product.ts'
import { startReleases } from './releases.ts'
import { openSignedIn, reloadClosed } from './steps.ts'

test('a new version asks first, waits for a form to be done with, and comes only with Reload', async ({
  product,
  launch,
}) => {
  const releases = await startReleases(product.url)
  const { page } = await openPhone(releases.url, { installed: true }, launch)
  try {
    await openSignedIn(page, 'updated@example.com')
    await installed(page)
    await page.reload()
    const html = page.locator('html')
    await expect(html).toHaveAttribute('data-version', '1')

    await page.getByRole('button', { name: 'Add expense' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Description').fill('Kopi')
    releases.release()
    // The page comes to the front.
    await page.evaluate(() => void document.dispatchEvent(new Event('visibilitychange')))
    const waits = () =>
      page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.waiting?.state)
    await expect.poll(waits).toBe('installed')
    const prompt = page.getByRole('status').filter({ hasText: 'A new version is ready' })
    await expect(dialog.getByLabel('Description')).toHaveValue('Kopi')
    await expect(prompt).toHaveCount(0)

    await dialog.getByRole('button', { name: 'Cancel' }).click()
    await prompt.getByRole('button', { name: 'Later' }).click()
    await expect(prompt).toHaveCount(0)
    await expect(html).toHaveAttribute('data-version', '1')

    await reloadClosed(page)
    await expect(html).toHaveAttribute('data-version', '1')
    await prompt.getByRole('button', { name: 'Reload' }).click()
    await expect(html).toHaveAttribute('data-version', '2')
    await expect(page.getByLabel('This month', { exact: true })).toBeVisible()
    await expect(prompt).toHaveCount(0)
  } finally {
    await page.context().close()
    await releases.stop()
  }
})
