import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { instantTranscriber } from '../../../bench/measure/backend/instant-transcriber.ts'
import { adminSocketPath } from '../../../server/accounts/admin-socket.ts'
import { askServer } from '../../../server/accounts/ask-server.ts'
import { type BuiltServer, startServer } from '../../e2e/built-server.ts'
import { signIn } from '../../unit/server/support/local-process.ts'
import { wavBytes } from '../../unit/server/support/wav-bytes.ts'
import type { Attack, Finding } from '../attack.ts'
import { type Added, addExpense, countExpenses, statusOf } from '../support/expenses.ts'
import { addRuleOfTomorrow, nextOfRule } from '../support/rules.ts'

const DAY_MS = 86_400_000
const SHIFTS_DAYS = [3653, -2, 30]
const EMAIL = 'other@example.com'
const KEY = 'sent-before-the-clock-was-wrong'
/** Words that have nothing to do with expenses. */
const NO_EXPENSE = 'tim nasional menang tiga kosong melawan malaysia semalam di stadion utama'

export const clockShifts: Attack = {
  name: 'clock-shifts',
  mustHold:
    'A start with a wrong clock forgets no key, deletes no record, enters nothing of days to come and refuses no account',
  limitSeconds: 150,
  run,
}

async function run(): Promise<Finding> {
  const hearing = await instantTranscriber(NO_EXPENSE)
  const dataDir = await mkdtemp(join(tmpdir(), 'data-'))
  const start = (days: number) =>
    startServer({
      DATA_DIR: dataDir,
      DATABASE_URL: '',
      TRANSCRIBE_URL: hearing.url,
      RATE_LIMITS: 'on',
      NODE_OPTIONS: `--import=${resolve('tests/attack/support/shifted-clock.mjs')}`,
      CLOCK_SHIFT_MS: String(days * DAY_MS),
      // Still active at the second of the shifts ahead: a rule without a subscription rests.
      TRIAL_DAYS: '60',
    })

  const right = await start(0)
  const token = await tokenOf(right)
  const first = await addExpense(right.url, token, { key: KEY })
  const violation = await speak(right.url, token)
  const recorded = await violations(dataDir)
  const rule = await addRuleOfTomorrow(right.url, token)
  await right.stop()
  const refused: string[] = []
  for (const days of SHIFTS_DAYS) {
    const wrong = await start(days)
    const status = await statusOfDashboard(wrong)
    if (status !== 200) refused.push(`${status} at ${days} days`)
    await wrong.stop()
  }
  const again = await start(0)
  const repeated = await addExpense(again.url, await tokenOf(again), { key: KEY })
  const saved = await countExpenses(again.url, await tokenOf(again))
  const kept = await violations(dataDir)
  const due = await nextOfRule(again.url, await tokenOf(again))
  const ready = await statusOf(`${again.url}/readyz`)
  await again.stop()
  hearing.close()

  const same = first?.status === 201 && isDeepStrictEqual(parsed(repeated), parsed(first)) && saved === 1
  return {
    held: same && due === rule && refused.length === 0 && recorded === 1 && kept === 1 && ready === 200,
    tried: `starts with the clock off by ${SHIFTS_DAYS.join(', ')} days between two with the right one, with an expense under a key, a recording without one and a weekly rule`,
    measured: `the key ${same ? 'gave its answer' : `was forgotten: ${saved} saved`}; recordings ${recorded} before (${violation}), ${kept} after; the rule ${due === rule ? 'still begins tomorrow' : `goes on at ${due}`}; ${refused.join(', ') || 'no account refused'}`,
  }
}

/** The order of an answer's fields is not kept. */
function parsed(added: Added | null): unknown {
  return added && JSON.parse(added.body)
}

async function tokenOf({ url }: BuiltServer): Promise<string> {
  return (await signIn(url, EMAIL)).idToken
}

async function statusOfDashboard(server: BuiltServer): Promise<number> {
  const headers = { Authorization: `Bearer ${await tokenOf(server)}` }
  return (await fetch(`${server.url}/api/dashboard/stats`, { headers })).status
}

async function speak(url: string, token: string): Promise<number> {
  const body = new FormData()
  body.set('audio', new File([wavBytes({ seconds: 1, sample: 9000 })], 'a.wav', { type: 'audio/wav' }))
  body.set('auto_insert', 'true')
  const headers = { Authorization: `Bearer ${token}` }
  return (await fetch(`${url}/api/expenses/voice`, { method: 'POST', headers, body })).status
}

/** How many the operator's command lists. */
async function violations(dataDir: string): Promise<number> {
  const path = adminSocketPath(dataDir)
  const answer =
    path === null ? null : await askServer(path, { words: ['violations', EMAIL], operator: 'attack' })
  if (!answer?.ok) throw new Error(`The records could not be listed: ${answer?.text ?? 'no socket'}`)
  return Number(/; (\d+) kept/.exec(answer.text)?.[1])
}
