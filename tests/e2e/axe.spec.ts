import { readdirSync, readFileSync } from 'node:fs'
import { CATEGORIES } from '../../shared/domain/category.ts'
import {
  tourAgreement,
  tourBudgets,
  tourExpenseDialogs,
  tourExport,
  tourImport,
  tourMissingCode,
  tourOwnData,
  tourPhrases,
  tourRepeats,
} from './axe-dialogs.ts'
import {
  LONGEST,
  tourAnalytics,
  tourDashboard,
  tourEmpty,
  tourExpenses,
  tourFailures,
  tourNotifications,
} from './axe-figures.ts'
import { startTour } from './axe-look.ts'
import { tourSignedOut, tourUnsubscribed } from './axe-signed-out.ts'
import { tourStanding, tourVoice } from './axe-voice.ts'
import { type Seed, seedExpenses, todayInJakarta } from './expense-seeds.ts'
import { expect, test } from './product.ts'
import { signIn } from './steps.ts'

const SOURCE = new URL('../../src/', import.meta.url)

/** Paths that there is a screen for. */
function routes(): string[] {
  const app = ['app.tsx', 'legal-routes.tsx', 'initial-app.tsx', 'other-screens.ts']
    .map(file => readFileSync(new URL(`app/${file}`, SOURCE), 'utf8'))
    .join('\n')
  const drawn = [...app.matchAll(/<Route[^>]* path="(\/[^"]*)"/g)]
  const lazy = [...app.matchAll(/'(\/[^']*)': screen\(/g)]
  return [...drawn, ...lazy].map(([, path = '']) => path)
}

/** Modules below `src/screens` that draw a dialog. */
function dialogModules(): string[] {
  const folder = new URL('screens/', SOURCE)
  return readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    file =>
      file.endsWith('.tsx') &&
      /<Dialog$|<Dialog\s|role="dialog"/m.test(readFileSync(new URL(file, folder), 'utf8')),
  )
}

/** Of every category, of two months, with the longest amount and the longest description first. */
function seeds(): Seed[] {
  const today = todayInJakarta()
  const [year = 0, month = 1] = today.split('-').map(Number)
  const lastMonth = new Date(Date.UTC(year, month - 2, 10)).toISOString().slice(0, 10)
  const spent = (category: string, amount: number, date: string): Seed => ({
    amount,
    description: category,
    category,
    currency: 'IDR',
    date,
  })
  return [
    ...CATEGORIES.flatMap((category, index) => [
      spent(category, 10_000 * (index + 1), today),
      spent(category, 15_000 * (10 - index), lastMonth),
    ]),
    { amount: 12.5, description: 'Domain', category: 'Business', currency: 'USD', date: today },
    { amount: 123_456_789_012, description: LONGEST, category: 'Shopping', currency: 'IDR', date: today },
  ]
}

test('axe finds no violation on any screen or dialog, in either language and theme', async ({
  openPhone,
  product,
}) => {
  // Some forty looks, each at all of the page: a minute where the machine has nothing else to do.
  test.slow()
  const email = 'axe@example.com'
  const page = await openPhone()
  const tour = await startTour(page)
  await tourSignedOut(tour)
  await signIn(page, email)
  await tourEmpty(tour)
  await seedExpenses(product.url, email, seeds())
  await tourDashboard(tour)
  await tourExpenses(tour)
  await tourAnalytics(tour)
  await tourExpenseDialogs(tour)
  await tourBudgets(tour)
  await tourRepeats(tour)
  await tourExport(tour)
  await tourImport(tour)
  await tourOwnData(tour)
  await tourPhrases(tour)
  await tourAgreement(tour)
  await tourVoice(tour)
  await tourStanding(tour)
  await tourNotifications(tour)
  await tourFailures(tour)
  await tourUnsubscribed(tour)
  await tourMissingCode(tour)

  expect(tour.findings).toEqual([])
  expect([...tour.paths], 'every route was looked at').toEqual(expect.arrayContaining(routes()))
  expect([...tour.dialogs], 'every dialog was looked at').toEqual(expect.arrayContaining(dialogModules()))
})
