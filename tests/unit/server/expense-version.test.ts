import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { heardOneItem } from './support/heard-item.ts'
import { COFFEE, openTestApp, type TestApp } from './support/test-app.ts'
import { wavBytes } from './support/wav-bytes.ts'

let server: TestApp & { close(): Promise<void> }
beforeAll(async () => {
  server = await openTestApp()
}, 60_000)
afterAll(() => server.close())

const add = async () => (await server.send('ani', 'POST', '/expenses', COFFEE)).body.data
const put = (id: string, change: object, tag?: string) =>
  server.send('ani', 'PUT', `/expenses/${id}`, change, tag === undefined ? {} : { 'If-Match': tag })
const remove = (id: string, tag?: string) =>
  server.call('ani', 'DELETE', `/expenses/${id}`, { headers: tag === undefined ? {} : { 'If-Match': tag } })
const stored = async (id: string) =>
  (await server.get('ani', '/expenses?limit=1000')).body.expenses.find((one: { id: string }) => one.id === id)

test('a new expense is of the first version, and each change makes the next', async () => {
  const { id, version } = await add()
  expect(version).toBe(1)
  const changed = await put(id, { amount: 30_000 }, '"1"')
  expect([changed.body.data.version, changed.headers.get('ETag')]).toEqual([2, '"2"'])
  expect(await stored(id)).toMatchObject({ amount: 30_000, version: 2 })
})

test('of two who change what both saw at once, one is refused, and overwrites nothing', async () => {
  const { id } = await add()
  const answers = await Promise.all([
    put(id, { amount: 30_000 }, '"1"'),
    put(id, { description: 'Teh' }, '"1"'),
  ])
  const refused = answers.find(({ status }) => status === 409)
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  expect(refused?.body.conflict.current).toEqual(await stored(id))
})

test('who is refused is told both versions', async () => {
  const { id } = await add()
  await put(id, { description: 'Teh' }, '"1"')
  const refused = await put(id, { amount: 30_000 }, '"1"')
  const current = await stored(id)
  expect(current).toMatchObject({ amount: 25_000, description: 'Teh', version: 2 })
  expect(refused.body.conflict).toEqual({ current, yours: { ...current, amount: 30_000, version: 3 } })
  expect(refused.headers.get('ETag')).toBe('"2"')
})

test('with the version of the conflict a change goes through', async () => {
  const { id } = await add()
  await put(id, { amount: 1000 })
  const { conflict } = (await put(id, { amount: 2000 }, '"1"')).body
  expect((await put(id, { amount: 2000 }, `"${conflict.current.version}"`)).status).toBe(200)
  expect(await stored(id)).toMatchObject({ amount: 2000, version: 3 })
})

test('a change whose answer got lost is no conflict with itself', async () => {
  const { id } = await add()
  const change = { ...COFFEE, amount: 31_000 }
  await put(id, change, '"1"')
  const again = await put(id, change, '"1"')
  expect([again.status, again.body.data.version]).toEqual([200, 2])
})

test.each([undefined, '*'])('with If-Match %s whatever is there is changed, as before', async tag => {
  const { id } = await add()
  await put(id, { amount: 1000 })
  expect((await put(id, { amount: 2000 }, tag)).status).toBe(200)
  expect((await remove(id, tag)).status).toBe(200)
})

test.each(['W/"1"', '1', '"one"', '"1", "2"', '"0"', ''])('the tag %j fits no version', async tag => {
  const { id } = await add()
  expect([(await put(id, { amount: 1000 }, tag)).status, (await remove(id, tag)).status]).toEqual([409, 409])
  expect(await stored(id)).toMatchObject({ amount: 25_000, version: 1 })
})

describe('a deletion', () => {
  test('of what was changed since is refused with what is there now', async () => {
    const { id } = await add()
    await put(id, { description: 'Teh' })
    const refused = await remove(id, '"1"')
    expect(refused.status).toBe(409)
    expect(refused.body.conflict).toEqual({ current: await stored(id), yours: null })
    expect((await remove(id, '"2"')).status).toBe(200)
    expect(await stored(id)).toBeUndefined()
  })

  test('of what is gone is 404, and so is its change', async () => {
    const { id } = await add()
    await remove(id, '"1"')
    expect([(await remove(id, '"1"')).status, (await put(id, { amount: 1 }, '"1"')).status]).toEqual([
      404, 404,
    ])
  })

  test('gives its room back', async () => {
    const room = async () => {
      const { rows } = (await server.db.execute(
        "select expenses, description_bytes::int from account_usage join users on id = user_id where email like 'ani@%'",
      )) as unknown as { rows: object[] }
      return rows
    }
    const before = await room()
    const { id } = await add()
    await remove(id, '"1"')
    expect(await room()).toEqual(before)
  })
})

test('another account learns nothing of it', async () => {
  const { id } = await add()
  const headers = { 'If-Match': '"9"' }
  const theirs = [
    await server.send('budi', 'PUT', `/expenses/${id}`, { amount: 1 }, headers),
    await server.call('budi', 'DELETE', `/expenses/${id}`, { headers }),
  ]
  expect(theirs.map(({ status, body }) => [status, body.conflict])).toEqual([
    [404, undefined],
    [404, undefined],
  ])
})

test('what was saved from a recording says its version', async () => {
  server.settings.transcribe = async () => ({ kind: 'text', text: 'kopi 25 ribu', confidence: 0.9 })
  server.settings.extract = heardOneItem
  const body = new FormData()
  body.set('audio', new File([wavBytes()], 'a.wav'))
  body.set('auto_insert', 'true')
  const { expenses } = (await server.call('ani', 'POST', '/expenses/voice', { body })).body
  expect(expenses[0].version).toBe((await stored(expenses[0].id)).version)
})
