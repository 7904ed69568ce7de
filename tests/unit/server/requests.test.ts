/** What a recording asks of the product instead of telling of an expense. */
import * as v from 'valibot'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { extractByRules } from '../../../server/extraction/extract.ts'
import { spendingAnswer } from '../../../shared/wire/answers/figures.ts'
import { voiceAnswerBody } from '../../../shared/wire/answers/voice.ts'
import { COFFEE, openTestApp, type TestApp } from './support/test-app.ts'
import { wavBytes } from './support/wav-bytes.ts'

let server: TestApp & { close(): Promise<void> }
let me: string
let accounts = 0
let ids: string[]

const ITEMS = [
  { ...COFFEE, description: 'Kopi susu', payment_method: 'GoPay' },
  { ...COFFEE, description: 'Bakso', amount: 15_000 },
  { ...COFFEE, description: 'Kopi hitam', amount: 4.5, currency: 'USD' },
  { ...COFFEE, description: 'Bensin', category: 'Transportation', amount: 50_000, date: '2026-10-02' },
]

beforeAll(async () => {
  server = await openTestApp()
}, 60_000)
afterAll(() => server.close())
beforeEach(async () => {
  me = `asker${++accounts}`
  server.settings.extract = extractByRules
  const { body } = await server.send(me, 'POST', '/expenses/batch', ITEMS)
  ids = body.expenses.map(({ id }: { id: string }) => id)
})

function say(text: string, context: readonly string[] | string = [], who = me) {
  server.settings.transcribe = async () => ({ kind: 'text', text, confidence: null })
  const form = new FormData()
  form.set('audio', new File([wavBytes()], 'recording.wav', { type: 'audio/wav' }))
  form.set('auto_insert', 'true')
  if (context.length > 0) form.set('context', typeof context === 'string' ? context : context.join(','))
  return server.call(who, 'POST', '/expenses/voice', { body: form })
}

const stored = async (who = me) => (await server.get(who, '/expenses')).body.expenses

describe('a question that was said', () => {
  test('is answered from the account’s own figures, and nothing is saved', async () => {
    await server.send('neighbour', 'POST', '/expenses', { ...COFFEE, amount: 999_000 })
    const before = await stored()
    const { status, body } = await say('minggu ini habis berapa buat makan?')
    expect(status).toBe(200)
    expect(v.parse(voiceAnswerBody, body)).toMatchObject({
      expenses: [],
      auto_inserted: false,
      transcription: 'minggu ini habis berapa buat makan?',
      question: { what: 'sum', from: '2026-11-16', to: '2026-11-22', category: 'Food & Dining' },
      answer: { total_expenses: 3, totals: { IDR: '107500' } },
    })
    expect(await stored()).toEqual(before)
  })

  test('is no violation, however often', async () => {
    for (let time = 0; time < 5; time++) expect((await say('total bulan lalu')).status).toBe(200)
  })

  test('that holds an amount spent is an expense', async () => {
    const { body } = await say('beli teh 5 ribu, minggu ini habis berapa ya')
    expect(body).toMatchObject({ auto_inserted: true, expenses: [{ amount: 5000, description: 'Teh' }] })
    expect(body).not.toHaveProperty('question')
  })
})

describe('GET /expenses/answer', () => {
  const ask = async (parameters: Readonly<Record<string, string>>) => {
    const query = new URLSearchParams({ from: '2026-10-01', to: '2026-11-30', ...parameters })
    const { status, body } = await server.get(me, `/expenses/answer?${query}`)
    expect(status).toBe(200)
    return v.parse(spendingAnswer, body)
  }

  test.each([
    [{ what: 'sum', q: 'kopi' }, 2],
    [{ what: 'count', payment_method: 'GoPay' }, 1],
    [{ what: 'list', category: 'Transportation', to: '2026-10-31' }, 1],
    [{ what: 'sum', q: 'kopi', payment_method: 'Cash' }, 0],
  ])('%j matches %i', async (parameters, count) => {
    const answer = await ask(parameters)
    expect(answer.total_expenses).toBe(count)
    expect(answer.expenses).toHaveLength(count)
  })

  test('has the largest first where that is asked, whatever its currency', async () => {
    const { expenses } = await ask({ what: 'largest' })
    expect(expenses.map(({ description }) => description)).toEqual([
      'Kopi hitam',
      'Bensin',
      'Kopi susu',
      'Bakso',
    ])
  })

  test.each([
    'what=most&from=2026-10-01&to=2026-10-31',
    'what=sum',
    'what=sum&from=2026-10-01&to=2026-10-31&x=1',
  ])('refuses %s', async query => {
    expect((await server.get(me, `/expenses/answer?${query}`)).status).toBe(400)
  })
})

describe('a correction that was said', () => {
  test('tells what changes of what was just saved, and changes nothing yet', async () => {
    const before = await stored()
    const { status, body } = await say('baksonya tiga puluh ribu', ids.slice(0, 2))
    expect(status).toBe(200)
    expect(v.parse(voiceAnswerBody, body).correction).toEqual({
      options: [
        [
          {
            before: expect.objectContaining({ id: ids[1], amount: 15_000 }),
            after: expect.objectContaining({ id: ids[1], amount: 30_000, description: 'Bakso' }),
          },
        ],
      ],
      asks: false,
      or_new: false,
    })
    expect(body.expenses).toEqual([])
    expect(await stored()).toEqual(before)
  })

  test('that may be an expense of its own comes with that, not saved', async () => {
    const before = await stored()
    const { body } = await say('bakso 30 ribu', ids.slice(1, 2))
    expect(v.parse(voiceAnswerBody, body)).toMatchObject({
      correction: { asks: true, or_new: true },
      expenses: [{ amount: 30_000, auto_inserted: false }],
      auto_inserted: false,
    })
    expect(await stored()).toEqual(before)
  })

  test('that only tells an amount comes with the expense that it is where nothing is on show', async () => {
    const { body } = await say('30 ribu kemarin', ids.slice(1, 2))
    expect(v.parse(voiceAnswerBody, body)).toMatchObject({
      correction: { asks: false, or_new: false, plain: true },
      expenses: [{ amount: 30_000, auto_inserted: false }],
    })
  })

  test('that only says what is so already saves nothing, and is no violation', async () => {
    const before = await stored()
    const { status, body } = await say('iya bener, baksonya 15 ribu', ids.slice(1, 2))
    expect(status).toBe(422)
    expect(body).toMatchObject({ transcription: 'iya bener, baksonya 15 ribu' })
    expect(body).not.toHaveProperty('violation_type')
    expect(await stored()).toEqual(before)
  })

  test('is about the account’s own expenses alone', async () => {
    const { status, body } = await say('baksonya tiga puluh ribu', ids, 'stranger')
    expect(status).toBe(200)
    expect(body).not.toHaveProperty('correction')
    expect(JSON.stringify(body)).not.toContain(ids[1])
  })

  test.each([[[]], [[0]]])('that takes the latest one back, which is on show, says so: %j', async places => {
    const before = await stored()
    const context = [...places.map(place => ids[place] ?? ''), 'undo']
    for (const text of ['nggak jadi', 'balikin ciloknya']) {
      const { status, body } = await say(text, context)
      expect(status).toBe(200)
      expect(v.parse(voiceAnswerBody, body)).toMatchObject({ undo: true, expenses: [], auto_inserted: false })
    }
    expect((await say('beli teh 5 ribu', context)).body).toMatchObject({ auto_inserted: true })
    expect(await stored()).toHaveLength(before.length + 1)
  })

  test('is none where nothing was just saved', async () => {
    expect((await say('yang bakso dihapus')).body).not.toHaveProperty('correction')
  })

  test.each([['no-id'], ['undo,no-id'], [Array(21).fill('6f9619ff-8b86-4d01-b42d-00cf4fc964ff').join(',')]])(
    'whose context is no list of at most 20 ids is refused',
    async context => {
      expect((await say('hapus semua', context)).status).toBe(400)
    },
  )
})
