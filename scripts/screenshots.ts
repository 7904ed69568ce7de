/**
 * `npm run screenshots [-- options]`: a picture of every screen at 360 x 800 and 1280 x 800, light and dark, in
 * `screenshots/`. `--language en` for English, `--whole` for all of each page, `--extremes` for the longest texts and
 * amounts, at 320 px, too; `--only NAME`, once or more, for these places on the way alone; `--size 320x640`, once or more,
 * for others, `--text 200` for text of that many percent, `--theme dark` for one theme. `--readme` also renews the
 * pictures of the README.
 */
import { copyFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import type { Page } from '@playwright/test'
import type { Disposables } from '../server/disposables.ts'
import { seedExpenses, todayInJakarta } from '../tests/e2e/expense-seeds.ts'
import { openPhone } from '../tests/e2e/open-phone.ts'
import { type Product, startProduct } from '../tests/e2e/product.ts'
import { type Language, signIn } from '../tests/e2e/steps.ts'
import { ensureChromium } from './chromium.ts'
import { ensureBuild } from './ensure-build.ts'
import { loadEnvironment } from './environment.ts'
import { runCommand } from './run-command.ts'
import { cameraFor, pictureName, type Size, THEMES, type Theme } from './screenshots/camera.ts'
import { CAPTURE } from './screenshots/capture-stops.ts'
import { RARE } from './screenshots/rare-stops.ts'
import { asIfEnteredOnItsDay, extremes, household } from './screenshots/seeds.ts'
import { NEWCOMER, REGULAR, SIGNED_OUT, type Stops, textsOf, type Walk } from './screenshots/walk.ts'

const PHONE: Size = { width: 360, height: 800 }
const SIZES: readonly Size[] = [PHONE, { width: 1280, height: 800 }]
const NARROW: Size = { width: 320, height: 640 }

const STOP_NAMES: readonly string[] = [SIGNED_OUT, NEWCOMER, REGULAR, CAPTURE, RARE].flatMap(Object.keys)

/** Those that the README shows, from left to right. */
const README: readonly (readonly [name: string, theme: Theme])[] = [
  ['dashboard', 'light'],
  ['recording', 'light'],
  ['review', 'dark'],
  ['analytics-trends', 'dark'],
]

interface Options {
  readonly language: Language
  readonly whole: boolean
  readonly extreme: boolean
  /** Empty for all. */
  readonly only: readonly string[]
  /** Empty for the usual ones. */
  readonly sizes: readonly Size[]
  readonly themes: readonly Theme[]
  /** Size of the text, in percent. */
  readonly text: number
}

async function takeAll({ url }: Product, options: Options, folder: string): Promise<void> {
  const { language, whole, extreme, only, themes, text } = options
  const usual = extreme ? [NARROW, ...SIZES] : SIZES
  const sizes = options.sizes.length > 0 ? options.sizes : usual
  const speech = language === 'id' ? 'id-coffee-parking.wav' : 'en-lunch-bus.wav'
  const locale = language === 'id' ? 'id-ID' : 'en-US'

  /** Nothing where none of the stops is asked for. */
  async function onPhone(stops: Stops, prepare: (page: Page) => Promise<void>): Promise<void> {
    const visited = Object.entries(stops).filter(([name]) => only.length === 0 || only.includes(name))
    if (visited.length === 0) return
    const { browser, page } = await openPhone(url, { speech, locale, whole: true })
    try {
      await page.addInitScript(percent => {
        window.print = () => {}
        if (percent === 100) return
        addEventListener('DOMContentLoaded', () => {
          document.documentElement.style.fontSize = `${percent}%`
        })
      }, text)
      await prepare(page)
      const walk: Walk = {
        page,
        texts: textsOf(language),
        camera: cameraFor(page, { folder, sizes, themes, whole }),
      }
      for (const [, visit] of visited) await visit(walk)
    } finally {
      // What a route still fetches would fail with the browser.
      await page.context().unrouteAll({ behavior: 'ignoreErrors' })
      await browser.close()
    }
  }

  await onPhone(SIGNED_OUT, async () => {})
  await onPhone(NEWCOMER, page => signIn(page, 'baru@example.com', language))
  const regular = (name: string) => async (page: Page) => {
    const email = extreme
      ? `${name}.${'panjang.sekali.'.repeat(4)}@perusahaan.example.com`
      : `${name}@example.com`
    const today = todayInJakarta()
    await seedExpenses(url, email, extreme ? extremes(today) : household(today))
    await asIfEnteredOnItsDay(page)
    await signIn(page, email, language)
  }
  await onPhone(REGULAR, regular('rina'))
  await onPhone(CAPTURE, regular('sari'))
  await onPhone(RARE, regular('tono'))
}

/** Of `320x640`. */
function sizeOf(text: string): Size {
  const [, width, height] = /^(\d+)x(\d+)$/.exec(text) ?? []
  if (width === undefined || height === undefined) throw new Error(`no size: ${text}`)
  return { width: Number(width), height: Number(height) }
}

async function screenshots(opened: Disposables): Promise<number> {
  const { values } = parseArgs({
    options: {
      language: { type: 'string', default: 'id' },
      whole: { type: 'boolean', default: false },
      extremes: { type: 'boolean', default: false },
      readme: { type: 'boolean', default: false },
      only: { type: 'string', multiple: true, default: [] },
      size: { type: 'string', multiple: true, default: [] },
      theme: { type: 'string' },
      text: { type: 'string', default: '100' },
    },
  })
  const { language, whole, extremes: extreme, readme, only } = values
  if (language !== 'id' && language !== 'en') throw new Error('--language is id or en')
  const themes = THEMES.filter(theme => values.theme === undefined || values.theme === theme)
  if (themes.length === 0) throw new Error('--theme is light or dark')
  if (readme && (whole || extreme || only.length > 0 || themes.length < THEMES.length))
    throw new Error('--readme goes with --language alone')
  const unknown = only.filter(name => !STOP_NAMES.includes(name))
  if (unknown.length > 0)
    throw new Error(`No place ${unknown.join(', ')}. There are: ${STOP_NAMES.join(', ')}.`)
  const sizes = values.size.map(sizeOf)
  ensureChromium()
  await ensureBuild()
  const folder = join('screenshots', extreme ? `${language}-extremes` : language)
  await rm(folder, { recursive: true, force: true })
  const { stop, ...product } = await startProduct()
  opened.add(stop)
  await takeAll(product, { language, whole, extreme, only, sizes, themes, text: Number(values.text) }, folder)
  console.log(`Screenshots in ${folder}/`)
  if (!readme) return 0
  for (const [name, theme] of README)
    await copyFile(join(folder, pictureName(name, PHONE, theme)), join('docs', `${name}.png`))
  console.log('The pictures of the README are renewed in docs/')
  return 0
}

loadEnvironment()
await runCommand(screenshots)
