import type { Page } from '@playwright/test'
import { type Seed, seedExpenses, todayInJakarta } from './expense-seeds.ts'
import { expect, test } from './product.ts'
import { signIn } from './steps.ts'

const COUNT = 1000
const CATEGORIES = ['Food & Dining', 'Transportation', 'Shopping', 'Bills & Utilities', 'Other']
/** How much slower the processor is made. */
const SLOWDOWN = 4
/** CSS pixels between two looks at the page, 30 ms or more apart: faster than a thumb flings. */
const FLING = 400

function thousand(): Seed[] {
  const today = todayInJakarta()
  const days = Number(today.slice(8))
  return Array.from({ length: COUNT }, (_, index) => ({
    amount: 1000 + index,
    description: `Belanja nomor ${index}`,
    category: CATEGORIES[index % CATEGORIES.length] ?? 'Other',
    currency: 'IDR',
    date: `${today.slice(0, 8)}${String((index % days) + 1).padStart(2, '0')}`,
  }))
}

/** Collects tasks over 50 ms from now on; the function returned tells their lengths in milliseconds. */
async function watchLongTasks(page: Page): Promise<() => Promise<number[]>> {
  const tasks = await page.evaluateHandle(() => {
    const durations: number[] = []
    const observer = new PerformanceObserver(list => {
      for (const { duration } of list.getEntries()) durations.push(duration)
    })
    observer.observe({ type: 'longtask' })
    return { durations, observer }
  })
  return () =>
    tasks.evaluate(({ durations, observer }) => [
      ...durations,
      ...observer.takeRecords().map(({ duration }) => duration),
    ])
}

/** Clicks by place: to look a button up by its role among 1,000 rows is a long task of its own. */
async function clickText(page: Page, selector: string, text: string): Promise<void> {
  const place = await page.evaluate(
    ([css, wanted]) => {
      const found = [...document.querySelectorAll(css)].find(({ textContent }) =>
        textContent?.includes(wanted),
      )
      const box = found?.getBoundingClientRect()
      return box ? { x: box.x + box.width / 2, y: box.y + box.height / 2 } : null
    },
    [selector, text] as const,
  )
  if (!place) throw new Error(`nothing under ${selector} says ${text}`)
  await page.mouse.click(place.x, place.y)
}

const rowsShown = (page: Page) => page.evaluate(() => document.querySelectorAll('li time').length)
const checksSet = (page: Page) => page.evaluate(() => document.querySelectorAll(':checked').length)
const barSays = (page: Page, text: string) =>
  page.waitForFunction(
    wanted => document.querySelector('section [role="status"]')?.textContent === wanted,
    text,
  )

test('a thousand expenses scroll and are picked without a task over 50 ms on a slow phone', async ({
  openPhone,
  product: { url },
}) => {
  const email = 'thousand@example.com'
  await seedExpenses(url, email, thousand())
  const page = await openPhone()
  await signIn(page, email)
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
  await page.getByRole('link', { name: 'Expenses' }).click()
  await expect(page.getByRole('heading', { name: 'All Expenses' })).toBeVisible()
  const longTasks = await watchLongTasks(page)

  await page.mouse.move(180, 400)
  await expect
    .poll(
      async () => {
        await page.mouse.wheel(0, FLING)
        const left = await page.evaluate(() => document.documentElement.scrollHeight - innerHeight - scrollY)
        return { atEnd: left < 1, rows: await rowsShown(page) }
      },
      { intervals: [30], timeout: 40_000 },
    )
    .toEqual({ atEnd: true, rows: COUNT })

  expect(await longTasks(), 'tasks over 50 ms while scrolling').toEqual([])

  await page.mouse.wheel(0, -100_000)
  await page.waitForFunction(() => scrollY === 0)
  await clickText(page, 'section button', 'Select')
  await barSays(page, '0 selected')
  for (const [index, number] of [995, 975, 955].entries()) {
    const day = 'li label'
    await page.evaluate(
      ([css, text]) =>
        [...document.querySelectorAll(css)]
          .find(({ textContent }) => textContent?.includes(text))
          ?.scrollIntoView({ block: 'center' }),
      [day, `nomor ${number}Food`] as const,
    )
    await clickText(page, day, `nomor ${number}Food`)
    await barSays(page, `${index + 1} selected`)
  }
  await clickText(page, 'section button', 'Select All')
  await barSays(page, `${COUNT} selected`)
  await expect.poll(() => checksSet(page)).toBe(COUNT)
  await page.mouse.wheel(0, 20_000)
  await clickText(page, 'section button', 'Clear All')
  await barSays(page, '0 selected')
  await expect.poll(() => checksSet(page)).toBe(0)

  expect(await longTasks(), 'tasks over 50 ms while picking').toEqual([])
})
