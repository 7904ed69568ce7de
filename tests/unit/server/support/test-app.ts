/** The application with a fixed clock, a bearer token that is simply the uid, and listeners that a test sets. */
import { pino } from 'pino'
import { hashedBy } from '../../../../server/accounts/identity-hash.ts'
import { createApp } from '../../../../server/app.ts'
import type { AppDependencies } from '../../../../server/app-dependencies.ts'
import type { Database } from '../../../../server/db/database.ts'
import { NOT_MEASURED } from '../../../../server/observability/measure.ts'
import { NOT_TRACED } from '../../../../server/observability/tracing.ts'
import { transcribeNothing } from '../../../../server/transcription/transcribe.ts'
import { UPLOAD_LIMITS, UploadStore } from '../../../../server/uploads/upload-store.ts'
import { openTestDatabase } from './test-database.ts'

/** Friday, 08:00 in Jakarta. */
export const NOW = new Date('2026-11-20T01:00:00Z')

export interface Answer {
  readonly status: number
  readonly headers: Headers
  // biome-ignore lint/suspicious/noExplicitAny: the assertions are the check of its shape
  readonly body: any
}

export type TestApp = ReturnType<typeof testApp>

/** With a database of its own: slow, once a file. */
export async function openTestApp() {
  const { db, close } = await openTestDatabase()
  return { ...testApp(db), close }
}

/** `settings` may be changed between requests; the application reads them at each. */
export function testApp(db: Database, overrides: Partial<AppDependencies> = {}) {
  const settings = {
    now: NOW,
    uptimeMs: 0,
    /** Of every sign-in; now where it is null. */
    signedInAt: null as Date | null,
    transcribe: transcribeNothing as AppDependencies['transcribe'],
    extract: (async () => ({ items: [], violationType: 'not_expense' })) as AppDependencies['extract'],
  }
  const logged: string[] = []
  const uploads = new UploadStore({ ...UPLOAD_LIMITS, all: 16 * 1024 * 1024 })
  const app = createApp({
    db,
    verify: async uid => ({
      kind: 'verified',
      identity: {
        subject: uid,
        uid,
        signedInAt: settings.signedInAt ?? settings.now,
        email: `${uid}@example.com`,
        name: uid,
      },
    }),
    transcribe: (clip, listening) => settings.transcribe(clip, listening),
    transcribeAhead: null,
    transcribeAgain: null,
    extract: (text, context, signal) => settings.extract(text, context, signal),
    now: () => settings.now,
    uptimeMs: () => settings.uptimeMs,
    trialDays: 14,
    hashIdentity: hashedBy('a key of the tests'),
    trustedProxies: 0,
    securityContact: null,
    uploads,
    rateLimits: null,
    takeShared: null,
    measure: NOT_MEASURED,
    tracing: NOT_TRACED,
    log: pino({ level: 'trace' }, { write: line => void logged.push(line) }),
    client: null,
    ...overrides,
  })

  async function call(uid: string, method: string, path: string, init: RequestInit = {}): Promise<Answer> {
    const headers = new Headers(init.headers)
    headers.set('Authorization', `Bearer ${uid}`)
    const response = await app.request(`/api${path}`, { ...init, method, headers })
    const text = await response.text()
    return { status: response.status, headers: response.headers, body: text === '' ? null : JSON.parse(text) }
  }

  function send(uid: string, method: string, path: string, json: unknown, headers = {}): Promise<Answer> {
    return call(uid, method, path, {
      body: JSON.stringify(json),
      headers: { 'Content-Type': 'application/json', ...headers },
    })
  }

  function get(uid: string, path: string, headers = {}): Promise<Answer> {
    return call(uid, 'GET', path, { headers })
  }

  return { app, db, uploads, settings, logged, call, send, get }
}

export const COFFEE = {
  amount: 25000,
  description: 'Kopi susu',
  category: 'Food & Dining',
  currency: 'IDR',
  date: '2026-11-20T08:00:00+07:00',
}
