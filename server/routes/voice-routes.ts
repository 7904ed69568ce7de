/** POST /expenses/voice: from a recording to saved expenses. */
import { randomUUID } from 'node:crypto'
import { type Context, Hono } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { type Currency, DEFAULT_CURRENCY, isCurrency } from '../../shared/domain/currency.ts'
import { CURRENCY_HEADER, VOICE_PATH } from '../../shared/wire/voice.ts'
import { findSubscription, isActive } from '../accounts/subscriptions.ts'
import type { AppDependencies } from '../app-dependencies.ts'
import { insertExpenses } from '../expenses/expense-store.ts'
import type { AppEnv } from '../http/app-env.ts'
import { requestLanguage } from '../http/error-response.ts'
import { Problem } from '../http/problem.ts'
import { requestZone } from '../http/time-zone.ts'
import { idempotencyKey, type KeyedRequest, keyedRequest } from '../idempotency/idempotency-key.ts'
import { CLAIM_LEASE_MS, executeIdempotently } from '../idempotency/idempotent-execution.ts'
import { isKnown, type StoredAnswer, stateOf } from '../idempotency/records.ts'
import { accountLimit } from '../limits/limits.ts'
import { requireRoom } from '../limits/quota.ts'
import { isViolation } from '../policy/policy.ts'
import { closed } from '../policy/policy-problem.ts'
import { findRestriction } from '../policy/restrictions.ts'
import type { UploadStore } from '../uploads/upload-store.ts'
import { readVoiceUpload, uploadLimit, type VoiceUpload } from '../voice/audio-upload.ts'
import { metered } from '../voice/metered.ts'
import { noExpenseProblem } from '../voice/no-expense-problem.ts'
import { understand } from '../voice/understand.ts'
import { limitUploads } from '../voice/upload-places.ts'
import { answerViolation } from '../voice/violation-answer.ts'
import { voiceAnswer } from '../voice/voice-answer.ts'

type Next = () => Promise<void>

/** The request's, read once: its body comes only once, and a repeated one is looked at before it is heard. */
type UploadOf = (c: Context<AppEnv>) => Promise<VoiceUpload>
function uploadReader(store: UploadStore): UploadOf {
  const uploads = new WeakMap<Request, Promise<VoiceUpload>>()
  return c => {
    const upload = uploads.get(c.req.raw) ?? readVoiceUpload(c, store)
    uploads.set(c.req.raw, upload)
    return upload
  }
}

export function voiceRoutes(deps: AppDependencies) {
  const {
    db,
    now,
    transcribe,
    extract,
    log,
    trustedProxies,
    rateLimits,
    uploads,
    claimLeaseMs = CLAIM_LEASE_MS,
  } = deps
  const uploadOf = uploadReader(uploads)
  /** Before anything that may have changed since: what was taken once was taken. */
  const answerRepeated = async (c: Context<AppEnv>, next: Next) => {
    const userId = c.var.user.id
    const key = idempotencyKey(c)
    if (key === null || !(await isKnown(db, userId, key))) return next()
    const keyed = keyedUpload(c, userId, await uploadOf(c))
    const state = keyed && (await stateOf(db, keyed))
    if (state?.kind === 'taken') throw new Problem(422, 'idempotencyKeyTaken')
    return state?.kind === 'answered' ? answer(c, state.answer) : next()
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

  /** Before anything is transcribed that could not be saved. */
  const requireStorage = async (c: Context<AppEnv>, next: Next) => {
    await requireRoom(db, c.var.user.id)
    await next()
  }

  /** Whatever comes of the recording, what came of it while it was spoken is not needed any more. */
  const dropStreamed = async (c: Context<AppEnv>, next: Next) => {
    const key = idempotencyKey(c)
    await next().finally(() => key !== null && uploads.dropOf(c.var.user.id, key))
  }

  const places = limitUploads(deps)
  const voiceLimit = accountLimit(deps, 'voice')
  const standing = [requireStanding, requireSubscription, requireStorage] as const
  const checks = [dropStreamed, places, uploadLimit, answerRepeated, voiceLimit, ...standing] as const
  return new Hono<AppEnv>().post(VOICE_PATH, ...checks, async c => {
    const userId = c.var.user.id
    const at = now()
    const { signal } = c.req.raw
    const context = { now: at, zone: requestZone(c), currency: requestCurrency(c) }
    const upload = await uploadOf(c)
    const { clip, autoInsert, seconds } = upload
    const meter = {
      db,
      userId,
      seconds,
      now: at,
      zone: context.zone,
      most: rateLimits?.audioSecondsADay ?? null,
    }
    const onUnavailable = (detail: string) =>
      log.warn({ requestId: c.var.requestId, detail }, 'transcription failed')
    const listening = { account: userId, signal, language: requestLanguage(c) }

    const execution = { db, keyed: keyedUpload(c, userId, upload), now: at, signal }
    const answered = await executeIdempotently(execution, claimLeaseMs, async settle => {
      const understanding = await understand(
        { transcribe: metered(transcribe, meter), extract, onUnavailable },
        clip,
        context,
        listening,
      )
      if (understanding.kind === 'noExpense') {
        const { heard } = understanding
        if (!isViolation(heard)) throw noExpenseProblem(heard)
        return settle(tx => answerViolation(c, tx, trustedProxies, { clip, heard, now: at }))
      }
      const { understood } = understanding
      if (!autoInsert) return settle(async () => ({ status: 200, body: voiceAnswer(understood, null) }))
      const items = understood.items.map(item => ({ ...item, id: randomUUID() }))
      const ids = items.map(({ id }) => id)
      return settle(async tx => {
        await insertExpenses(tx, userId, items, at)
        return { status: 200, body: voiceAnswer(understood, ids) }
      })
    })
    return answer(c, answered)
  })
}

function answer(c: Context, { status, body }: StoredAnswer): Response {
  return c.json(body as Record<string, unknown>, status as ContentfulStatusCode)
}

/** Zone, language and currency are not part of it: they may have changed until a recording is sent again. */
function keyedUpload(c: Context, userId: string, { clip, autoInsert }: VoiceUpload): KeyedRequest | null {
  return keyedRequest(c, userId, String(autoInsert), clip.bytes)
}

/** IDR when missing or unknown. */
function requestCurrency(c: Context): Currency {
  const asked = c.req.header(CURRENCY_HEADER)?.trim().toUpperCase()
  return isCurrency(asked) ? asked : DEFAULT_CURRENCY
}
