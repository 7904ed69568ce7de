import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { findAccounts } from '../../../server/accounts/find-accounts.ts'
import { insertViolation } from '../../../server/policy/violations.ts'
import { CURRENT_TERMS } from '../../../shared/domain/terms.ts'
import { apiRoutes } from './support/api-routes.ts'
import { heardOneItem } from './support/heard-item.ts'
import { ELSEWHERE, EXPIRED, type Signing, signing } from './support/signing.ts'
import { COFFEE, NOW, type TestApp, testApp } from './support/test-app.ts'
import { openTestDatabase } from './support/test-database.ts'
import { unzipped } from './support/unzipped.ts'
import { wavBytes } from './support/wav-bytes.ts'

const OWNER = 'owner-uid'
const STRANGER = 'stranger-uid'
const SHARED_KEY = 'key-of-the-owner'
const RULE_KEY = 'rule-of-the-owner'
const TUS = { 'Tus-Resumable': '1.0.0' }

interface Request {
  readonly path?: string
  readonly body?: () => BodyInit
  readonly json?: boolean
  readonly headers?: Readonly<Record<string, string>>
  /** Who asks, where that is not the stranger of all others. */
  readonly as?: string
  /** What is made is the stranger's own, under the id that was sent: it comes back in the answer. */
  readonly echoes?: boolean
  /** How its answer is read, where that is no text. */
  readonly readAs?: (answer: Response) => Promise<string>
  /** What `{id}` names; an expense where it does not say. */
  readonly of?: 'upload' | 'rule' | 'phrase'
}
/**
 * What a stranger sends to get at the owner's data, and what becomes of it: `refused` with 404 as if there
 * were none, `own` data only, or `open` to all because it holds no account's data.
 */
type Case = 'open' | (Request & { readonly outcome: 'refused' | 'own' })

/** Of the owner's expense, and of what the owner is saying just now; known to the stranger. */
let ownersId = ''
let ownersUpload = ''
let ownersRule = ''
let ownersPhrase = ''
/** What the owner was taught, but for its id. */
let phrase: unknown
const RULE = JSON.stringify({
  ...COFFEE,
  date: undefined,
  description: 'Rahasia pemilik',
  schedule: { every: 'week', day: 1 },
})

const TABLE: Readonly<Record<string, Case>> = {
  'GET /api/openapi.json': 'open',
  'GET /api/docs': 'open',
  'GET /api/docs/page.css': 'open',
  'POST /api/auth/login': { outcome: 'own' },
  'POST /api/auth/agreements': {
    outcome: 'own',
    json: true,
    body: () => JSON.stringify({ version: CURRENT_TERMS }),
  },
  'GET /api/auth/profile': { outcome: 'own' },
  'GET /api/auth/standing': { outcome: 'own' },
  'POST /api/auth/objections': { outcome: 'own', json: true, body: () => '{"text":"Bukan aku"}' },
  'GET /api/subscriptions/status': { outcome: 'own' },
  'GET /api/dashboard/stats': { outcome: 'own' },
  'GET /api/analytics/trends': { outcome: 'own' },
  'GET /api/expenses': { outcome: 'own', path: '/api/expenses?limit=1000' },
  'GET /api/expenses/answer': {
    outcome: 'own',
    path: '/api/expenses/answer?what=largest&from=2020-01-01&to=2026-12-31',
  },
  'GET /api/expenses/totals': { outcome: 'own' },
  'GET /api/expenses/detail': { outcome: 'own', path: '/api/expenses/detail?timeframe=month' },
  'POST /api/expenses': { outcome: 'own', json: true, body: () => JSON.stringify(COFFEE) },
  'POST /api/expenses/batch': { outcome: 'own', json: true, body: () => JSON.stringify([COFFEE]) },
  'POST /api/expenses/import': {
    outcome: 'own',
    json: true,
    body: () => JSON.stringify({ expenses: [{ ...COFFEE, id: ownersId }], preview: true }),
  },
  'POST /api/expenses/restore': {
    outcome: 'own',
    json: true,
    as: 'restorer-uid',
    echoes: true,
    body: () => JSON.stringify({ expenses: [{ ...COFFEE, id: ownersId }] }),
  },
  'POST /api/expenses/voice': { outcome: 'own', body: recording, headers: { 'Idempotency-Key': SHARED_KEY } },
  'OPTIONS /api/expenses/voice/uploads': { outcome: 'own' },
  'POST /api/expenses/voice/uploads': {
    outcome: 'own',
    headers: { ...TUS, 'Upload-Defer-Length': '1', 'Idempotency-Key': SHARED_KEY },
  },
  'GET /api/expenses/voice/uploads/{id}': { outcome: 'refused', of: 'upload', headers: TUS },
  'PATCH /api/expenses/voice/uploads/{id}': {
    outcome: 'refused',
    of: 'upload',
    body: () => 'more',
    headers: { ...TUS, 'Upload-Offset': '0', 'Content-Type': 'application/offset+octet-stream' },
  },
  'DELETE /api/expenses/voice/uploads/{id}': { outcome: 'refused', of: 'upload', headers: TUS },
  'POST /api/expenses/delete': {
    outcome: 'own',
    json: true,
    body: () => JSON.stringify({ ids: [ownersId] }),
  },
  'PUT /api/expenses/{id}': { outcome: 'refused', json: true, body: () => '{"description":"Bukan punyamu"}' },
  'DELETE /api/expenses/{id}': { outcome: 'refused' },
  'GET /api/expenses/usual': { outcome: 'own' },
  'GET /api/recurring': { outcome: 'own' },
  'POST /api/recurring': {
    outcome: 'own',
    json: true,
    body: () => RULE.replace('Rahasia pemilik', 'Milikku'),
    headers: { 'Idempotency-Key': RULE_KEY },
  },
  'PUT /api/recurring/{id}': { outcome: 'refused', of: 'rule', json: true, body: () => '{"paused":true}' },
  'DELETE /api/recurring/{id}': { outcome: 'refused', of: 'rule' },
  'GET /api/phrases': { outcome: 'own' },
  'PUT /api/phrases/learning': { outcome: 'own', json: true, body: () => '{"learning":false}' },
  'PUT /api/phrases/{id}': {
    outcome: 'refused',
    of: 'phrase',
    json: true,
    body: () => JSON.stringify(phrase),
  },
  'DELETE /api/phrases/{id}': { outcome: 'refused', of: 'phrase' },
  'GET /api/budgets': { outcome: 'own' },
  'PUT /api/budgets/{category}': {
    outcome: 'own',
    path: '/api/budgets/Travel',
    json: true,
    body: () => JSON.stringify({ amount: 1, currency: 'USD' }),
  },
  'DELETE /api/budgets/{category}': { outcome: 'refused', path: '/api/budgets/all' },
  'DELETE /api/account': { outcome: 'own', as: 'leaver-uid' },
  'GET /api/account/copy': { outcome: 'own', readAs: zipText },
}
const PROTECTED = Object.entries(TABLE).flatMap(([route, entry]) =>
  entry === 'open' ? [] : [[route, entry] as const],
)

/** A positive control for the secrets that are looked for: the owner's own copy holds them. */
async function zipText(answer: Response): Promise<string> {
  return [...(await unzipped(answer)).values()].join('\n')
}

function recording(): FormData {
  const body = new FormData()
  body.set('audio', new File([wavBytes()], 'recording.wav'))
  body.set('auto_insert', 'true')
  return body
}

let signed: Signing
let server: TestApp
let close: () => Promise<void>
let before: Awaited<ReturnType<typeof ownersExpenses>>
let plans: unknown
beforeAll(async () => {
  const database = await openTestDatabase()
  close = database.close
  signed = await signing()
  server = testApp(database.db, { verify: signed.verify })
  server.settings.transcribe = async () => ({ kind: 'text', text: 'sate kambing 50 ribu', confidence: null })
  server.settings.extract = heardOneItem
  await ask('POST /api/expenses', await signed.token(OWNER), {
    json: true,
    body: () => JSON.stringify({ ...COFFEE, description: 'Rahasia pemilik', amount: 7_654_321 }),
  })
  await ask(
    'POST /api/expenses/voice',
    await signed.token(OWNER),
    TABLE['POST /api/expenses/voice'] as Request,
  )
  await ask('PUT /api/budgets/all', await signed.token(OWNER), {
    json: true,
    body: () => JSON.stringify({ amount: 7_654_321, currency: 'IDR' }),
  })
  const rule = await ask('POST /api/recurring', await signed.token(OWNER), {
    json: true,
    body: () => RULE,
    headers: { 'Idempotency-Key': RULE_KEY },
  })
  ownersRule = (await rule.json()).data.id
  const spoken = await ask('POST /api/expenses', await signed.token(OWNER), {
    json: true,
    body: () => JSON.stringify({ ...COFFEE, phrase: 'Rahasia pemilik' }),
  })
  ownersId = (await spoken.json()).data.id
  await ask('PUT /api/expenses/{id}', await signed.token(OWNER), {
    json: true,
    body: () => '{"payment_method":"OVO"}',
  })
  const taught = await (await ask('GET /api/phrases', await signed.token(OWNER))).json()
  ;[{ id: ownersPhrase, ...phrase }] = taught.phrases
  plans = await ownersPlans()
  before = await ownersExpenses()
  ownersId = before[0]?.id ?? ''
  const begun = await ask('POST /api/expenses/voice/uploads', await signed.token(OWNER), {
    headers: { ...TUS, 'Upload-Defer-Length': '1', 'Idempotency-Key': 'spoken' },
  })
  ownersUpload = begun.headers.get('Location')?.split('/').at(-1) ?? ''
  await violation(OWNER, 'Rahasia pemilik')
  await violation(STRANGER, 'Halo')
}, 60_000)
afterAll(() => close())

/** One that counts: there is something to object to. */
async function violation(uid: string, transcript: string): Promise<void> {
  await ask('GET /api/auth/profile', await signed.token(uid))
  const [account] = await findAccounts(server.db, `${uid}@example.com`)
  if (!account) throw new Error('no account was made')
  const about = { confidence: null, audio: wavBytes(), mediaType: 'audio/wav', ipAddress: null, device: null }
  const judged = { violationType: 'not_expense_warning', counted: true } as const
  await insertViolation(
    server.db,
    randomUUID(),
    account.id,
    { reason: 'unrelated', transcript, ...about },
    { ...judged, createdAt: NOW, expiresAt: NOW },
  )
}

async function ask(route: string, token: string | null, { path, body, json, headers, of }: Request = {}) {
  const [method = '', pattern = ''] = route.split(' ')
  return server.app.request((path ?? pattern).replace('{id}', named(of)), {
    method,
    body: body?.() ?? null,
    headers: {
      ...(token === null ? {} : { Authorization: `Bearer ${token}` }),
      ...(json ? { 'Content-Type': 'application/json' } : {}),
      ...headers,
    },
  })
}

function named(of: Request['of']): string {
  const ids = { upload: ownersUpload, rule: ownersRule, phrase: ownersPhrase }
  return of ? ids[of] : ownersId
}

async function ownersExpenses(): Promise<readonly { id: string }[]> {
  const response = await ask('GET /api/expenses', await signed.token(OWNER), {
    path: '/api/expenses?limit=1000',
  })
  return (await response.json()).expenses
}

async function ownersPlans(): Promise<unknown> {
  const token = await signed.token(OWNER)
  const all = ['GET /api/budgets', 'GET /api/recurring', 'GET /api/phrases'].map(async route =>
    (await ask(route, token)).json(),
  )
  return Promise.all(all)
}

test('the table holds every route of the application', () => {
  expect(Object.keys(TABLE).sort()).toEqual(apiRoutes(server.app))
})

describe("with another user's ids", () => {
  test.each(PROTECTED)(
    '%s is answered with nothing of theirs, and leaves theirs as it is',
    async (route, entry) => {
      const response = await ask(route, await signed.token(entry.as ?? STRANGER), entry)
      const text = await (entry.readAs ?? (answer => answer.text()))(response)
      if (entry.outcome === 'refused') expect(response.status).toBe(404)
      else expect(response.ok).toBe(true)
      const ids = entry.echoes ? [] : before.map(({ id }) => id)
      for (const secret of ['Rahasia pemilik', '7654321', OWNER, ...ids]) expect(text).not.toContain(secret)
      expect(await ownersExpenses()).toEqual(before)
      expect(await ownersPlans()).toEqual(plans)
      expect(server.uploads.heldBytes).toBeGreaterThan(0)
    },
  )
})

test.each(['q=rahasia', 'q=7654321', 'category=Food+%26+Dining', 'q=pemilik&category=Food+%26+Dining'])(
  'another’s expenses are not found by %s',
  async query => {
    const found = async (uid: string) => {
      const path = `/api/expenses?${query}`
      const { body } = await ask('GET /api/expenses', await signed.token(uid), { path }).then(
        async answer => ({
          body: await answer.json(),
        }),
      )
      return body.expenses.filter(({ description }: { description: string }) => /rahasia/i.test(description))
        .length
    }
    expect([await found(OWNER), await found(STRANGER)]).toEqual([1, 0])
  },
)

describe('with a token that is not valid', () => {
  const TOKENS: Readonly<Record<string, () => Promise<string | null>>> = {
    'no token': async () => null,
    'an expired one': () => signed.token(OWNER, EXPIRED),
    'one of another project': () => signed.token(OWNER, ELSEWHERE),
    'one under another key': () => signed.forged(OWNER),
    'one without a signature': async () => signed.unsigned(OWNER),
    "one's claims with another's signature": async () => {
      const [head, , signature] = (await signed.token(STRANGER)).split('.')
      const [, claims] = (await signed.token(OWNER)).split('.')
      return [head, claims, signature].join('.')
    },
    'a bare uid': async () => OWNER,
  }

  test.each(PROTECTED)('%s is refused with 401 and leaves everything as it is', async (route, entry) => {
    for (const [kind, make] of Object.entries(TOKENS)) {
      const response = await ask(route, await make(), entry)
      expect([kind, response.status]).toEqual([kind, 401])
      expect(await response.json()).toEqual({ message: expect.any(String) })
    }
    expect(await ownersExpenses()).toEqual(before)
  })
})

test.each(Object.keys(TABLE).filter(route => TABLE[route] === 'open'))(
  '%s is open and holds no account’s data',
  async route => {
    const response = await ask(route, null)
    expect(response.status).toBe(200)
    expect(await response.text()).not.toMatch(new RegExp(`Rahasia|${OWNER}|${ownersId}`))
  },
)
