import { eq, sql } from 'drizzle-orm'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { GRACE_MS } from '../../../server/accounts/account-deletion.ts'
import { runAdmin } from '../../../server/accounts/admin-commands.ts'
import { deleteDueAccounts } from '../../../server/accounts/delete-account.ts'
import { deletionRun } from '../../../server/accounts/deletion-run.ts'
import { hashedBy, openIdentityHash } from '../../../server/accounts/identity-hash.ts'
import type { Database } from '../../../server/db/database.ts'
import { users } from '../../../server/db/schema.ts'
import { lift, restrict } from '../../../server/policy/restrictions.ts'
import { enterDue } from '../../../server/recurring/enter-due.ts'
import { CURRENT_TERMS } from '../../../shared/domain/terms.ts'
import { heardOneItem } from './support/heard-item.ts'
import { DISTRIBUTED } from './support/statements.ts'
import { COFFEE, NOW, openTestApp, type TestApp } from './support/test-app.ts'
import { wavBytes } from './support/wav-bytes.ts'
import { beginAt } from './uploads/streamed.ts'

const AFTER = new Date(NOW.getTime() + GRACE_MS)
const silent = pino({ level: 'silent' })
const KEY = hashedBy('a key of the tests')

let server: TestApp & { close(): Promise<void> }
let db: Database
beforeAll(async () => {
  server = await openTestApp()
  db = server.db
}, 60_000)
afterAll(() => server.close())

const signIn = (uid: string) => server.call(uid, 'POST', '/auth/login')
const askDeletion = (uid: string) => server.call(uid, 'DELETE', '/account')
const status = (uid: string) => server.get(uid, '/subscriptions/status')
const removed: string[] = []
const run = (now = AFTER, on = db, removeIdentity = async (uid: string) => void removed.push(uid)) =>
  deleteDueAccounts({ db: on, hashIdentity: KEY, removeIdentity }, now, silent)
const idOf = async (uid: string) =>
  (await db.select({ id: users.id }).from(users).where(eq(users.firebaseUid, uid)))[0]?.id ?? ''
function recording() {
  const body = new FormData()
  body.append('audio', new File([wavBytes()], 'recording.wav'))
  body.append('auto_insert', 'true')
  return body
}

/** Something in every table of an account, all of it with words that are found again. */
async function live(uid: string): Promise<void> {
  const words = `Rahasia ${uid}`
  const named = { ...COFFEE, description: words }
  await server.send(uid, 'POST', '/expenses', named, { 'Idempotency-Key': `key-${uid}` })
  await server.send(uid, 'POST', '/auth/agreements', { version: CURRENT_TERMS })
  await server.send(uid, 'PUT', '/budgets/all', { amount: 3_000_000, currency: 'IDR' })
  const { date: starts, ...what } = named
  await server.send(uid, 'POST', '/recurring', { ...what, starts, schedule: { every: 'month', day: 1 } })
  server.settings.transcribe = async () => ({ kind: 'text', text: words, confidence: 0.9 })
  server.settings.extract = async () => ({ items: [], violationType: 'not_expense', reason: 'unrelated' })
  await server.call(uid, 'POST', '/expenses/voice', { body: recording() })
  await server.send(uid, 'POST', '/auth/objections', { text: words })
  await db.execute(sql`insert into audio_seconds (user_id, day, seconds)
    select id, '2026-11-20', 12 from users where firebase_uid = ${uid}`)
  await db.execute(sql`insert into phrase_rules (user_id, id, phrase, learned, learned_on, used_at)
    select id, gen_random_uuid(), ${words}, '{}', '2026-11-20', now() from users where firebase_uid = ${uid}`)
  await db.execute(sql`insert into account_rates (user_id, kind, rested_at, wait_ms)
    select id, 'voice', 0, 0 from users where firebase_uid = ${uid}`)
  await restrict(db, await idOf(uid), { kind: 'permanent_ban', since: NOW, until: null })
}

/** Names of the tables in which any of the words stands, in any column. */
async function tablesWith(words: readonly string[]): Promise<string[]> {
  const { rows } = (await db.execute(
    sql`select tablename as name from pg_tables where schemaname = 'public' order by 1`,
  )) as unknown as { rows: { name: string }[] }
  const found: string[] = []
  for (const { name } of rows) {
    const all = (await db.execute(sql`select t::text as row from ${sql.identifier(name)} t`)) as unknown as {
      rows: { row: string }[]
    }
    if (all.rows.some(({ row }) => words.some(word => row.includes(word)))) found.push(name)
  }
  return found
}

test('what is due is gone from every table, and of another account nothing', async () => {
  await live('gone')
  await live('stays')
  const ofGone = ['gone', await idOf('gone'), 'gone@example.com']
  const ofStays = ['Rahasia stays', await idOf('stays'), 'stays@example.com']
  const everywhere = await tablesWith(ofGone)
  // The positive control: each table of accounts holds something that is found.
  expect(everywhere).toEqual([...DISTRIBUTED, 'users'].sort())
  expect((await askDeletion('gone')).body).toEqual({ data: { deletes_at: AFTER.toISOString() } })
  await run(new Date(AFTER.getTime() - 1))
  expect(await tablesWith(ofGone)).toEqual(everywhere)
  await run()
  expect(await tablesWith(ofGone)).toEqual([])
  expect(removed).toEqual(['gone'])
  expect(await tablesWith(ofStays)).toEqual(everywhere)
})

describe('until then', () => {
  test('all is refused with a clear text, but for a copy and signing in', async () => {
    await server.send('leaver', 'POST', '/expenses', COFFEE)
    await askDeletion('leaver')
    for (const [method, path] of [
      ['GET', '/auth/profile'],
      ['GET', '/expenses'],
      ['PUT', '/budgets/all'],
      ['POST', '/expenses/voice'],
    ] as const) {
      const { status: code, body } = await server.call('leaver', method, path, {
        headers: { 'Accept-Language': 'id' },
      })
      expect([path, code]).toEqual([path, 403])
      expect(body).toEqual({
        message:
          'Akun ini akan dihapus pada 27 November 2026 pukul 08.00. Masuk lagi sebelum itu kalau mau tetap memakainya.',
        code: 'account_deleting',
      })
    }
    const headers = { Authorization: 'Bearer leaver' }
    const copy = await server.app.request('/api/account/copy', { headers })
    expect(copy.status).toBe(200)
    await copy.arrayBuffer()
  })

  test('asking again puts nothing off, and signing in undoes it', async () => {
    server.settings.now = new Date(NOW.getTime() + 60_000)
    expect((await askDeletion('leaver')).body.data.deletes_at).toBe(AFTER.toISOString())
    server.settings.now = NOW
    expect((await signIn('leaver')).body.data).toMatchObject({
      email: 'leaver@example.com',
      deletion_undone: true,
    })
    expect((await signIn('leaver')).body.data).not.toHaveProperty('deletion_undone')
    await run()
    expect((await server.get('leaver', '/expenses')).body.expenses).toHaveLength(1)
  })

  test('its rules rest, what is being uploaded is dropped, and what is being heard is not saved', async () => {
    const { date: starts, ...what } = COFFEE
    await server.send('busy', 'POST', '/recurring', { ...what, starts, schedule: { every: 'week', day: 5 } })
    await beginAt(server, 'busy')
    expect(server.uploads.heldBytes).toBeGreaterThan(0)
    server.settings.extract = heardOneItem
    server.settings.transcribe = async () => {
      await askDeletion('busy')
      return { kind: 'text', text: 'kopi 25 ribu', confidence: 0.9 }
    }
    const heard = await server.call('busy', 'POST', '/expenses/voice', { body: recording() })
    expect(heard.status).toBe(403)
    expect(server.uploads.heldBytes).toBe(0)
    await enterDue(db, new Date(NOW.getTime() + GRACE_MS + 3_600_000), silent)
    await signIn('busy')
    expect((await server.get('busy', '/expenses')).body.expenses).toHaveLength(1)
    await enterDue(db, new Date(NOW.getTime() + GRACE_MS + 3_600_000), silent)
    expect((await server.get('busy', '/expenses')).body.expenses).toHaveLength(2)
  })
})

describe('a person who comes back', () => {
  test('has no second trial, and a ban holds until it is lifted', async () => {
    await signIn('banned')
    await restrict(db, await idOf('banned'), { kind: 'permanent_ban', since: NOW, until: null })
    expect((await status('banned')).body.is_trial).toBe(true)
    for (let time = 0; time < 2; time++) {
      await askDeletion('banned')
      await run()
      server.settings.signedInAt = AFTER
      expect((await signIn('banned')).status).toBe(200)
      expect((await status('banned')).status).toBe(404)
      const voice = await server.call('banned', 'POST', '/expenses/voice', { body: recording() })
      expect([voice.status, voice.body.violation_type]).toEqual([403, 'permanent_ban'])
    }
    expect(await lift(db, await idOf('banned'), AFTER)).toMatchObject({ kind: 'permanent_ban' })
    await askDeletion('banned')
    await run()
    server.settings.signedInAt = new Date(AFTER.getTime() + 1000)
    await signIn('banned')
    expect((await server.call('banned', 'POST', '/expenses/voice', { body: recording() })).status).toBe(402)
    server.settings.signedInAt = null
  })

  test('has to sign in again: an older session makes no new account', async () => {
    await signIn('elsewhere')
    await askDeletion('elsewhere')
    await run()
    const { status: code, body } = await server.get('elsewhere', '/expenses')
    expect([code, body.message]).toEqual([401, 'This account was deleted. Sign in again to begin a new one.'])
    expect(await idOf('elsewhere')).toBe('')
    server.settings.signedInAt = AFTER
    expect((await server.get('elsewhere', '/expenses')).body.expenses).toEqual([])
    server.settings.signedInAt = null
  })
})

describe('broken off', () => {
  test('between two tables, it goes on with the next run', async () => {
    await live('half')
    const words = ['half', await idOf('half')]
    await askDeletion('half')
    let statements = 0
    const failing = new Proxy(db, {
      get(target, name) {
        if (name === 'execute' && ++statements === 4) throw new Error('killed')
        const member = Reflect.get(target, name)
        return typeof member === 'function' ? member.bind(target) : member
      },
    })
    await run(AFTER, failing)
    const left = await tablesWith(words)
    expect(left).toContain('budgets')
    expect(left).not.toContain('expenses')
    // Nothing is left to go back to, and no name.
    const refused = await signIn('half')
    expect([refused.status, refused.body.code]).toEqual([403, 'account_deleting'])
    expect(await tablesWith(['half@example.com'])).toEqual([])
    await run()
    expect(await tablesWith(words)).toEqual([])
    server.settings.signedInAt = AFTER
    await signIn('half')
    const voice = await server.call('half', 'POST', '/expenses/voice', { body: recording() })
    expect(voice.body.violation_type).toBe('permanent_ban')
    server.settings.signedInAt = null
  })

  test('at the identity, only that is left, until it works', async () => {
    await server.send('stuck', 'POST', '/expenses', COFFEE)
    const id = await idOf('stuck')
    await askDeletion('stuck')
    await run(AFTER, db, async () => {
      throw new Error('503')
    })
    expect(await tablesWith([id])).toEqual(['users'])
    await run()
    expect(await tablesWith([id, 'stuck'])).toEqual([])
  })

  test('an account of many rows is deleted in pieces', async () => {
    await signIn('rich')
    const id = await idOf('rich')
    await db.execute(sql`
      insert into expenses (id, user_id, amount, currency, description, category, date, created_at)
      select gen_random_uuid(), ${id}, 25000, 'IDR', 'Makan', 'Other', '2026-11-20', ${NOW.toISOString()}::timestamptz
      from generate_series(1, 5000)`)
    await askDeletion('rich')
    await run()
    expect(await tablesWith([id])).toEqual([])
  })
})

describe('an operator', () => {
  const admin = (...words: string[]) =>
    runAdmin(words, 'sari@office', {
      open: async () => ({ db, close: async () => {} }),
      now: () => NOW,
      statusSources: { dataDir: 'node_modules', isEmbedded: true, server: null },
    })

  test('deletes as the person does', async () => {
    await signIn('asked')
    expect(await admin('delete', 'asked@example.com')).toMatchObject({
      ok: true,
      text: expect.stringContaining(AFTER.toISOString()),
    })
    expect((await server.get('asked', '/expenses')).status).toBe(403)
    expect((await signIn('asked')).body.data.deletion_undone).toBe(true)
  })

  test('or at once: signing in undoes it no more, and the next run carries it out, whatever the clock says', async () => {
    await signIn('at-once')
    const id = await idOf('at-once')
    expect((await admin('delete', 'at-once@example.com', '--now')).ok).toBe(true)
    expect((await signIn('at-once')).status).toBe(403)
    await run(new Date(NOW.getTime() - GRACE_MS))
    // That it was done, and on which account, is kept: nothing of the person.
    expect(await tablesWith([id, 'at-once'])).toEqual(['operator_actions'])
    expect(await tablesWith(['at-once'])).toEqual([])
  })

  test('is told of a word too many', async () => {
    expect((await admin('delete', 'asked@example.com', '--soon')).text).toMatch(/^Unknown command/)
    expect((await admin('delete', 'asked@example.com', '--now', 'please')).ok).toBe(false)
  })
})

test('the key of the hashes is made once, for all servers', async () => {
  const [one, other] = await Promise.all([openIdentityHash(db, null), openIdentityHash(db, null)])
  expect(one('google.com:1')).toBe(other('google.com:1'))
  expect(one('google.com:1')).not.toBe(one('google.com:2'))
  expect((await openIdentityHash(db, 'another key'))('google.com:1')).not.toBe(one('google.com:1'))
})

describe('what is deleted is erased from the files', () => {
  function process(failing = 0) {
    let [left, erased] = [failing, 0]
    const erase = async () => {
      if (left-- > 0) throw new Error('no room')
      erased++
    }
    const deps = { db, hashIdentity: KEY, removeIdentity: null }
    return { run: deletionRun(deps, erase, silent), erased: () => erased }
  }

  test('once, after each run that deleted something', async () => {
    const { run: deleteDue, erased } = process()
    await deleteDue(NOW)
    const before = erased()
    await signIn('erased')
    await askDeletion('erased')
    await deleteDue(AFTER)
    await deleteDue(AFTER)
    expect(erased()).toBe(before + 1)
  })

  test('by the next run where it failed, and by the next process where one was killed before it', async () => {
    await signIn('not-erased')
    await askDeletion('not-erased')
    const broken = process(1)
    await expect(broken.run(AFTER)).rejects.toThrow('no room')
    await broken.run(AFTER)
    expect(broken.erased()).toBe(1)
    const next = process()
    await next.run(NOW)
    await next.run(NOW)
    expect(next.erased()).toBe(1)
  })
})
