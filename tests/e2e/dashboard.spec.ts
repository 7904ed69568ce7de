import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { seedExpenses, todayInJakarta } from './expense-seeds.ts'
import { expect, test } from './product.ts'
import { openSignedIn, row } from './steps.ts'

const CATEGORIES = ['Shopping', 'Travel', 'Healthcare', 'Business', 'Transportation', 'Entertainment']

const spentToday = (description: string, category: string, amount: number) =>
  ({ amount, description, category, currency: 'IDR', date: todayInJakarta() }) as const

/** In each of six categories one. */
const SEEDS = CATEGORIES.map((category, index) => spentToday(`Nota ${index}`, category, 10_000 + index))

const recent = (page: Page) => page.getByRole('region', { name: 'Recent Expenses' })

/** Collects what the sum of today counts through. */
async function watchCounting(page: Page): Promise<() => Promise<readonly string[]>> {
  const sum = page.getByLabel('Today', { exact: true })
  await sum.evaluate(output => {
    const seen: string[] = []
    new MutationObserver(() => output.dataset.counting && seen.push(output.dataset.counting)).observe(
      output,
      {
        attributeFilter: ['data-counting'],
      },
    )
    Object.assign(window, { countedThrough: seen })
  })
  return () => page.evaluate(() => (window as unknown as { countedThrough: string[] }).countedThrough)
}

for (const still of [false, true]) {
  test(`what was just saved stands on the first screen, and the sums ${still ? 'are it at once' : 'count to it'}`, async ({
    openPhone,
    product: { url },
  }) => {
    const email = `saves-${still}@example.com`
    await seedExpenses(url, email, SEEDS)
    const page = await openPhone({ still })
    await openSignedIn(page, email)
    await expect(row(page, 'Nota 5').first()).toBeVisible()
    await expect(recent(page).getByRole('listitem')).toHaveCount(3)
    const counted = await watchCounting(page)

    await page.getByRole('textbox', { name: 'Type what you spent' }).click()
    await page.keyboard.type('kopi 25', { delay: 40 })
    await expect(row(page, 'Kopi').first()).toBeVisible()
    await page.keyboard.press('Enter')
    const receipt = page.getByRole('dialog', { name: 'Review Auto-Inserted Expenses' })
    await receipt.getByRole('button', { name: 'Close' }).click()
    await expect(receipt).toHaveCount(0)

    const first = recent(page).getByRole('listitem').first()
    await expect(first).toContainText('Kopi')
    await expect(first).toBeInViewport({ ratio: 1 })
    await expect(page.getByLabel('Today', { exact: true })).toHaveText('Rp85.015')
    const sums = (await counted()).map(text => Number(text.replace(/\D/g, '')))
    expect(sums.length > 0).toBe(!still)
    for (const sum of sums) expect(sum >= 60_015 && sum <= 85_015).toBe(true)
  })
}

test('a sum and a category lead to the expenses that they count', async ({ openPhone, product: { url } }) => {
  const email = 'asks-what-for@example.com'
  await seedExpenses(url, email, SEEDS)
  const page = await openPhone()
  await openSignedIn(page, email)
  await page.getByRole('link', { name: 'This week' }).click()
  await expect(page.getByRole('tab', { name: 'This Week' })).toHaveAttribute('aria-selected', 'true')
  await page.goBack()
  await page.getByRole('link', { name: /^(Top category)?Travel/ }).click()
  await expect(page).toHaveURL(/category=Travel/)
  await expect(row(page, 'Nota 1')).toBeVisible()
  await expect(row(page, 'Nota 2')).toHaveCount(0)
})

test('wide, the capture bar is the foot of the left column, and the categories stand in the right one', async ({
  openPhone,
  product: { url },
}) => {
  const email = 'wide@example.com'
  await seedExpenses(url, email, SEEDS)
  const page = await openPhone()
  await openSignedIn(page, email)
  await page.setViewportSize({ width: 1280, height: 800 })
  const boxOf = async (name: string, role: 'region' | 'navigation' = 'region') => {
    const box = await page.getByRole(role, { name, exact: true }).boundingBox()
    if (!box) throw new Error(`${name} has no place`)
    return { left: box.x, right: box.x + box.width, bottom: box.y + box.height }
  }
  await expect(page.getByRole('region', { name: 'Category Breakdown' })).toBeInViewport()
  const [left, right] = [await boxOf('Recent Expenses'), await boxOf('Category Breakdown')]
  const [bar, nav] = [await boxOf('New expense'), await boxOf('Main', 'navigation')]
  expect([bar.left, bar.right]).toEqual([left.left, left.right])
  expect(right.left).toBeGreaterThan(left.right)
  expect(nav.left).toBeGreaterThan(bar.right)
  expect(nav.right).toBeLessThanOrEqual(right.right)
  expect(bar.bottom).toBeLessThanOrEqual(800)
})

test('however far it is scrolled, a category at the capture bar can be touched, or is behind it', async ({
  openPhone,
  product: { url },
}) => {
  const email = 'behind-the-bar@example.com'
  await seedExpenses(url, email, SEEDS)
  const page = await openPhone()
  await openSignedIn(page, email)
  await page.setViewportSize({ width: 412, height: 823 })
  const categories = page.getByRole('region', { name: 'Category Breakdown' })
  const [first, second] = [categories.getByRole('listitem').nth(0), categories.getByRole('listitem').nth(1)]
  await expect(second).toBeVisible()
  const [from = 0, to = 0] = (await Promise.all([first.boundingBox(), second.boundingBox()])).map(
    box => box?.y,
  )
  const axe = new AxeBuilder({ page }).include('[aria-labelledby="breakdown"]').withRules(['target-size'])
  for (let scrolled = 0; scrolled <= to - from; scrolled += 4) {
    await page.evaluate(top => scrollTo(0, top), scrolled)
    expect(await page.evaluate(() => Math.round(scrollY))).toBe(scrolled)
    const { violations } = await axe.setLegacyMode().analyze()
    expect(
      violations.flatMap(({ nodes }) => nodes.map(({ html }) => html)),
      `${scrolled} px`,
    ).toEqual([])
  }
})
