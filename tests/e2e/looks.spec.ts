/** What only a browser's own layout and colours can show. */
import type { Locator, Page } from '@playwright/test'
import { seedExpenses, todayInJakarta } from './expense-seeds.ts'
import { saved, VOICE } from './fault-phones.ts'
import { expect, test } from './product.ts'
import { heardSeconds, holdAndSpeak, openSignedIn, pressButton, row } from './steps.ts'

/** What a token's colour is on this page, as the browser computes it. */
const token = (page: Page, name: string) =>
  page.evaluate(variable => {
    const probe = document.createElement('i')
    probe.style.backgroundColor = `var(--${variable})`
    document.body.append(probe)
    const colour = getComputedStyle(probe).backgroundColor
    probe.remove()
    return colour
  }, name)

const widthOf = async (dialog: Locator) => (await dialog.boundingBox())?.width

test('the record button shows by its place and colour what it does, and the page is dimmed meanwhile', {
  tag: ['@spec-2.40', '@spec-2.43', '@spec-2.45'],
}, async ({ openPhone }) => {
  const page = await openPhone({ still: false })
  await page.addInitScript(() => {
    const { mediaDevices } = navigator
    const open = mediaDevices.getUserMedia.bind(mediaDevices)
    // It may be let in before the recorder is there to ask for it.
    const letIn = new Promise(resolve => addEventListener('letIn', resolve, { once: true }))
    mediaDevices.getUserMedia = async constraints => {
      await letIn
      return open(constraints)
    }
  })
  await openSignedIn(page, 'colours@example.com')
  const button = page.getByRole('button', { name: 'Hold to record an expense' })
  await expect(button).toHaveCSS('background-color', await token(page, 'brand'))
  const box = await button.boundingBox()
  const navigation = await page.getByRole('navigation').boundingBox()
  expect(box).toMatchObject({ x: 360 - 16 - 72, width: 72, height: 72 })
  expect((box?.y ?? 0) + 72).toBeLessThanOrEqual(navigation?.y ?? 0)

  await pressButton(page, button)
  await expect(button).toHaveCSS('background-color', await token(page, 'warning'))
  await expect(button).not.toHaveCSS('animation-name', 'none')
  await page.evaluate(() => dispatchEvent(new Event('letIn')))
  await expect(button).toHaveCSS('background-color', await token(page, 'danger'))
  await expect(page.getByRole('region', { name: 'Recording' })).toContainText('Release to stop')
  await expect
    .poll(() => page.getByRole('progressbar').evaluate(bar => 'value' in bar && bar.value))
    .not.toBe(0)

  let answer: () => void = () => undefined
  const held = new Promise<void>(resolve => {
    answer = resolve
  })
  await page.context().route(VOICE, route => held.then(() => saved(route)))
  await heardSeconds(page, 2)
  await page.mouse.up()
  const processing = page.getByRole('dialog', { name: 'Processing your recording' })
  await expect(processing).toBeVisible()
  const dimmed = await processing.evaluate(dialog => getComputedStyle(dialog, '::backdrop').backgroundColor)
  expect(dimmed).toBe(await token(page, 'backdrop'))
  answer()
  await expect(processing).toHaveCount(0)
})

test('on a wide screen the edit dialog takes 42 rem, and the review no more than the bar that it stands on', {
  tag: ['@spec-2.50', '@spec-2.55'],
}, async ({ openPhone, product: { url } }) => {
  const email = 'looks-wide@example.com'
  const coffee = { amount: 25_000, category: 'Other', currency: 'IDR', date: todayInJakarta() } as const
  await seedExpenses(url, email, [{ ...coffee, description: 'Kopi' }])
  const page = await openPhone()
  await page.setViewportSize({ width: 1280, height: 800 })
  await openSignedIn(page, email)
  await row(page, 'Kopi').first().getByRole('button').click()
  expect(await widthOf(page.getByRole('dialog', { name: 'Edit Expense' }))).toBe(42 * 16)
  await page.keyboard.press('Escape')
  await page.context().route(VOICE, saved)
  await holdAndSpeak(page, 1)
  const review = page.getByRole('dialog', { name: 'Review Auto-Inserted Expenses' })
  expect(await widthOf(review)).toBe(await widthOf(page.getByRole('region', { name: 'New expense' })))
})
