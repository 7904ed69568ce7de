/** The commands that go through the product in a real browser and leave pictures. */
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from './commands.ts'

test('npm run demo goes to its last screenshot and stays up until Ctrl+C', async ({ start, repository }) => {
  const demo = start(['run', 'demo'])
  const [, url = ''] = await demo.printed(/^Ready on (\S+)$/)
  expect(demo.said()).toContainEqual(expect.stringMatching(/^Saved: .*IDR 25000/))
  const pictures = await readdir(join(repository, 'demo-screenshots'))
  expect(pictures.some(name => name.endsWith('-dashboard-after.png'))).toBe(true)
  expect((await fetch(url)).status).toBe(200)
  demo.interrupt()
  expect((await demo.ended).complained).toEqual([])
})

test('npm run screenshots takes the places that are asked for', async ({ start, repository }) => {
  const places = ['login', 'dashboard', 'add'].flatMap(place => ['--only', place])
  const { code, complained } = await start(['run', 'screenshots', '--', '--language', 'id', ...places]).ended
  expect({ code, complained }).toEqual({ code: 0, complained: [] })
  const pictures = (await readdir(join(repository, 'screenshots/id'))).sort()
  const looks = ['1280x800-dark', '1280x800-light', '360x800-dark', '360x800-light']
  expect(pictures).toEqual(
    ['add', 'dashboard', 'login', 'login-accounts'].flatMap(name => looks.map(look => `${name}-${look}.png`)),
  )
})

test('npm run installable makes icons and pictures again', async ({ start, repository }) => {
  const { code, complained } = await start(['run', 'installable', '--', '--folder', 'made']).ended
  expect({ code, complained }).toEqual({ code: 0, complained: [] })
  const shown = (folder: string) => readdir(join(repository, folder), { recursive: true })
  const wanted = (await shown('public')).filter(name => name.endsWith('.png'))
  expect((await shown('made')).filter(name => name.endsWith('.png')).sort()).toEqual(wanted.sort())
})
