import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { AppDependencies } from '../../../server/app-dependencies.ts'
import { openAiTranscriber } from '../../../server/transcription/openai.ts'
import { ELSEWHERE, EXPIRED, type Signing, signing } from './support/signing.ts'
import { COFFEE, testApp } from './support/test-app.ts'
import { openTestDatabase } from './support/test-database.ts'
import { wavBytes } from './support/wav-bytes.ts'

/** All that a log may not hold has this in it, or is a token. */
const MARK = 'geheim'
const UID = `uid-${MARK}`
const EXPENSE = { ...COFFEE, description: `kopi ${MARK}` }
/** PCM16 samples that spell the mark. */
const AUDIO = wavBytes({ seconds: 0.1 })
AUDIO.set(Buffer.from(MARK), 100)

let close: () => Promise<void>
let signed: Signing
let dependencies: Partial<AppDependencies> & Pick<AppDependencies, 'db'>
beforeAll(async () => {
  const database = await openTestDatabase()
  close = database.close
  signed = await signing()
  dependencies = { db: database.db, verify: signed.verify }
  // A fault of the database whose error quotes what was to be stored.
  await database.db.execute(sql`alter table expenses add check (description not like '%gagal%')`)
}, 60_000)
afterAll(() => close())

const broken = (what: string) => async () => {
  throw new Error(`${what} failed on ${MARK}`, { cause: new Error(MARK) })
}
const unreachable = openAiTranscriber(
  { url: 'http://127.0.0.1:1/v1', key: `key-${MARK}`, model: 'whisper-1' },
  { fetch: broken('the service') },
)
const heard: AppDependencies['transcribe'] = async () => ({
  kind: 'text',
  text: `kopi ${MARK}`,
  confidence: 0.1,
})

interface Scenario {
  readonly status: number
  readonly overrides?: Partial<AppDependencies>
  readonly token?: () => Promise<string>
  readonly path?: string
  readonly method?: string
  readonly body?: BodyInit
  readonly headers?: Readonly<Record<string, string>>
}
const json = (value: unknown) => ({
  method: 'POST',
  path: '/expenses',
  body: JSON.stringify(value),
  headers: { 'Content-Type': 'application/json' },
})
const voice = (transcribe: AppDependencies['transcribe'], more: Partial<AppDependencies> = {}) => ({
  method: 'POST',
  path: '/expenses/voice',
  body: recording(),
  headers: { 'Idempotency-Key': `key-${MARK}-${crypto.randomUUID()}` },
  overrides: { transcribe, ...more },
})
function recording(): FormData {
  const body = new FormData()
  body.set('audio', new File([AUDIO], `${MARK}.wav`))
  body.set('auto_insert', 'true')
  return body
}

const SCENARIOS: Readonly<Record<string, () => Scenario>> = {
  'an expense saved': () => ({ status: 201, ...json(EXPENSE) }),
  'a query': () => ({ status: 400, path: `/expenses?from=${MARK}` }),
  'a path': () => ({ status: 404, path: `/expenses/${MARK}/${MARK}` }),
  'a field': () => ({ status: 400, ...json({ ...EXPENSE, [MARK]: MARK }) }),
  'JSON that is none': () => ({ status: 400, ...json(EXPENSE), body: `{"description":"${MARK}` }),
  'a zone': () => ({ status: 400, path: '/dashboard/stats', headers: { 'X-Time-Zone': `Mars/${MARK}` } }),
  'other headers': () => ({
    status: 200,
    path: '/auth/profile',
    headers: { Cookie: MARK, 'User-Agent': MARK, Referer: `http://${MARK}`, 'X-Forwarded-For': MARK },
  }),
  'an expired token': () => ({ status: 401, token: () => signed.token(UID, EXPIRED) }),
  "another project's token": () => ({ status: 401, token: () => signed.token(UID, ELSEWHERE) }),
  'a forged token': () => ({ status: 401, token: () => signed.forged(UID) }),
  'no token at all': () => ({ status: 401, token: async () => MARK }),
  'a fault of the check of tokens': () => ({ status: 500, overrides: { verify: broken('the check') } }),
  'a fault of the database': () => ({ status: 500, ...json({ ...EXPENSE, description: `${MARK} gagal` }) }),
  'a recording understood as nothing': () => ({ status: 422, ...voice(heard) }),
  'a recording that fails on the way': () => ({ status: 503, ...voice(unreachable) }),
  'a recording that the service refuses': () => ({
    status: 422,
    ...voice(async () => ({ kind: 'refused', status: 400 })),
  }),
  'a fault of the transcription': () => ({ status: 500, ...voice(broken('the transcription')) }),
  'a fault of the extraction': () => ({
    status: 500,
    ...voice(heard, { extract: broken('the extraction') }),
  }),
}

test.each(Object.entries(SCENARIOS))('%s leaves nothing of the person in the log', async (_, scenario) => {
  const { status, overrides = {}, token, path = '/auth/profile', headers = {}, ...init } = scenario()
  const { app, logged } = testApp(dependencies.db, { ...dependencies, ...overrides })
  const bearer = await (token?.() ?? signed.token(UID))
  const response = await app.request(`/api${path}`, {
    ...init,
    headers: { Authorization: `Bearer ${bearer}`, ...headers },
  })
  const text = logged.join('')
  expect(response.status).toBe(status)
  expect(logged).not.toEqual([])
  if (status === 500) expect(text).toContain('unexpected error')
  expect(text).not.toContain(MARK)
  for (const part of bearer.split('.')) expect(text).not.toContain(part)
  // Nor may an answer tell what broke.
  if (status >= 500) expect(await response.text()).not.toContain(MARK)
})
