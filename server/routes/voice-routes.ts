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
import { Problem } from '../http/problem.ts'
import { requestZone } from '../http/time-zone.ts'
import { preferredLanguage } from '../messages/message.ts'
import { readVoiceUpload, uploadLimit } from '../voice/audio-upload.ts'
import {
  claimKey,
  findAnswer,
  forgetOldAnswers,
  idempotencyKey,
  type StoredAnswer,
} from '../voice/idempotency.ts'
import { type Understood, understand } from '../voice/understand.ts'
import { voiceAnswer } from '../voice/voice-answer.ts'

export function voiceRoutes({ db, now, transcribe, extract, log }: AppDependencies) {
  const requireSubscription = async (c: Context<AppEnv>, next: () => Promise<void>) => {
    const subscription = await findSubscription(db, c.var.user.id)
    if (!subscription || !isActive(subscription, now())) throw new Problem(402, 'subscriptionRequired')
    await next()
  }

  return new Hono<AppEnv>().post(VOICE_PATH, requireSubscription, uploadLimit, async c => {
    const userId = c.var.user.id
    const key = idempotencyKey(c)
    const earlier = key && (await findAnswer(db, userId, key))
    if (earlier) return answer(c, earlier)

    const at = now()
    const context = { now: at, zone: requestZone(c), currency: requestCurrency(c) }
    const { clip, autoInsert } = await readVoiceUpload(c)
    const onUnavailable = (detail: string) =>
      log.warn({ requestId: c.var.requestId, detail }, 'transcription failed')
    const listening = {
      signal: c.req.raw.signal,
      language: preferredLanguage(c.req.header('Accept-Language')),
    }
    const understood = await understand({ transcribe, extract, onUnavailable }, clip, context, listening)
    if (!autoInsert) return answer(c, { status: 200, body: voiceAnswer(understood, null) })
    return answer(c, await saveOnce(db, userId, key, understood, at))
  })
}

/** Expenses and answer are written together or not at all, and once for a key. */
async function saveOnce(
  db: Database,
  userId: string,
  key: string | null,
  understood: Understood,
  now: Date,
): Promise<StoredAnswer> {
  const items = understood.items.map(item => ({ ...item, id: randomUUID() }))
  const fresh: StoredAnswer = {
    status: 200,
    body: voiceAnswer(
      understood,
      items.map(({ id }) => id),
    ),
  }
  const saved = await db.transaction(async tx => {
    if (key && !(await claimKey(tx, userId, key, fresh, now))) return false
    await insertExpenses(tx, userId, items, now)
    await forgetOldAnswers(tx, now)
    return true
  })
  if (saved) return fresh
  const first = key && (await findAnswer(db, userId, key))
  if (first) return first
  throw new Error('A claimed idempotency key has no answer')
}

function answer(c: Context, { status, body }: StoredAnswer): Response {
  return c.json(body as Record<string, unknown>, status as ContentfulStatusCode)
}

/** IDR when missing or unknown. */
function requestCurrency(c: Context): Currency {
  const asked = c.req.header(CURRENCY_HEADER)?.trim().toUpperCase()
  return isCurrency(asked) ? asked : DEFAULT_CURRENCY
}
