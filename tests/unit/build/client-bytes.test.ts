import { beforeAll, describe, expect, it } from 'vitest'
import { dictionary, FIRST_SCREENS, RECORDER, SESSION, WHEN_IDLE } from '../../../build/first-load.ts'
import { buildClient, type ClientBundle } from '../../client-bundle.ts'

let bundle: ClientBundle
beforeAll(async () => {
  bundle = await buildClient()
}, 60_000)

const INITIAL_APP = FIRST_SCREENS['initial-app']

// Limits stand 5% above what was there on 2026-11-24, so that a mended fault does not fail on its bytes.
describe.each(['en', 'id'] as const)('in %s', language => {
  const login = [FIRST_SCREENS.login, dictionary(language)]
  const dashboard = [INITIAL_APP, SESSION, dictionary(language)]
  const idle = [...dashboard, ...WHEN_IDLE]
  /** What those chunks add to what is there already. */
  const added = (there: readonly string[], more: readonly string[]) =>
    bundle.cost(...there, ...more) - bundle.cost(...there)

  it('the sign-in page takes at most 102.7 kB before Firebase', () => {
    const bytes = bundle.cost(...login)
    console.log(`sign-in page, ${language}: ${bytes} bytes min+gzip`)
    expect(bytes).toBeLessThanOrEqual(102_700)
  })

  it('the dashboard takes at most 155 kB with Firebase until it can be used', () => {
    const bytes = bundle.cost(...dashboard)
    console.log(`dashboard, ${language}: ${bytes} bytes min+gzip, ${added(dashboard, idle)} more when idle`)
    expect(bytes).toBeLessThanOrEqual(155_000)
  })

  it.each([
    ['signed in', ['initial-app'], [INITIAL_APP, dictionary(language)]],
    ['signed in without stored answers', ['initial-app', 'session'], dashboard],
    ['signed out', ['login'], login],
  ] as const)('all that a page needs that is %s is fetched from the beginning', (_, names, modules) => {
    const listOf = (name: string) => bundle.page.match(`data(?:-${language})?-${name}="([^"]*)"`)?.[1]
    const list = names.map(listOf).join(' ')
    const page = bundle.files()
    const needed = bundle.files(...modules).filter(file => !page.includes(file))
    expect(needed.length).toBeGreaterThan(1)
    expect(list.split(' ').sort()).toEqual([...needed].sort())
    for (const file of page) expect(bundle.page).toContain(`"${file}"`)
  })

  it('what it loads when it is idle is at most 66 kB: the dialogs, the categories, what is typed, asked, usual, planned, agreed to or one’s own, and their stores', () => {
    expect(added(dashboard, idle)).toBeLessThanOrEqual(66_000)
  })

  it('the list of expenses, which scrolls at any length and is searched, adds at most 20 kB to that', () => {
    expect(added(idle, ['src/screens/expenses/expenses.tsx'])).toBeLessThanOrEqual(20_000)
  })

  it.each([
    'src/screens/analytics/analytics.tsx',
    'src/screens/profile/profile.tsx',
    'src/screens/legal/legal.tsx',
    'src/screens/export/exporting.tsx',
    'src/screens/subscription-required/subscription-required.tsx',
  ])('%s adds at most 15 kB to that', screen => {
    expect(added(idle, [screen])).toBeLessThanOrEqual(15_000)
  })
})

it('what a press waits for is fetched beside the page: the recorder and its two threads, with all that they import', () => {
  const [, list = ''] = bundle.page.match(/data-recorder="([^"]*)"/) ?? []
  const files = list.split(' ')
  const there = bundle.files(INITIAL_APP)
  const needed = bundle.files(RECORDER).filter(file => !there.includes(file))
  expect(files).toEqual(expect.arrayContaining(needed))
  const threads = files.filter(file => !needed.includes(file))
  expect(threads.map(file => file.replace(/-[\w-]+\.js$/, '')).sort()).toEqual([
    '/assets/capture.worklet',
    '/assets/recording.worker',
  ])
})

it('the page asks for its own chunk before those that this one imports', () => {
  const [first, ...imported] = [...bundle.page.matchAll(/<script type="module"[^>]* src="([^"]+)"/g)]
  expect(first?.[1]).toMatch(/^\/assets\/page-/)
  expect(imported.map(([, file]) => file)).toEqual([expect.stringMatching(/^\/assets\/rolldown-runtime-/)])
})

it('the first paint waits for no style', () => {
  expect(bundle.page).toMatch(/<style>:root/)
  expect(bundle.page).not.toMatch(/rel="stylesheet"|data-[\w-]+="[^"]*\.css/)
})

it('what understands typed sentences is neither in what a page loads first nor when it is idle', () => {
  const modules = bundle.modules(INITIAL_APP, SESSION, dictionary('en'), ...WHEN_IDLE)
  expect(modules.filter(id => id.includes('/shared/understanding/'))).toEqual([])
  expect(bundle.page).not.toContain('understanding')
})

it('the dashboard pulls in no charts, no long lists and nothing of another language', () => {
  const modules = bundle.modules(INITIAL_APP, SESSION, dictionary('en'))
  expect(modules.filter(id => /uplot|react-virtual|\/i18n\/id|\/stores\/lazy-stores/.test(id))).toEqual([])
})
