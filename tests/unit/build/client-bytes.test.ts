import { readFile } from 'node:fs/promises'
import { beforeAll, describe, expect, it } from 'vitest'
import { texts as firstTexts } from '../../../src/i18n/en.dashboard.ts'
import { texts as loginTexts } from '../../../src/i18n/en.login.ts'
import { en } from '../../../src/i18n/en.ts'
import { buildClient, type ClientBundle } from '../../client-bundle.ts'

let bundle: ClientBundle
beforeAll(async () => {
  bundle = await buildClient()
}, 60_000)

const DASHBOARD = ['/src/app/initial-app.tsx', '/src/session/firebase.ts']
const WHEN_IDLE = ['/src/app/lazy-app.tsx', '/screens/toasts/toast-cards.tsx']

describe.each(['en', 'id'])('in %s', language => {
  const dashboard = [...DASHBOARD, `/i18n/${language}.dashboard.ts`]
  const idle = [...dashboard, ...WHEN_IDLE, `/i18n/${language}.ts`]
  /** What those chunks add to what is there already. */
  const added = (there: readonly string[], more: readonly string[]) =>
    bundle.cost(...there, ...more) - bundle.cost(...there)

  it('the sign-in page takes at most 88 kB before Firebase', () => {
    const bytes = bundle.cost('/screens/login/login.tsx', `/i18n/${language}.login.ts`)
    console.log(`sign-in page, ${language}: ${bytes} bytes min+gzip`)
    expect(bytes).toBeLessThanOrEqual(88_000)
  })

  it('the dashboard takes at most 133.5 kB with Firebase until it can be used', () => {
    const bytes = bundle.cost(...dashboard)
    console.log(`dashboard, ${language}: ${bytes} bytes min+gzip, ${added(dashboard, idle)} more when idle`)
    expect(bytes).toBeLessThanOrEqual(133_500)
  })

  it.each([
    ['signed in', ['signed-in'], ['/src/app/initial-app.tsx', `/i18n/${language}.dashboard.ts`]],
    ['signed in with nothing known', ['signed-in', 'nothing-known'], dashboard],
    ['signed out', ['signed-out'], ['/screens/login/login.tsx', `/i18n/${language}.login.ts`]],
  ] as const)('all that a page needs that is %s is fetched from the beginning', (_, names, chunks) => {
    const listOf = (name: string) => bundle.page.match(`data(?:-${language})?-${name}="([^"]*)"`)?.[1]
    const list = names.map(listOf).join(' ')
    const page = bundle.files()
    const needed = bundle.files(...chunks).filter(file => !page.includes(file))
    expect(needed.length).toBeGreaterThan(2)
    expect(list.split(' ').sort()).toEqual([...needed].sort())
    for (const file of page) expect(bundle.page).toContain(`"${file}"`)
  })

  it('what it loads when it is idle is at most 28.5 kB: the dialogs, their stores and all texts', () => {
    expect(added(dashboard, idle)).toBeLessThanOrEqual(28_500)
  })

  it.each([
    '/screens/expenses/expenses.tsx',
    '/screens/analytics/analytics.tsx',
    '/screens/profile/profile.tsx',
    '/screens/legal/legal.tsx',
    '/screens/export/exporting.tsx',
    '/screens/subscription-required/unsubscribed.tsx',
  ])('%s adds at most 15 kB to that', screen => {
    expect(added(idle, [screen])).toBeLessThanOrEqual(15_000)
  })
})

it('what a press waits for is fetched beside the page: the recorder and its two threads, with all that they import', () => {
  const [, list = ''] = bundle.page.match(/data-recorder="([^"]*)"/) ?? []
  const files = list.split(' ')
  const there = bundle.files('/src/app/initial-app.tsx')
  const needed = bundle.files('/src/recorder/recorder.ts').filter(file => !there.includes(file))
  expect(files).toEqual(expect.arrayContaining(needed))
  const threads = files.filter(file => !needed.includes(file))
  expect(threads.map(file => file.replace(/-[\w-]+\.js$/, '')).sort()).toEqual([
    '/assets/capture.worklet',
    '/assets/recording.worker',
  ])
})

it('the first paint waits for no style, and its code is compiled beside the page’s thread', () => {
  expect(bundle.page).toMatch(/<style>:root/)
  expect(bundle.page).not.toMatch(/rel="stylesheet"|data-[\w-]+="[^"]*\.css/)
  for (const file of ['page', 'figures', 'initial-app'])
    expect(bundle.code(file)).toMatch(/^\/\/# allFunctionsCalledOnLoad\n/)
})

it('the dashboard pulls in no charts, no long lists and nothing of another language', () => {
  const modules = bundle.modules(...DASHBOARD, '/i18n/en.dashboard.ts')
  expect(modules.filter(id => /uplot|react-virtual|\/i18n\/id|\/stores\/stores/.test(id))).toEqual([])
})

describe('what is said before the whole dictionary is there', () => {
  it.each([
    ['dashboard', '/src/app/initial-app.tsx', firstTexts],
    ['login', '/screens/login/login.tsx', loginTexts],
    ['login', '/screens/legal/legal.tsx', loginTexts],
  ] as const)('is in the part %s of it, whatever %s may ask for', async (_part, chunk, texts) => {
    const known = new Set(keysOf(texts))
    const all = new Set(keysOf(en))
    const ours = bundle.modules(chunk).filter(id => /\/src\/(?!i18n\/)[^?]*\.tsx?$/.test(id))
    const missing: string[] = []
    for (const module of ours)
      for (const [, word = ''] of (await readFile(module, 'utf8')).matchAll(/'([\w.]+)'/g))
        if (all.has(word) && !known.has(word)) missing.push(`${module}: ${word}`)
    expect(ours.length).toBeGreaterThan(20)
    expect(missing).toEqual([])
  })
})

/** Dotted paths. */
function keysOf(dictionary: object, prefix = ''): string[] {
  return Object.entries(dictionary).flatMap(([key, value]) =>
    typeof value === 'string' ? [prefix + key] : keysOf(value, `${prefix}${key}.`),
  )
}
