/** From an authorised upload to the answer stored under its key. */
import { randomUUID } from 'node:crypto'
import type { Context } from 'hono'
import { type Currency, DEFAULT_CURRENCY, isCurrency } from '../../shared/domain/currency.ts'
import type { ExtractedItem, SpeechContext } from '../../shared/domain/extraction.ts'
import { NO_MEMORY } from '../../shared/domain/phrase-memory.ts'
import { voiceAnswer } from '../../shared/wire/voice-answer.ts'
import { CURRENCY_HEADER } from '../../shared/wire/voice-request.ts'
import type { User } from '../accounts/users.ts'
import type { AppDependencies } from '../app-dependencies.ts'
import { insertExpenses } from '../expenses/insert-expenses.ts'
import type { AppEnv } from '../http/app-env.ts'
import { requestLanguage } from '../http/error-response.ts'
import { requestZone } from '../http/time-zone.ts'
import { type KeyedRequest, keyedRequest } from '../idempotency/idempotency-key.ts'
import { CLAIM_LEASE_MS, executeIdempotently } from '../idempotency/idempotent-execution.ts'
import type { StoredAnswer } from '../idempotency/records.ts'
import { phraseMemory } from '../phrases/phrase-memory.ts'
import { isViolation } from '../policy/policy.ts'
import type { VoiceUpload } from './audio-upload.ts'
import { metered, meterOf, secondsToTell, takeModelCall } from './metered.ts'
import { noExpenseProblem } from './no-expense-problem.ts'
import { requestAnswer } from './request-answer.ts'
import { savedContext } from './saved-context.ts'
import { hearAgainBy } from './second-hearing.ts'
import { hintsOf } from './speaker-hints.ts'
import { understand } from './understand.ts'
import { answerViolation } from './violation-answer.ts'
import type { OnStage } from './voice-stream.ts'

/** Throws a Problem where nothing can be understood or saved. */
export function recordExpenses(
  deps: AppDependencies,
  c: Context<AppEnv>,
  upload: VoiceUpload,
  onStage: OnStage,
): Promise<StoredAnswer> {
  const { db, extract, log, trustedProxies, claimLeaseMs = CLAIM_LEASE_MS } = deps
  const { clip, autoInsert, seconds } = upload
  const { requestId, user } = c.var
  const { signal } = c.req.raw
  const now = deps.now()
  const zone = requestZone(c)
  const meter = meterOf(deps, c, seconds)
  const onUnavailable = (detail: string) => log.warn({ requestId, detail }, 'transcription failed')
  const { transcribeAgain } = deps
  const memory = async () => (user.learnsPhrases ? phraseMemory(db, user.id) : NO_MEMORY)
  let secondsLeft: number | null = null
  const listeners = {
    transcribe: metered(deps.transcribe, meter, {
      onTaken: left => (secondsLeft = secondsToTell(left, meter)),
    }),
    hearAgain:
      transcribeAgain && hearAgainBy(metered(transcribeAgain, meter, { modelCalls: 1 }), onUnavailable),
    extract: (text: string, context: SpeechContext, aborted: AbortSignal) =>
      extract(text, context, aborted, () => takeModelCall(meter)),
    memory,
    onUnavailable,
    onStage,
  }
  const listening = { account: user.id, signal, ...hintsOf(c, db) }
  const execution = { db, keyed: keyedUpload(c, upload), now, signal }
  return executeIdempotently(execution, claimLeaseMs, async settle => {
    const context = { now, zone, currency: requestCurrency(c), language: requestLanguage(c) }
    const correctable = await savedContext(db, user.id, upload.context)
    const { saved } = correctable
    const understanding = await understand(listeners, clip, context, listening, correctable)
    if (understanding.kind === 'request') {
      const told = { saved, context, memory }
      const body = await requestAnswer(db, user.id, understanding.requested, told)
      return settle(async () => ({ status: 200, body }))
    }
    if (understanding.kind === 'noExpense') {
      const { heard } = understanding
      if (!isViolation(heard)) throw noExpenseProblem(heard)
      return settle(tx => answerViolation(c, tx, trustedProxies, { clip, heard, now }))
    }
    const { understood } = understanding
    if (!autoInsert)
      return settle(async () => ({
        status: 200,
        body: { ...voiceAnswer(understood, null), ...voiceLeft(secondsLeft) },
      }))
    const items = understood.items.map(item => ({ ...saidBy(user, item), id: randomUUID() }))
    const ids = items.map(({ id }) => id)
    return settle(async tx => {
      await insertExpenses(tx, user.id, items, now)
      return { status: 200, body: { ...voiceAnswer(understood, ids), ...voiceLeft(secondsLeft) } }
    })
  })
}

/** Without the phrase, where learning is off. */
function saidBy({ learnsPhrases }: User, { phrase, ...item }: ExtractedItem) {
  return learnsPhrases && phrase !== undefined ? { ...item, phrase } : item
}

function voiceLeft(seconds: number | null): { voice_seconds_left?: number } {
  return seconds === null ? {} : { voice_seconds_left: seconds }
}

/** Without zone, language and currency, which may change before a recording is sent again. */
export function keyedUpload(
  c: Context<AppEnv>,
  { clip, autoInsert }: Pick<VoiceUpload, 'clip' | 'autoInsert'>,
): KeyedRequest | null {
  return keyedRequest(c, c.var.user.id, String(autoInsert), clip.bytes)
}

/** IDR when missing or unknown. */
function requestCurrency(c: Context): Currency {
  const asked = c.req.header(CURRENCY_HEADER)?.trim().toUpperCase()
  return isCurrency(asked) ? asked : DEFAULT_CURRENCY
}
