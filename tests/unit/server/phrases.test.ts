import { and, eq, isNotNull } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { expenses, users } from '../../../server/db/schema.ts'
import { extractByRules, withLlmExtraction } from '../../../server/extraction/extract.ts'
import { MOST_PHRASES, storeRule } from '../../../server/phrases/phrase-store.ts'
import type { CalendarDate } from '../../../shared/domain/calendar-date.ts'
import { COFFEE, NOW, openTestApp, type TestApp } from './support/test-app.ts'
import { wavBytes } from './support/wav-bytes.ts'

let server: TestApp & { close(): Promise<void> }
let me: string
let accounts = 0
beforeAll(async () => {
  server = await openTestApp()
}, 60_000)
afterAll(() => server.close())
beforeEach(() => {
  me = `speaker${++accounts}`
  server.settings.now = NOW
  server.settings.extract = extractByRules
})

async function speak(text: string, context?: string) {
  server.settings.transcribe = async () => ({ kind: 'text', text, confidence: null })
  const body = new FormData()
  body.set('audio', new File([wavBytes()], 'recording.wav'))
  body.set('auto_insert', 'true')
  if (context !== undefined) body.set('context', context)
  return (await server.call(me, 'POST', '/expenses/voice', { body })).body
}

async function said(text: string) {
  const { expenses } = await speak(text)
  return expenses[0]
}

const change = (id: string, fields: object) => server.send(me, 'PUT', `/expenses/${id}`, fields)
const book = async () => (await server.get(me, '/phrases')).body

async function myId(): Promise<string> {
  const [user] = await server.db
    .select({ id: users.id })
    .from(users)
    .where(eq(users.email, `${me}@example.com`))
  return user?.id ?? ''
}

async function corrected(text: string, fields: object) {
  const { id } = await said(text)
  await change(id, fields)
}

describe('what was corrected of a spoken expense', () => {
  beforeEach(() => corrected('kopi nako 25 ribu', { category: 'Business', payment_method: 'OVO' }))

  test('is followed when the same is said again, and says since when', async () => {
    expect(await said('tadi kopi nako 30 ribu ya')).toMatchObject({
      category: 'Business',
      payment_method: 'OVO',
      phrase: 'kopi nako',
      recalled: { fields: ['category', 'payment_method'], on: '2026-11-20' },
    })
  })

  test('is sure once it was seen to hold', async () => {
    const [first, second] = [await said('kopi nako 25 ribu'), await said('kopi nako 25 ribu')]
    expect(first.confidence).toBeLessThan(0.9)
    expect(second.confidence).toBeGreaterThanOrEqual(0.9)
  })

  test('is followed where a language model reads it, too', async () => {
    server.settings.extract = withLlmExtraction(
      async () => ({ kind: 'read', expenses: [] }),
      () => undefined,
    )
    expect((await said('kopi nako 25 ribu')).category).toBe('Business')
  })

  test('is followed in what may be an expense of its own', async () => {
    const { id } = await said('kopi nako 25 ribu')
    const { correction, expenses } = await speak('kopi nako 30 ribu', id)
    expect(correction.or_new).toBe(true)
    expect(expenses[0].category).toBe('Business')
  })

  test('is listed', async () => {
    expect(await book()).toMatchObject({
      learning: true,
      phrases: [
        {
          phrase: 'kopi nako',
          learned: { category: { value: 'Business' }, payment_method: { value: 'OVO' } },
          learned_on: '2026-11-20',
        },
      ],
    })
  })

  test('is nothing for another account', async () => {
    me = `stranger${accounts}`
    expect((await said('kopi nako 25 ribu')).category).toBe('Food & Dining')
    expect((await book()).phrases).toEqual([])
  })

  test('is forgotten when that is asked for, and can be brought back', async () => {
    const [rule] = (await book()).phrases
    await server.call(me, 'DELETE', `/phrases/${rule.id}`)
    expect((await said('kopi nako 25 ribu')).category).toBe('Food & Dining')
    const { id, ...fields } = rule
    expect((await server.send(me, 'PUT', `/phrases/${id}`, fields)).status).toBe(200)
    expect((await book()).phrases).toEqual([rule])
  })

  test('marks the field where another correction contradicts it', async () => {
    await corrected('kopi nako 25 ribu', { category: 'Travel' })
    expect(await said('kopi nako 25 ribu')).toMatchObject({
      category: 'Food & Dining',
      doubtful_fields: expect.arrayContaining(['category']),
    })
  })
})

test('a change that was taken back teaches nothing', async () => {
  const { id } = await said('kopi nako 25 ribu')
  await change(id, { category: 'Business' })
  await change(id, { category: 'Food & Dining' })
  expect((await book()).phrases).toEqual([])
})

test('a typed sentence teaches as a spoken one does', async () => {
  const { body } = await server.send(me, 'POST', '/expenses/batch', [{ ...COFFEE, phrase: 'kopi nako' }])
  await change(body.expenses[0].id, { category: 'Business' })
  expect((await said('kopi nako 25 ribu')).category).toBe('Business')
})

describe('what was put right before it was saved', () => {
  const heard = { description: COFFEE.description, category: 'Entertainment' }
  const entered = { ...COFFEE, phrase: 'buku teknik', category: 'Shopping', heard }

  test('is learned as a correction is, and once where it is sent twice', async () => {
    for (let time = 0; time < 2; time++)
      await server.send(me, 'POST', '/expenses/batch', [entered], { 'Idempotency-Key': 'once' })
    expect((await book()).phrases).toMatchObject([
      { phrase: 'buku teknik', learned: { category: { value: 'Shopping', agreed: 1, wavered: false } } },
    ])
    expect((await said('buku teknik 90 ribu')).category).toBe('Shopping')
  })

  test('is followed where the price is missing again', async () => {
    await server.send(me, 'POST', '/expenses/batch', [entered])
    const { unpriced } = await speak('beli buku teknik')
    expect(unpriced).toMatchObject({ category: 'Shopping', phrase: 'buku teknik' })
  })

  test('is one correction with what is changed of it later', async () => {
    const { body } = await server.send(me, 'POST', '/expenses/batch', [entered])
    await change(body.expenses[0].id, { category: 'Entertainment' })
    expect((await book()).phrases).toEqual([])
  })

  test('teaches nothing without a phrase, or with learning off', async () => {
    const { phrase: _, ...unnamed } = entered
    await server.send(me, 'POST', '/expenses/batch', [unnamed])
    expect((await book()).phrases).toEqual([])
    await server.send(me, 'PUT', '/phrases/learning', { learning: false })
    await server.send(me, 'POST', '/expenses/batch', [entered])
    await server.send(me, 'PUT', '/phrases/learning', { learning: true })
    expect((await book()).phrases).toEqual([])
  })
})

test('what is not seen of a phrase is not kept', async () => {
  const { body } = await server.send(me, 'POST', '/expenses/batch', [
    { ...COFFEE, phrase: 'kopi \u200bnako\0' },
  ])
  await change(body.expenses[0].id, { category: 'Business' })
  expect((await book()).phrases).toMatchObject([{ phrase: 'kopi nako' }])
})

test('what was entered by hand teaches nothing', async () => {
  const { body } = await server.send(me, 'POST', '/expenses', COFFEE)
  await change(body.data.id, { category: 'Business' })
  expect((await book()).phrases).toEqual([])
})

describe('an amount far from what is usual', () => {
  beforeEach(async () => {
    for (const amount of [24, 25, 25, 27, 26]) await said(`kopi nako ${amount} ribu`)
  })

  test('is marked, with the likelier one', async () => {
    expect(await said('kopi nako 250 ribu')).toMatchObject({
      amount: 250_000,
      likelier_amount: 25_000,
      doubtful_fields: ['amount'],
    })
  })

  test('was right where it was left so, and is not marked again', async () => {
    await said('kopi nako 250 ribu')
    expect((await said('kopi nako 250 ribu')).likelier_amount).toBeUndefined()
  })

  test('was wrong where it was corrected, and is marked again', async () => {
    const { id } = await said('kopi nako 250 ribu')
    await change(id, { amount: 25_000 })
    expect((await said('kopi nako 250 ribu')).likelier_amount).toBe(25_000)
  })

  test('is what the page is told, too', async () => {
    expect((await book()).amounts).toEqual([
      { phrase: 'kopi nako', currency: 'IDR', amounts: [26_000, 27_000, 25_000, 25_000, 24_000] },
    ])
  })
})

describe('with learning turned off', () => {
  beforeEach(async () => {
    for (const amount of [24, 25, 25, 27, 26]) await said(`kopi nako ${amount} ribu`)
    await corrected('kopi nako 25 ribu', { category: 'Business' })
    await server.send(me, 'PUT', '/phrases/learning', { learning: false })
  })

  test('all is forgotten, also once it is on again', async () => {
    expect(await book()).toEqual({ learning: false, phrases: [], amounts: [] })
    await server.send(me, 'PUT', '/phrases/learning', { learning: true })
    expect(await book()).toEqual({ learning: true, phrases: [], amounts: [] })
    expect(await phrasesStored()).toBe(0)
  })

  test('nothing is noted, learnt or put back', async () => {
    await corrected('kopi nako 25 ribu', { category: 'Business' })
    await server.send(me, 'POST', '/expenses/batch', [{ ...COFFEE, phrase: 'kopi nako' }])
    expect(await phrasesStored()).toBe(0)
    expect((await said('kopi nako 25 ribu')).category).toBe('Food & Dining')
  })

  async function phrasesStored(): Promise<number> {
    const mine = await server.db
      .select({ phrase: expenses.phrase })
      .from(expenses)
      .where(and(eq(expenses.userId, await myId()), isNotNull(expenses.phrase)))
    return mine.length
  }
})

test('of more phrases than an account may have, those go that were not used for longest', async () => {
  await server.get(me, '/phrases')
  const userId = await myId()
  await server.db.transaction(async tx => {
    for (let at = 0; at <= MOST_PHRASES; at++) {
      const learned = { category: { value: 'Travel', agreed: 1, wavered: false } } as const
      const rule = { phrase: `toko ${at}`, learned, learnedOn: '2026-11-20' as CalendarDate }
      await storeRule(tx, userId, rule, new Date(NOW.getTime() + at))
    }
  })
  const { phrases } = await book()
  expect(phrases).toHaveLength(MOST_PHRASES)
  expect(phrases.some(({ phrase }: { phrase: string }) => phrase === 'toko 0')).toBe(false)
})
