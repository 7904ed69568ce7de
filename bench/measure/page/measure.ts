/** The built product's pages beside a bare React page, as Lighthouse finds them. */
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, expect, type Page } from '@playwright/test'
import { CHROMIUM_FLAGS, SIGNALS_ELSEWHERE } from '../../../scripts/chromium.ts'
import { type Disposables, disposables } from '../../../server/disposables.ts'
import { startServer } from '../../../tests/e2e/built-server.ts'
import { seedExpenses } from '../../../tests/e2e/expense-seeds.ts'
import { allowNamedFunctions } from '../../../tests/e2e/named-functions.ts'
import { signIn } from '../../../tests/e2e/steps.ts'
import { expensesOfMonth } from '../expenses-of-month.ts'
import { EMAIL } from '../product-page.ts'
import { audit, type Visit } from './audit.ts'
import { buildFloor } from './floor-site.ts'

export interface PagePlan {
  readonly rounds: number
  /** Of the current month, on the dashboard. */
  readonly expenses: number
}

export const PAGES = ['floor', 'login', 'dashboard'] as const

/** Of each page, a visit a round; in each round all pages in turn, so that a busy machine falls on all alike. */
export type PageVisits = Readonly<Record<(typeof PAGES)[number], readonly Visit[]>>

/** The product must have been built. */
export async function measurePages(
  chromiumPath: string,
  { rounds, expenses }: PagePlan,
  tell: (line: string) => void,
): Promise<PageVisits> {
  const opened = disposables()
  try {
    const folder = await mkdtemp(join(tmpdir(), 'bench-page-'))
    opened.add(() => rm(folder, { recursive: true, force: true }))
    await buildFloor(join(folder, 'floor/dist/client'))
    const floor = await serve(join(folder, 'floor-data'), opened, join(folder, 'floor'))
    const product = await serve(join(folder, 'data'), opened)
    await seedExpenses(product, EMAIL, expensesOfMonth(expenses))
    const open = (profile: string) => openBrowser(chromiumPath, join(folder, profile), product, opened)
    const signedOut = await open('signed-out')
    const signedIn = await open('signed-in')
    await leaveSignedIn(signedIn.page)
    const visits: Record<(typeof PAGES)[number], Visit[]> = { floor: [], login: [], dashboard: [] }
    for (let round = 1; round <= rounds; round++) {
      tell(`  round ${round} of ${rounds}`)
      visits.floor.push(await audit(signedOut.page, signedOut.port, `${floor}/`))
      visits.login.push(await audit(signedOut.page, signedOut.port, `${product}/login`))
      visits.dashboard.push(await audit(signedIn.page, signedIn.port, `${product}/`))
    }
    return visits
  } finally {
    await opened.close()
  }
}

async function serve(dataDir: string, opened: Disposables, folder?: string): Promise<string> {
  // The bundler, which has built a page in this process, has set it to what local mode refuses.
  const server = await startServer({ DATA_DIR: dataDir }, folder)
  opened.add(server.stop)
  return server.url
}

/** With a profile of its own, and the port that it is debugged through. */
async function openBrowser(
  executablePath: string,
  profile: string,
  baseURL: string,
  opened: Disposables,
): Promise<{ page: Page; port: number }> {
  const context = await chromium.launchPersistentContext(profile, {
    ...SIGNALS_ELSEWHERE,
    executablePath,
    baseURL,
    args: [...CHROMIUM_FLAGS, '--remote-debugging-port=0'],
    locale: 'en-US',
    timezoneId: 'Asia/Jakarta',
  })
  opened.add(() => context.close())
  await allowNamedFunctions(context)
  const [page = await context.newPage()] = context.pages()
  return { page, port: Number.parseInt(await readFile(join(profile, 'DevToolsActivePort'), 'utf8'), 10) }
}

/** The page is left, so that it has no part in what comes. */
async function leaveSignedIn(page: Page): Promise<void> {
  await signIn(page, EMAIL)
  await expect(page.getByLabel('This month', { exact: true })).toHaveText(/\d/)
  await page.goto('about:blank')
}
