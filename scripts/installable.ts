/**
 * `npm run installable`: makes again what the web app manifest shows, in `public/`: the icons from `icon.svg`, and the
 * pictures of the install dialog from the built product. `-- --folder PATH` puts them elsewhere.
 */
import { mkdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import type { Browser, Page } from '@playwright/test'
import type { Disposables } from '../server/disposables.ts'
import { seedExpenses, todayInJakarta } from '../tests/e2e/expense-seeds.ts'
import { allowNamedFunctions } from '../tests/e2e/named-functions.ts'
import { openPhone } from '../tests/e2e/open-phone.ts'
import { startProduct } from '../tests/e2e/product.ts'
import { signIn } from '../tests/e2e/steps.ts'
import { ensureChromium } from './chromium.ts'
import { ensureBuild } from './ensure-build.ts'
import { loadEnvironment } from './environment.ts'
import { runCommand } from './run-command.ts'
import { asIfEnteredOnItsDay, household } from './screenshots/seeds.ts'

interface Icon {
  readonly file: string
  /** Of a side, in pixels. */
  readonly size: number
  /** How much of a side the drawing takes; below 1 it stands on its own ground, which fills the whole square. */
  readonly share: number
}

const ICONS: readonly Icon[] = [
  { file: 'icon-192.png', size: 192, share: 1 },
  { file: 'icon-512.png', size: 512, share: 1 },
  // What a launcher's mask leaves for certain is a circle of 80%.
  { file: 'icon-maskable-512.png', size: 512, share: 0.8 },
  { file: 'icon-touch-180.png', size: 180, share: 0.9 },
]
interface Picture {
  readonly file: string
  /** In CSS pixels. */
  readonly width: number
  readonly height: number
  readonly deviceScaleFactor: number
}

const PICTURES: readonly Picture[] = [
  { file: 'narrow.png', width: 360, height: 800, deviceScaleFactor: 2 },
  { file: 'wide.png', width: 1280, height: 800, deviceScaleFactor: 1 },
]
/** Of `icon.svg`. */
const GROUND = '#0b6660'
const EMAIL = 'rina@example.com'

async function drawIcons(page: Page, folder: string): Promise<void> {
  const svg = await readFile('public/icon.svg', 'base64')
  for (const { file, size, share } of ICONS) {
    const ground = share === 1 ? 'transparent' : GROUND
    await page.setViewportSize({ width: size, height: size })
    await page.setContent(
      `<body style="margin:0;height:100vh;display:grid;place-items:center;background:${ground}">
        <img src="data:image/svg+xml;base64,${svg}" width="${size * share}" height="${size * share}">`,
    )
    await page.locator('img').evaluate((image: HTMLImageElement) => image.decode())
    await page.screenshot({ path: join(folder, file), omitBackground: true })
  }
}

async function takePicture(browser: Browser, url: string, picture: Picture, folder: string): Promise<void> {
  const { file, deviceScaleFactor, ...viewport } = picture
  const options = { baseURL: url, viewport, deviceScaleFactor, timezoneId: 'Asia/Jakarta', locale: 'en-US' }
  const context = await browser.newContext({ ...options, reducedMotion: 'reduce' })
  await allowNamedFunctions(context)
  const page = await context.newPage()
  await asIfEnteredOnItsDay(page)
  await signIn(page, EMAIL)
  await page.getByRole('heading', { name: 'Recent Expenses' }).waitFor()
  await page.screenshot({ path: join(folder, 'install', file), animations: 'disabled' })
  await context.close()
}

async function installable(opened: Disposables): Promise<number> {
  const { folder } = parseArgs({ options: { folder: { type: 'string', default: 'public' } } }).values
  ensureChromium()
  await ensureBuild()
  const { stop, url } = await startProduct()
  opened.add(stop)
  await mkdir(join(folder, 'install'), { recursive: true })
  await seedExpenses(url, EMAIL, household(todayInJakarta()))
  const { browser, page } = await openPhone(url, { whole: true })
  opened.add(() => browser.close())
  await drawIcons(page, folder)
  for (const picture of PICTURES) await takePicture(browser, url, picture, folder)
  return 0
}

loadEnvironment()
await runCommand(installable)
