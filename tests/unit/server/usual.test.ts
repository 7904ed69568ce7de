import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { COFFEE, NOW, openTestApp, type TestApp } from './support/test-app.ts'

let server: TestApp & { close(): Promise<void> }
beforeAll(async () => {
  server = await openTestApp()
}, 60_000)
afterAll(() => server.close())

let me: string
let accounts = 0
beforeEach(() => {
  me = `usual${++accounts}`
  server.settings.now = NOW
})

const at = (instant: string) => {
  server.settings.now = new Date(instant)
}
async function add(change: object): Promise<void> {
  expect((await server.send(me, 'POST', '/expenses', { ...COFFEE, ...change })).status).toBe(201)
}
const usual = async (zone = 'Asia/Jakarta', uid = me) =>
  (await server.get(uid, '/expenses/usual', { 'X-Time-Zone': zone })).body.usual
const names = async (zone?: string) =>
  (await usual(zone)).map(({ description }: { description: string }) => description)

test('what was bought about this hour and weekday comes first, five at most', async () => {
  for (const [description, instant] of [
    ['Bakso', '2026-11-13T12:00:00Z'],
    ['Kopi', '2026-11-13T01:00:00Z'],
    ['Teh', '2026-11-12T01:00:00Z'],
    ['Roti', '2026-11-14T01:00:00Z'],
    ['Soto', '2026-11-13T04:00:00Z'],
    ['Sate', '2026-11-13T14:00:00Z'],
  ] as const) {
    at(instant)
    const date = instant.slice(0, 10)
    await add({ description, date })
    await add({ description, date })
  }
  at('2026-11-20T01:10:00Z')
  expect(await names()).toEqual(['Kopi', 'Teh', 'Roti', 'Soto', 'Bakso'])
})

test('the hour is that of the person’s zone', async () => {
  for (const [description, instant] of [
    ['Kopi', '2026-11-13T01:00:00Z'],
    ['Makan malam', '2026-11-13T12:00:00Z'],
  ] as const) {
    at(instant)
    await add({ description, date: '2026-11-13' })
    await add({ description, date: '2026-11-13' })
  }
  at('2026-11-20T01:10:00Z')
  expect(await names('Asia/Jakarta')).toEqual(['Kopi', 'Makan malam'])
  // There it was entered on the day before: the hour says nothing about it, and the other is of noon.
  expect(await names('Pacific/Honolulu')).toEqual(['Kopi', 'Makan malam'])
})

test('it comes with what it takes to be entered again', async () => {
  for (const _ of [1, 2])
    await add({ amount: 4.5, currency: 'USD', payment_method: 'QRIS', date: '2026-11-20' })
  expect(await usual()).toEqual([
    {
      amount: 4.5,
      currency: 'USD',
      description: COFFEE.description,
      category: COFFEE.category,
      payment_method: 'QRIS',
    },
  ])
})

test('what lies 90 days back, in the future, or with another account does not count', async () => {
  for (const _ of [1, 2]) await add({ description: 'Tua', date: '2026-08-22' })
  for (const _ of [1, 2]) await add({ description: 'Besok', date: '2026-11-21' })
  for (const _ of [1, 2]) await add({ description: 'Lama', date: '2026-08-23' })
  expect(await names()).toEqual(['Lama'])
  expect(await usual('Asia/Jakarta', `${me}-other`)).toEqual([])
})

test('an unknown zone is refused', async () => {
  expect((await server.get(me, '/expenses/usual', { 'X-Time-Zone': 'Mars/Olympus' })).status).toBe(400)
})
