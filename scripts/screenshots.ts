/**
 * `npm run screenshots [-- options]`: a picture of every screen at 360 x 800 and 1280 x 800, light and dark, in
 * `screenshots/`. `--language en` for English, `--whole` for all of each page, `--extremes` for the longest texts and
 * amounts, at 320 px, too. `--readme` also renews the pictures of the README.
 */
import { copyFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { seedExpenses, todayInJakarta } from '../tests/e2e/expense-seeds.ts'
import { openPhone, type Product, startProduct } from '../tests/e2e/product.ts'
import { signIn, type Tongue } from '../tests/e2e/steps.ts'
import { ensureChromium } from './chromium.ts'
import { ensureBuild } from './ensure-build.ts'
import { loadEnvironment } from './environment.ts'
import { cameraFor, pictureName, type Size, type Theme } from './screenshots/camera.ts'
import { asIfEnteredOnItsDay, extremes, household } from './screenshots/seeds.ts'
import { newcomer, regular, signedOut, speaking, textsOf, type Walk } from './screenshots/walk.ts'

const PHONE: Size = { width: 360, height: 800 }
const SIZES: readonly Size[] = [PHONE, { width: 1280, height: 800 }]
const NARROW: Size = { width: 320, height: 640 }

/** Those that the README shows, from left to right. */
const README: readonly (readonly [name: string, theme: Theme])[] = [
  ['dashboard', 'light'],
  ['recording', 'light'],
  ['review', 'dark'],
  ['analytics-trends', 'dark'],
]

interface Options {
  readonly tongue: Tongue
  readonly whole: boolean
  readonly extreme: boolean
}

async function takeAll({ url }: Product, { tongue, whole, extreme }: Options, folder: string): Promise<void> {
  const sizes = extreme ? [NARROW, ...SIZES] : SIZES
  const speech = tongue === 'id' ? 'id-coffee-parking.wav' : 'en-lunch-bus.wav'
  const locale = tongue === 'id' ? 'id-ID' : 'en-US'

  async function onPhone(work: (walk: Walk) => Promise<void>): Promise<void> {
    const { browser, page } = await openPhone(url, { speech, locale })
    try {
      await page.addInitScript(() => {
        window.print = () => {}
      })
      await work({ page, texts: textsOf(tongue), camera: cameraFor(page, { folder, sizes, whole }) })
    } finally {
      await browser.close()
    }
  }

  await onPhone(signedOut)
  await onPhone(async walk => {
    await signIn(walk.page, 'baru@example.com', tongue)
    await newcomer(walk)
  })
  await onPhone(async walk => {
    const email = extreme ? `${'panjang.sekali.'.repeat(4)}@perusahaan.example.com` : 'rina@example.com'
    const today = todayInJakarta()
    await seedExpenses(url, email, extreme ? extremes(today) : household(today))
    await asIfEnteredOnItsDay(walk.page)
    await signIn(walk.page, email, tongue)
    await regular(walk)
    await speaking(walk)
  })
}

async function screenshots(): Promise<void> {
  const { values } = parseArgs({
    options: {
      language: { type: 'string', default: 'id' },
      whole: { type: 'boolean', default: false },
      extremes: { type: 'boolean', default: false },
      readme: { type: 'boolean', default: false },
    },
  })
  const { language, whole, extremes: extreme, readme } = values
  if (language !== 'id' && language !== 'en') throw new Error('--language is id or en')
  if (readme && (whole || extreme)) throw new Error('--readme goes with --language only')
  ensureChromium()
  await ensureBuild()
  const folder = join('screenshots', extreme ? `${language}-extremes` : language)
  await rm(folder, { recursive: true, force: true })
  const { stop, ...product } = await startProduct()
  try {
    await takeAll(product, { tongue: language, whole, extreme }, folder)
  } finally {
    await stop()
  }
  console.log(`Screenshots in ${folder}/`)
  if (!readme) return
  for (const [name, theme] of README)
    await copyFile(join(folder, pictureName(name, PHONE, theme)), join('docs', `${name}.png`))
  console.log('The pictures of the README are renewed in docs/')
}

loadEnvironment()
try {
  await screenshots()
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
