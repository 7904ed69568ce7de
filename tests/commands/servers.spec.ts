/** The commands that run the product until they are told to stop. */
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { idToken } from '../e2e/accounts.ts'
import { launch } from '../e2e/browsers.ts'
import { expect, test } from './commands.ts'

const READY = /^Ready on (\S+)$/

test('npm start runs the product, and npm run admin works with it and without', async ({ start }) => {
  const admin = (name: string, ...words: string[]) =>
    start(['run', 'admin', '--', ...words], { ADMIN_NAME: name }).ended
  const product = start(['start'])
  const [, url = ''] = await product.printed(READY)
  const page = await fetch(url)
  expect([page.status, page.headers.get('content-type')]).toEqual([200, expect.stringContaining('text/html')])
  const headers = { Authorization: `Bearer ${await idToken(url, 'rina@example.com')}` }
  expect((await fetch(`${url}/api/auth/profile`, { headers })).status).toBe(200)

  const grant = ['subscription', 'grant', 'rina@example.com', '30']
  const through = await admin('sari', ...grant)
  const unknown = await admin('sari', 'violations', 'unknown@example.com')
  product.interrupt()
  expect((await product.ended).complained).toEqual([])
  const alone = await admin('budi', ...grant)
  for (const { code, printed } of [through, alone])
    expect({ code, printed }).toEqual({
      code: 0,
      printed: [expect.stringMatching(/^rina@example\.com has a subscription until /)],
    })
  expect([unknown.code, unknown.complained]).toEqual([1, [expect.stringContaining('unknown@example.com')]])
  // By their subject at Google, which the emulator takes from the address.
  const { printed } = await admin('budi', 'actions', 'google.com:rina@example.com')
  expect(printed.map(line => line.split('  ')[1]).sort()).toEqual(['budi', 'sari'])
})

test('npm run dev shows a changed component in the open page, which is not loaded again', async ({
  start,
  ownRepository,
}) => {
  const dev = start(['run', 'dev'], {}, ownRepository)
  const [, url = ''] = await dev.printed(READY)
  const browser = await launch({ whole: true })
  try {
    const page = await browser.newPage()
    await page.goto(url)
    await page.getByRole('button', { name: 'Sign in with Google' }).waitFor()
    await page.evaluate("globalThis.isSamePage = 'yes'")
    const file = join(ownRepository, 'src/screens/login/login.tsx')
    const source = await readFile(file, 'utf8')
    await writeFile(file, source.replace('<main ', '<main aria-label="Changed" '))
    await page.getByRole('main', { name: 'Changed' }).waitFor()
    expect(await page.evaluate('globalThis.isSamePage')).toBe('yes')
  } finally {
    await browser.close()
  }
  dev.interrupt()
  await dev.ended
  expect(dev.said().filter(line => !line.startsWith('Ready on '))).toEqual([])
})

test('npm run build builds for a Firebase project, and npm run serve runs that in production', async ({
  start,
  ownRepository,
}) => {
  const firebase = {
    FIREBASE_PROJECT_ID: 'ucap-1',
    VITE_FIREBASE_API_KEY: 'key',
    VITE_FIREBASE_AUTH_DOMAIN: 'ucap-1.firebaseapp.com',
    VITE_FIREBASE_APP_ID: 'app',
  }
  expect((await start(['run', 'build'], firebase, ownRepository).ended).code).toBe(0)
  const served = start(['run', 'serve'], firebase, ownRepository)
  const [, url = ''] = await served.printed(READY)
  const page = await fetch(url)
  expect([page.status, page.headers.get('content-security-policy')]).toEqual([
    200,
    expect.stringContaining('ucap-1.firebaseapp.com'),
  ])
  expect((await fetch(`${url}/readyz`)).status).toBe(200)
  served.interrupt()
  expect((await served.ended).complained).toEqual([])
})
