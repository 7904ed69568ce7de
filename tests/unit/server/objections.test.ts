/** A person who is warned or restricted sees why and objects; an operator decides; what operators do is recorded. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { runAdmin } from '../../../server/accounts/admin-commands.ts'
import { findAccounts } from '../../../server/accounts/find-accounts.ts'
import { listActions } from '../../../server/accounts/operator-actions.ts'
import { deleteWhatIsDue } from '../../../server/retention.ts'
import { NOW, openTestApp, type TestApp } from './support/test-app.ts'
import { wavBytes } from './support/wav-bytes.ts'

let server: TestApp & { close(): Promise<void> }
beforeAll(async () => {
  server = await openTestApp()
  server.settings.transcribe = async () => ({
    kind: 'text',
    text: 'selamat pagi semua teman',
    confidence: 0.9,
  })
  server.settings.extract = async () => ({ items: [], violationType: 'not_expense', reason: 'unrelated' })
}, 60_000)
afterAll(() => server.close())

let people = 0
let me: string
let address: string
let accountId: string
beforeEach(async () => {
  server.settings.now = NOW
  me = `person-${++people}`
  address = `${me}@example.com`
  await server.get(me, '/auth/profile')
  const [account] = await findAccounts(server.db, address)
  accountId = account?.id ?? ''
})

const minutes = (n: number) => new Date(NOW.getTime() + n * 60_000)
/** So many recordings that are no expense, a minute apart; the last answer. */
async function talk(times: number) {
  for (let n = 1; ; n++) {
    server.settings.now = minutes(n)
    const body = new FormData()
    body.set('audio', new File([wavBytes({ sample: 0x4141 })], 'a.wav'))
    const answer = await server.call(me, 'POST', '/expenses/voice', { body })
    if (n === times) return answer
  }
}
const standing = async (uid = me) => (await server.get(uid, '/auth/standing')).body.data
const object = (text: string, headers = {}) => server.send(me, 'POST', '/auth/objections', { text }, headers)
const admin = (words: readonly string[], operator = 'sari@office') =>
  runAdmin(words, operator, {
    open: async () => ({ db: server.db, close: async () => {} }),
    now: () => server.settings.now,
    statusSources: { dataDir: 'node_modules', isEmbedded: true, server: null },
  })
const actions = async () => {
  const text = await listActions(server.db, accountId, 100)
  return text.split('\n').map(line => line.split('  ').slice(1).join('  '))
}

test('without a recording that counts there is nothing to see and nothing to object to', async () => {
  expect(await standing()).toEqual({ restriction: null, heard: [], objection: null })
  const answer = await object('Kenapa?')
  expect([answer.status, answer.body.message]).toEqual([
    409,
    'Nothing counts against you: there is nothing to object to.',
  ])
})

test('a suspended person alone sees why, until when and what was heard', async () => {
  expect((await talk(3)).body.violation_type).toBe('temporary_suspension')
  const seen = await standing()
  expect(seen.restriction).toEqual({
    type: 'temporary_suspension',
    since: minutes(3).toISOString(),
    until: new Date(minutes(3).getTime() + 86_400_000).toISOString(),
  })
  expect(seen.heard).toHaveLength(3)
  expect(seen.heard[0]).toEqual({
    at: minutes(3).toISOString(),
    transcription: 'selamat pagi semua teman',
    violation_type: 'temporary_suspension',
    counted: true,
  })
  expect(await standing('another')).toEqual({ restriction: null, heard: [], objection: null })
})

describe('an objection', () => {
  beforeEach(() => talk(1))

  test('of a warned person is stored, once under its key, and one waits at a time', async () => {
    const key = { 'Idempotency-Key': `objection-of-${me}` }
    const [first, again] = [await object(' Itu\nanakku ', key), await object(' Itu\nanakku ', key)]
    expect([first.status, again.status]).toEqual([201, 201])
    expect(again.body).toEqual(first.body)
    expect(first.body.data.objection).toEqual({
      text: 'Itu anakku',
      at: minutes(1).toISOString(),
      answer: null,
    })
    expect((await standing()).objection).toEqual(first.body.data.objection)
    expect((await object('Dan lagi')).status).toBe(409)
  })

  test.each([
    ['', 400],
    [' \u200b', 400],
    ['x'.repeat(1001), 400],
    ['x'.repeat(1000), 201],
  ])('has 1 to 1,000 characters: %#', async (text, status) => {
    expect((await object(text)).status).toBe(status)
  })

  test('several at once leave one', async () => {
    const answers = await Promise.all(['a', 'b', 'c', 'd'].map(text => object(text)))
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409])
  })

  test('is listed for the operator, without commands to the terminal, until it is answered', async () => {
    await object('Itu radio, bukan aku')
    const { text } = await admin(['objections'])
    expect(text).toContain(
      [
        `${minutes(1).toISOString()}  ${address}`,
        `  account  ${accountId}`,
        '  state    voice is open; 1 count',
        '  says     Itu radio, bukan aku',
      ].join('\n'),
    )
    await admin(['uphold', address, 'The recording is clear.'])
    expect((await admin(['objections'])).text).not.toContain(address)
  })

  test('that is turned down is answered with a reason, and another may follow', async () => {
    await object('Salah dengar')
    expect(await admin(['uphold', address, 'Rekamannya', 'jelas.'])).toEqual({
      ok: true,
      text: `${address} was told why the objection is turned down.`,
    })
    const { objection, heard } = await standing()
    expect(objection.answer).toEqual({
      accepted: false,
      text: 'Rekamannya jelas.',
      at: minutes(1).toISOString(),
    })
    expect(heard[0].counted).toBe(true)
    expect((await object('Tolong dengar sekali lagi')).status).toBe(201)
  })

  test('that is accepted lifts what is in force, and nothing counts any more', async () => {
    await talk(3)
    await object('Salah dengar')
    expect((await admin(['lift', address, 'Maaf, kamu benar.'])).ok).toBe(true)
    const { restriction, heard, objection } = await standing()
    expect(restriction).toBeNull()
    expect(heard.map(({ counted }: { counted: boolean }) => counted)).not.toContain(true)
    expect(objection.answer).toMatchObject({ accepted: true, text: 'Maaf, kamu benar.' })
    expect((await talk(1)).body.violation_type).toBe('not_expense_warning')
  })

  test('goes 180 days after it was answered, and not while it waits', async () => {
    await object('Salah dengar')
    const days = (n: number) => new Date(minutes(1).getTime() + n * 86_400_000)
    await deleteWhatIsDue(server.db, days(500))
    expect((await standing()).objection).not.toBeNull()
    await admin(['uphold', address, 'Jelas.'])
    await deleteWhatIsDue(server.db, days(180))
    expect((await standing()).objection).not.toBeNull()
    await deleteWhatIsDue(server.db, days(181))
    expect((await standing()).objection).toBeNull()
  })
})

test('every action is kept with who did it and what came of it, and nothing of the person', async () => {
  await talk(1)
  await object('Salah dengar')
  await admin(['subscription', 'grant', address, '30'])
  await admin(['violations', accountId], 'budi@home')
  await admin(['objections'])
  await admin(['lift', address, 'Kamu benar.'])
  await admin(['unban', address])
  expect((await actions()).sort()).toEqual(
    [
      `sari@office  ${accountId}  grant 30: has a subscription until 2027-01-03T01:00:00.000Z`,
      `budi@home  ${accountId}  violations: recordings shown: 1`,
      `sari@office  ${accountId}  objections: objection shown`,
      `sari@office  ${accountId}  lift: is in good standing: the objection is accepted, and nothing counts any more`,
      `sari@office  ${accountId}  lift: is neither suspended nor deactivated nor banned, and no objection waits`,
    ].sort(),
  )
  expect((await admin(['actions', address])).text.split('\n')).toHaveLength(5)
  expect((await admin(['actions'])).text).toContain(accountId)
})

test('what two operators do to one account at once is ordered: the second sees what the first has done', async () => {
  await talk(3)
  await object('Salah dengar')
  const both = await Promise.all([
    admin(['lift', address, 'Kamu benar.'], 'sari@office'),
    admin(['uphold', address, 'Rekamannya jelas.'], 'budi@home'),
  ])
  expect(both.map(({ ok }) => ok).sort()).toEqual(both[0]?.ok && both[1]?.ok ? [true, true] : [false, true])
  const { objection } = await standing()
  const done = await actions()
  const isLifted = done.some(line => line.includes('the objection is accepted'))
  expect(objection.answer.accepted).toBe(isLifted)
  expect(done.filter(line => /the objection is (accepted|turned down)/.test(line))).toHaveLength(1)

  const lifts = await Promise.all([1, 2, 3, 4].map(() => admin(['subscription', 'expire', address])))
  expect(lifts.map(({ ok }) => ok).sort()).toEqual([false, false, false, true])
})
