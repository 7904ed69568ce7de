/** POST /expenses/voice: from a recording to saved expenses. */
import { randomUUID } from 'node:crypto'
import { type Context, Hono } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { CURRENCY_HEADER, VOICE_PATH } from '../../src/api/wire/voice.ts'
import { type Currency, DEFAULT_CURRENCY, isCurrency } from '../../src/domain/currency.ts'
import { findSubscription, isActive } from '../accounts/subscriptions.ts'
import type { AppDependencies } from '../app-dependencies.ts'
import type { Database } from '../db/database.ts'
import { insertExpenses } from '../expenses/expense-store.ts'
import type { AppEnv } from '../http/app-env.ts'
import { requestLanguage } from '../http/error-response.ts'
import { Problem } from '../http/problem.ts'
import { requestZone } from '../http/time-zone.ts'
import { closed } from '../policy/policy-problem.ts'
import { findRestriction } from '../policy/restrictions.ts'
import { answerOnce, type Caller } from '../voice/answer-once.ts'
import { readVoiceUpload, uploadLimit } from '../voice/audio-upload.ts'
import { findAnswer, idempotencyKey, type StoredAnswer } from '../voice/idempotency.ts'
import { answerNoExpense } from '../voice/no-expense.ts'
import { type Understood, understand } from '../voice/understand.ts'
import { voiceAnswer } from '../voice/voice-answer.ts'

type Next = () => Promise<void>

export function voiceRoutes({ db, now, transcribe, extract, log, trustedProxies }: AppDependencies) {
  /** Before anything that may have changed since: what was taken once was taken. */
  const answerRepeated = async (c: Context<AppEnv>, next: Next) => {
    const key = idempotencyKey(c)
    const earlier = key && (await findAnswer(db, c.var.user.id, key))
    return earlier ? answer(c, earlier) : next()
  }

  const requireStanding = async (c: Context<AppEnv>, next: Next) => {
    const restriction = await findRestriction(db, c.var.user.id, now())
    if (restriction) throw closed(restriction, requestZone(c))
    await next()
  }

  const requireSubscription = async (c: Context<AppEnv>, next: Next) => {
    const subscription = await findSubscription(db, c.var.user.id)
    if (!subscription || !isActive(subscription, now())) throw new Problem(402, 'subscriptionRequired')
    await next()
  }

  const checks = [answerRepeated, requireStanding, requireSubscription, uploadLimit] as const
  return new Hono<AppEnv>().post(VOICE_PATH, ...checks, async c => {
    const key = idempotencyKey(c)
    const at = now()
    const context = { now: at, zone: requestZone(c), currency: requestCurrency(c) }
    const { clip, autoInsert } = await readVoiceUpload(c)
    const onUnavailable = (detail: string) =>
      log.warn({ requestId: c.var.requestId, detail }, 'transcription failed')
    const listening = { signal: c.req.raw.signal, language: requestLanguage(c) }
    const understanding = await understand({ transcribe, extract, onUnavailable }, clip, context, listening)
    if (understanding.kind === 'noExpense') {
      const { heard } = understanding
      return answer(c, await answerNoExpense(c, { db, trustedProxies }, { key, clip, heard, now: at }))
    }
    const { understood } = understanding
    if (!autoInsert) return answer(c, { status: 200, body: voiceAnswer(understood, null) })
    return answer(c, await saveOnce(db, { userId: c.var.user.id, key }, understood, at))
  })
}

function saveOnce(db: Database, caller: Caller, understood: Understood, now: Date): Promise<StoredAnswer> {
  const items = understood.items.map(item => ({ ...item, id: randomUUID() }))
  const body = voiceAnswer(
    understood,
    items.map(({ id }) => id),
  )
  return answerOnce(db, caller, now, async tx => ({
    answer: { status: 200, body },
    write: async () => void (await insertExpenses(tx, caller.userId, items, now)),
  }))
}

function answer(c: Context, { status, body }: StoredAnswer): Response {
  return c.json(body as Record<string, unknown>, status as ContentfulStatusCode)
}

/** IDR when missing or unknown. */
function requestCurrency(c: Context): Currency {
  const asked = c.req.header(CURRENCY_HEADER)?.trim().toUpperCase()
  return isCurrency(asked) ? asked : DEFAULT_CURRENCY
}
