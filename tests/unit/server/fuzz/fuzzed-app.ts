/** The real application under fuzz: what every answer must be, what was listened to, what was stored. */
import { sql } from 'drizzle-orm'
import * as v from 'valibot'
import { expect } from 'vitest'
import { errorAnswer } from '../../../../shared/wire/answers/error.ts'
import type { Answer, TestApp } from '../support/test-app.ts'
import { testApp } from '../support/test-app.ts'
import { openTestDatabase } from '../support/test-database.ts'

export interface FuzzedApp {
  readonly server: TestApp
  /** Recordings that reached the transcriber since it was last asked. */
  heard(): Uint8Array[]
  /** Rows of every table, by name, but for the counts of an account: made with its first write, whatever comes of that. */
  stored(): Promise<Readonly<Record<string, number>>>
  close(): Promise<void>
}

const ME = {
  kind: 'verified',
  identity: { subject: 'me', uid: 'me', signedInAt: new Date(0), email: 'me@example.com', name: 'Me' },
} as const

/** Every recording is silence to it: nothing comes of what is heard. */
export async function openFuzzedApp(): Promise<FuzzedApp> {
  const { db, close } = await openTestDatabase()
  const server = testApp(db, { verify: async token => (token === 'me' ? ME : { kind: 'invalid' }) })
  let heard: Uint8Array[] = []
  server.settings.transcribe = async ({ bytes }) => {
    heard.push(bytes)
    return { kind: 'text', text: '', confidence: null }
  }
  // The account is there before anything is counted.
  await server.get('me', '/auth/profile')
  return {
    server,
    heard() {
      const since = heard
      heard = []
      return since
    },
    async stored() {
      const { rows } = (await server.db.execute(
        sql`select tablename as name from pg_tables where schemaname = 'public' and tablename <> 'account_usage' order by 1`,
      )) as unknown as { rows: { name: string }[] }
      const counts: Record<string, number> = {}
      for (const { name } of rows) {
        const counted = await server.db.execute(sql`select count(*)::int as n from ${sql.identifier(name)}`)
        counts[name] = (counted as unknown as { rows: { n: number }[] }).rows[0]?.n ?? 0
      }
      return counts
    },
    close,
  }
}

/** Whatever was asked: no fault of the server, and a message with every refusal. */
export function expectProper({ status, body }: Pick<Answer, 'status' | 'body'>, logged: string[]): void {
  expect(logged.splice(0).join('')).not.toContain('unexpected error')
  expect(status).toBeLessThan(500)
  if (status >= 400 && body !== null) expect(v.parse(errorAnswer, body)).toEqual(body)
}
