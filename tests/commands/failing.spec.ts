/** A command that fails says why in one line, ends with code 1, and leaves no process behind. */
import { once } from 'node:events'
import { join } from 'node:path'
import { expect, type Start, test } from './commands.ts'
import { takePort } from './taken-port.ts'

async function complaint(command: ReturnType<Start>): Promise<string> {
  const { code, complained } = await command.ended
  expect({ code, complained }).toEqual({ code: 1, complained: [expect.any(String)] })
  return complained.join()
}

test('npm start, dev, demo and serve say in one line that a port is taken', async ({ start }) => {
  const { port, server } = await takePort()
  const busy = { PORT: String(port), FIREBASE_PROJECT_ID: '' }
  const inUse = `Port ${port} is in use. Stop the program that uses it, or set `
  for (const words of [['start'], ['run', 'dev'], ['run', 'demo']])
    expect(await complaint(start(words, busy))).toBe(`${inUse}PORT to another port.`)
  const emulator = { AUTH_EMULATOR_PORT: String(port) }
  expect(await complaint(start(['run', 'dev'], emulator))).toContain(`${inUse}AUTH_EMULATOR_PORT`)
  const served = start(['run', 'serve', '--', '--api-only'], { ...busy, FIREBASE_PROJECT_ID: 'ucap-1' })
  expect(await complaint(served)).toContain(`${inUse}PORT`)
  server.close()
  await once(server, 'close')
})

test('a command that needs a browser says in one line that there is none, or that it does not start', async ({
  start,
}) => {
  const missing = start(['run', 'demo'], { CHROMIUM_PATH: '/no/such/browser' })
  expect(await complaint(missing)).toMatch(/^CHROMIUM_PATH names no program .*\/no\/such\/browser$/)
  const ends = start(['run', 'screenshots', '--', '--only', 'login'], { CHROMIUM_PATH: '/bin/false' })
  expect(await complaint(ends)).toMatch(/^The browser \/bin\/false could not be started: /)
})

test('npm run demo ends when its browser is killed on the way', async ({ start }) => {
  const demo = start(['run', 'demo'])
  await demo.printed(/1-sign-in\.png/)
  const browser = demo.running().find(({ command }) => command.includes('--remote-debugging-pipe'))
  process.kill(browser?.pid ?? Number.NaN, 'SIGKILL')
  expect(await complaint(demo)).toMatch(/has been closed/)
})

test('npm run demo tells in one line why its server does not start', async ({ start, repository }) => {
  const demo = start(['run', 'demo'], { DATA_DIR: join(repository, 'package.json') })
  expect(await complaint(demo)).toMatch(/^The data folder .* cannot be used/)
})

test('npm run serve says in one line what it needs', async ({ start }) => {
  const served = start(['run', 'serve'], { FIREBASE_PROJECT_ID: '' })
  expect(await complaint(served)).toContain('FIREBASE_PROJECT_ID is not set')
})
