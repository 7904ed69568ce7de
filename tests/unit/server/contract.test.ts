import { randomUUID } from 'node:crypto'
import * as v from 'valibot'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { findAccounts } from '../../../server/accounts/find-accounts.ts'
import type { AppDependencies } from '../../../server/app-dependencies.ts'
import type { RateLimits } from '../../../server/limits/rate-limits.ts'
import { OPERATIONS } from '../../../server/openapi/operations.ts'
import { restrict } from '../../../server/policy/restrictions.ts'
import { CURRENT_TERMS } from '../../../shared/domain/terms.ts'
import { profileOutput, subscriptionOutput } from '../../../shared/wire/account.ts'
import { agreementOutput } from '../../../shared/wire/agreement.ts'
import { errorAnswer } from '../../../shared/wire/answers/error.ts'
import { budgetListOutput, budgetOutput } from '../../../shared/wire/budget.ts'
import { enveloped } from '../../../shared/wire/envelope.ts'
import { expenseOutput } from '../../../shared/wire/expense.ts'
import { importOutput } from '../../../shared/wire/import.ts'
import { matchesOutput } from '../../../shared/wire/matches.ts'
import { deletionOutput } from '../../../shared/wire/own-data.ts'
import { expenseListOutput, periodOutput } from '../../../shared/wire/period.ts'
import { learningOutput, phraseBookOutput, phraseOutput } from '../../../shared/wire/phrases.ts'
import { newRecurringOutput, recurringListOutput, recurringOutput } from '../../../shared/wire/recurring.ts'
import { spendingAnswerOutput } from '../../../shared/wire/spending-question.ts'
import { standingOutput } from '../../../shared/wire/standing.ts'
import { dashboardOutput } from '../../../shared/wire/totals.ts'
import { trendsOutput } from '../../../shared/wire/trends.ts'
import { usualOutput } from '../../../shared/wire/usual.ts'
import { voiceOutput } from '../../../shared/wire/voice.ts'
import { heardOneItem } from './support/heard-item.ts'
import { type Answer, COFFEE, NOW, openTestApp, type TestApp, testApp } from './support/test-app.ts'
import { wavBytes } from './support/wav-bytes.ts'

let server: TestApp & { close(): Promise<void> }
let id: string
beforeAll(async () => {
  server = await openTestApp()
  server.settings.transcribe = async () => ({ kind: 'text', text: 'kopi 25 ribu', confidence: 0.9 })
  server.settings.extract = heardOneItem
}, 60_000)
afterAll(() => server.close())
beforeEach(async () => {
  id = (await server.send('me', 'POST', '/expenses', COFFEE)).body.data.id
})

const send = (method: string, path: string, json: unknown, headers = {}) =>
  server.send('me', method, path, json, headers)
const raw = (method: string, path: string, body: BodyInit | null, headers: Record<string, string> = {}) =>
  server.call('me', method, path, { body, headers })
function recording(fields: readonly (readonly [string, string | File])[] = []) {
  const body = new FormData()
  body.append('audio', new File([wavBytes()], 'recording.wav'))
  for (const [name, value] of fields) body.append(name, value)
  return raw('POST', '/expenses/voice', body)
}

const TUS = { 'Tus-Resumable': '1.0.0' }
const beginUpload = () =>
  raw('POST', '/expenses/voice/uploads', null, { ...TUS, 'Upload-Defer-Length': '1', 'Idempotency-Key': 'k' })
/** The path of a new one. */
const upload = async () => (await beginUpload()).headers.get('Location')?.replace('/api', '') ?? ''

const { date: starts, ...WHAT } = COFFEE
const RULE = { ...WHAT, schedule: { every: 'week', day: 5 }, starts }
const addRule = () => send('POST', '/recurring', RULE)
const SPOKEN = { ...COFFEE, phrase: 'kopi susu' }
/** The path of what a correction has taught. */
async function learn() {
  const { body } = await send('POST', '/expenses', SPOKEN)
  await send('PUT', `/expenses/${body.data.id}`, { category: 'Travel', payment_method: 'OVO' })
  const { phrases } = (await server.get('me', '/phrases')).body
  return `/phrases/${phrases[0].id}`
}
/** Of a person to whom voice is closed. */
async function objection(): Promise<Answer> {
  const uid = 'suspended'
  await server.get(uid, '/auth/profile')
  const [account] = await findAccounts(server.db, `${uid}@example.com`)
  if (!account) throw new Error('no account was made')
  await restrict(server.db, account.id, { kind: 'account_deactivation', since: NOW, until: null })
  return server.send(uid, 'POST', '/auth/objections', { text: 'Itu bukan aku' })
}

const agree = (version: string) => send('POST', '/auth/agreements', { version })
const BUDGET = { amount: 3_000_000, currency: 'IDR' }
const setBudget = () => send('PUT', '/budgets/all', BUDGET)

type Call = () => Promise<Answer>
const oneExpense = enveloped(expenseOutput)
const period = v.pipe(
  periodOutput,
  v.check(({ expenses }) => v.is(v.array(expenseOutput), expenses)),
)

/** What the client reads each answer with. */
const CALLS: Readonly<Record<string, readonly [call: Call, output: v.GenericSchema]>> = {
  'post /auth/login': [() => raw('POST', '/auth/login', null), profileOutput],
  'post /auth/agreements': [() => agree(CURRENT_TERMS), agreementOutput],
  'get /auth/profile': [() => server.get('me', '/auth/profile'), profileOutput],
  'delete /account': [() => server.call('leaver', 'DELETE', '/account'), deletionOutput],
  'get /auth/standing': [() => server.get('me', '/auth/standing'), standingOutput],
  'post /auth/objections': [() => objection(), standingOutput],
  'get /subscriptions/status': [() => server.get('me', '/subscriptions/status'), subscriptionOutput],
  'get /dashboard/stats': [() => server.get('me', '/dashboard/stats'), dashboardOutput],
  'get /analytics/trends': [() => server.get('me', '/analytics/trends'), trendsOutput],
  'get /expenses/detail': [() => server.get('me', '/expenses/detail?timeframe=month'), period],
  'get /expenses': [() => server.get('me', '/expenses?limit=1000'), expenseListOutput],
  'post /expenses': [() => send('POST', '/expenses', { ...COFFEE, payment_method: 'QRIS' }), oneExpense],
  'post /expenses/batch': [() => send('POST', '/expenses/batch', [COFFEE]), expenseListOutput],
  'post /expenses/import': [() => send('POST', '/expenses/import', { expenses: [COFFEE] }), importOutput],
  'post /expenses/restore': [
    () => send('POST', '/expenses/restore', { expenses: [{ ...COFFEE, id: randomUUID() }] }),
    expenseListOutput,
  ],
  'post /expenses/voice': [() => recording([['auto_insert', 'true']]), voiceOutput],
  'options /expenses/voice/uploads': [() => raw('OPTIONS', '/expenses/voice/uploads', null), v.null()],
  'post /expenses/voice/uploads': [() => beginUpload(), v.null()],
  'get /expenses/voice/uploads/{id}': [async () => raw('GET', await upload(), null, TUS), v.null()],
  'patch /expenses/voice/uploads/{id}': [
    async () =>
      raw('PATCH', await upload(), 'fLaC', {
        ...TUS,
        'Upload-Offset': '0',
        'Content-Type': 'application/offset+octet-stream',
      }),
    v.null(),
  ],
  'delete /expenses/voice/uploads/{id}': [async () => raw('DELETE', await upload(), null, TUS), v.null()],
  'post /expenses/delete': [() => send('POST', '/expenses/delete', { ids: [id] }), v.unknown()],
  'put /expenses/{id}': [() => send('PUT', `/expenses/${id}`, { amount: 1 }), oneExpense],
  'delete /expenses/{id}': [() => raw('DELETE', `/expenses/${id}`, null), v.unknown()],
  'get /expenses/answer': [
    () => server.get('me', '/expenses/answer?what=sum&from=2026-11-01&to=2026-11-30'),
    spendingAnswerOutput,
  ],
  'get /expenses/totals': [() => server.get('me', '/expenses/totals?q=kopi'), matchesOutput],
  'get /expenses/usual': [() => server.get('me', '/expenses/usual'), usualOutput],
  'get /budgets': [() => server.get('me', '/budgets'), budgetListOutput],
  'put /budgets/{category}': [() => setBudget(), budgetOutput],
  'get /recurring': [
    async () => {
      await addRule()
      return server.get('me', '/recurring')
    },
    recurringListOutput,
  ],
  'post /recurring': [() => addRule(), newRecurringOutput],
  'put /recurring/{id}': [
    async () => send('PUT', `/recurring/${(await addRule()).body.data.id}`, { paused: true }),
    recurringOutput,
  ],
  'delete /recurring/{id}': [
    async () => raw('DELETE', `/recurring/${(await addRule()).body.data.id}`, null),
    v.unknown(),
  ],
  'get /phrases': [
    async () => {
      for (let times = 0; times < 4; times++) await send('POST', '/expenses', SPOKEN)
      await learn()
      return server.get('me', '/phrases')
    },
    phraseBookOutput,
  ],
  'put /phrases/learning': [() => send('PUT', '/phrases/learning', { learning: true }), learningOutput],
  'put /phrases/{id}': [
    async () => {
      const path = await learn()
      const [{ id: _, ...rule }] = (await server.get('me', '/phrases')).body.phrases
      return send('PUT', path, rule)
    },
    phraseOutput,
  ],
  'delete /phrases/{id}': [async () => raw('DELETE', await learn(), null), v.unknown()],
  'delete /budgets/{category}': [
    async () => {
      await setBudget()
      return raw('DELETE', '/budgets/all', null)
    },
    v.unknown(),
  ],
}

describe('the answer to', () => {
  test.each(OPERATIONS.filter(({ open, answer }) => !open && typeof answer !== 'string'))(
    '$method $path is what the contract says, and the client reads it',
    async ({ method, path, status, answer }) => {
      const entry = CALLS[`${method} ${path}`]
      if (!entry || typeof answer === 'string') throw new Error('no call for it in the table')
      const [call, output] = entry
      const got = await call()
      expect(got.status).toBe(status)
      expect(v.parse(answer ?? v.null(), got.body)).toEqual(got.body)
      expect(v.safeParse(output, got.body).success).toBe(true)
    },
  )
})

describe('refused by name is', () => {
  test.each<[string, string, Call]>([
    ['a field that no expense has', 'note', () => send('POST', '/expenses', { ...COFFEE, note: 'x' })],
    ['the same in a batch', '0.note', () => send('POST', '/expenses/batch', [{ ...COFFEE, note: 1 }])],
    [
      'the same beside a batch',
      'dry_run',
      () => send('POST', '/expenses/batch', { expenses: [COFFEE], dry_run: true }),
    ],
    ['the same in a change', 'user_id', () => send('PUT', `/expenses/${id}`, { user_id: 'you' })],
    ['a field of a rule', 'zone', () => send('POST', '/recurring', { ...RULE, zone: 'UTC' })],
    [
      'a phrase of an expense that is changed',
      'phrase',
      () => send('PUT', `/expenses/${id}`, { phrase: 'kopi' }),
    ],
    [
      'a field of learning',
      'always',
      () => send('PUT', '/phrases/learning', { learning: true, always: true }),
    ],
    ['a field of a budget', 'period', () => send('PUT', '/budgets/all', { ...BUDGET, period: 'week' })],
    ['an agreement to what there is not', 'version', () => agree('2020-01-01')],
    ['an agreement to no version', 'version', () => agree('yes')],
    ['a field of a login', 'uid', () => send('POST', '/auth/login', { uid: 'you' })],
    ['a field of an upload', 'user', () => recording([['user', 'you']])],
    ['a second recording', 'audio', () => recording([['audio', new File([wavBytes()], 'b.wav')]])],
    ['an auto_insert of neither', 'auto_insert', () => recording([['auto_insert', 'perhaps']])],
    ['a parameter of a list', 'sort', () => server.get('me', '/expenses?sort=up')],
    ['a parameter twice', 'limit', () => server.get('me', '/expenses?limit=1&limit=2')],
    ['a month of a week', 'month', () => server.get('me', '/expenses/detail?timeframe=week&month=2026-10')],
    [
      'a period beside a timeframe',
      'period',
      () => server.get('me', '/expenses/detail?timeframe=week&period=week'),
    ],
    [
      'nothing that is seen',
      'description',
      () => send('POST', '/expenses', { ...COFFEE, description: '\u200b\u202e \0' }),
    ],
    [
      'half a character',
      'description',
      () => send('POST', '/expenses', { ...COFFEE, description: '\ud800' }),
    ],
    [
      'no word that is seen',
      'phrase',
      () => send('POST', '/expenses', { ...COFFEE, phrase: '\u200b\u202e \0' }),
    ],
    ['a day of a year that is none', 'from', () => server.get('me', '/expenses?from=0000-01-01')],
    [
      'a month of a year that is none',
      'month',
      () => server.get('me', '/expenses/detail?timeframe=month&month=0000-01'),
    ],
    ['an amount beyond numbers', 'amount', () => raw('POST', '/expenses', '{"amount":1e999}', JSON_TYPE)],
  ])('%s', async (_, field, call) => {
    const { status, body } = await call()
    expect(status).toBe(400)
    expect(body.message).toContain(`"${field}"`)
  })

  test('a field of any length, in a short message', async () => {
    const { status, body } = await send('POST', '/expenses', { ...COFFEE, ['x'.repeat(100_000)]: 1 })
    expect(status).toBe(400)
    expect(body.message.length).toBeLessThan(200)
  })
})

const JSON_TYPE = { 'Content-Type': 'application/json' }

describe('answered with its own status is', () => {
  const coffee = JSON.stringify(COFFEE)
  const invalidUtf8 = new Uint8Array([...new TextEncoder().encode('{"description":"'), 0xff, 0x22, 0x7d])
  test.each<[string, number, Call]>([
    [
      'a compressed body',
      415,
      () => raw('POST', '/expenses', coffee, { ...JSON_TYPE, 'Content-Encoding': 'gzip' }),
    ],
    ['a compressed login', 415, () => raw('POST', '/auth/login', '{}', { 'Content-Encoding': 'br' })],
    [
      'another charset',
      415,
      () => raw('POST', '/expenses', coffee, { 'Content-Type': 'application/json; charset=utf-16' }),
    ],
    [
      'a form',
      415,
      () => raw('POST', '/expenses', 'amount=1', { 'Content-Type': 'application/x-www-form-urlencoded' }),
    ],
    ['a body without a type', 415, () => raw('PUT', `/expenses/${id}`, new Uint8Array([123, 125]))],
    ['bytes that are not UTF-8', 400, () => raw('POST', '/expenses', invalidUtf8, JSON_TYPE)],
    ['no body', 400, () => raw('POST', '/expenses', null, JSON_TYPE)],
    ['a list of too many', 400, () => send('POST', '/expenses/batch', Array(101).fill(COFFEE))],
    ['an empty list', 400, () => send('POST', '/expenses/batch', [])],
    ['a deletion of none', 400, () => send('POST', '/expenses/delete', { ids: [] })],
    ['a deletion of too many', 400, () => send('POST', '/expenses/delete', { ids: Array(1001).fill(id) })],
    ['a body beyond 512 KB', 413, () => raw('POST', '/auth/login', 'x'.repeat(600_000))],
    ['an address beyond 4 KB', 414, () => server.get('me', `/expenses?from=${'x'.repeat(5000)}`)],
    ['an unknown method', 405, () => raw('PROPFIND', '/expenses', null)],
    ['a method of another route', 405, () => raw('PUT', '/expenses', coffee, JSON_TYPE)],
    ['an unknown route', 404, () => server.get('me', '/expenses/detail/more')],
  ])('%s: %i, with a message', async (_, expected, call) => {
    const { status, body } = await call()
    expect(status).toBe(expected)
    expect(v.parse(errorAnswer, body)).toEqual(body)
  })

  test('charset UTF-8, said in any way', async () => {
    for (const charset of ['utf-8', 'UTF-8', '"utf-8"'])
      expect(
        (await raw('POST', '/expenses', coffee, { 'Content-Type': `application/json; charset=${charset}` }))
          .status,
      ).toBe(201)
  })

  test('a login with an empty object, or none', async () => {
    expect((await send('POST', '/auth/login', {})).status).toBe(200)
  })
})

describe('the methods', () => {
  test('of a route come with OPTIONS, and no other origin is let in', async () => {
    const { status, headers } = await raw('OPTIONS', '/expenses', null, {
      Origin: 'https://elsewhere.example',
    })
    expect(status).toBe(204)
    expect(headers.get('Allow')?.split(', ').sort()).toEqual(['GET', 'HEAD', 'OPTIONS', 'POST'])
    expect([...headers.keys()].filter(name => name.startsWith('access-control'))).toEqual([])
  })

  test('HEAD is GET without its body', async () => {
    const { status, body, headers } = await raw('HEAD', '/expenses', null)
    expect([status, body]).toEqual([200, null])
    expect(headers.get('Content-Type')).toMatch(/^application\/json/)
  })

  test('of the health addresses are as strict', async () => {
    const response = await server.app.request('/healthz', { method: 'POST' })
    expect(response.status).toBe(405)
    expect(response.headers.get('Allow')).toContain('GET')
  })
})

describe('with limits, the application', () => {
  const LIMITS: RateLimits = {
    address: { burst: 30, perMinute: 30 },
    account: { burst: 20, perMinute: 20 },
    voice: { burst: 3, perMinute: 12 },
    copy: { burst: 5, perMinute: 0.1 },
    audioSecondsADay: 3600,
    modelCallsADay: 300,
    answerBytes: { burst: 20, perMinute: 20 },
  }
  const limited = (overrides: Partial<AppDependencies> = {}) =>
    testApp(server.db, { rateLimits: LIMITS, trustedProxies: 1, ...overrides })
  const from = (address: string) => ({ 'X-Forwarded-For': address })
  async function statuses(count: number, ask: (i: number) => Promise<{ status: number }>) {
    const seen = new Set<number>()
    for (let i = 0; i < count; i++) seen.add((await ask(i)).status)
    return [...seen]
  }

  test('refuses the voice uploads of one account beyond its burst, and takes them again after a rest', async () => {
    const app = limited()
    const upload = (uid: string, headers = {}) => app.send(uid, 'POST', '/expenses/voice', {}, headers)
    expect(await statuses(LIMITS.voice.burst, () => upload('talker'))).toEqual([415])
    const refused = await upload('talker', { 'Accept-Language': 'id' })
    expect(refused.status).toBe(429)
    expect(refused.headers.get('Retry-After')).toBe('5')
    expect(refused.body).toEqual({ message: 'Terlalu banyak permintaan. Coba lagi dalam 5 detik.' })
    expect((await upload('another')).status).toBe(415)
    expect((await app.get('talker', '/auth/profile')).status).toBe(200)
    app.settings.uptimeMs += 5000
    expect((await upload('talker')).status).toBe(415)
  })

  test.each([
    ['back', -3_600_000],
    ['forward', 3_600_000],
  ])('counts as before when the clock is set %s', async (direction, ms) => {
    const app = limited()
    const ask = () => app.get(`clock-${direction}`, '/auth/nothing', from('203.0.113.7'))
    const [before, after] = [5, LIMITS.account.burst - 5]
    expect(await statuses(before, ask)).toEqual([404])
    app.settings.now = new Date(NOW.getTime() + ms)
    expect(await statuses(after, ask)).toEqual([404])
    expect((await ask()).status).toBe(429)
  })

  test('refuses the requests of one account beyond its burst, wherever they come from', async () => {
    const app = limited()
    const ask = (uid: string, i: number) => app.get(uid, '/auth/nothing', from(`10.0.0.${i}`))
    expect(await statuses(LIMITS.account.burst, i => ask('busy', i))).toEqual([404])
    expect((await ask('busy', 0)).status).toBe(429)
    expect((await ask('calm', 0)).status).toBe(404)
  })

  test('refuses one address, whatever account it claims, before any token is looked at', async () => {
    let looked = 0
    const verify = async () => {
      looked++
      return { kind: 'invalid' } as const
    }
    const app = limited({ verify })
    const ask = (i: number, address: string) => app.get(`unknown${i}`, '/auth/profile', from(address))
    expect(await statuses(LIMITS.address.burst, i => ask(i, '203.0.113.1'))).toEqual([401])
    expect((await ask(0, '203.0.113.1')).status).toBe(429)
    expect(looked).toBe(LIMITS.address.burst)
    expect((await ask(0, '203.0.113.2')).status).toBe(401)
  })
})
