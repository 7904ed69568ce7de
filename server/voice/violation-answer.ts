/** Judges, records and answers a recording that violates the policy. */
import type { Context } from 'hono'
import { cleanText } from '../../shared/domain/clean-text.ts'
import type { AppDependencies } from '../app-dependencies.ts'
import type { Database } from '../db/database.ts'
import type { AppEnv } from '../http/app-env.ts'
import { clientAddress } from '../http/client-address.ts'
import { errorBody, requestLanguage } from '../http/error-response.ts'
import { requestZone } from '../http/time-zone.ts'
import type { StoredAnswer } from '../idempotency/records.ts'
import { carryOut, judge } from '../policy/judge.ts'
import { refused } from '../policy/policy-problem.ts'
import type { Violation } from '../policy/violations.ts'
import type { AudioClip } from '../transcription/transcribe.ts'
import type { NoExpense } from './understanding.ts'

/** In characters; enough to identify phone and browser. */
const LONGEST_DEVICE = 300

export interface RefusedUpload {
  readonly clip: AudioClip
  readonly heard: NoExpense
  readonly now: Date
}

/** Inside a transaction. `heard` is a violation. */
export async function answerViolation(
  c: Context<AppEnv>,
  tx: Database,
  trustedProxies: AppDependencies['trustedProxies'],
  { clip, heard, now }: RefusedUpload,
): Promise<StoredAnswer> {
  const userId = c.var.user.id
  const language = requestLanguage(c)
  const { reason, transcription, confidence } = heard
  const device = c.req.header('User-Agent')
  const violation: Violation = {
    reason,
    transcript: transcription,
    confidence,
    audio: clip.bytes,
    mediaType: clip.mediaType,
    ipAddress: clientAddress(c, trustedProxies),
    device: device === undefined ? null : cleanText(device).slice(0, LONGEST_DEVICE),
  }
  const verdict = await judge(tx, userId, now)
  await carryOut(tx, userId, violation, verdict, now)
  const problem = refused(verdict, requestZone(c))
  return { status: problem.status, body: errorBody(problem, language) }
}
