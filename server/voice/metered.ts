/** Daily limits per account of paid services: transcribers and the language model. */
import type { Context } from 'hono'
import type { AppDependencies } from '../app-dependencies.ts'
import type { Database } from '../db/database.ts'
import type { AppEnv } from '../http/app-env.ts'
import { Problem } from '../http/problem.ts'
import { requestZone } from '../http/time-zone.ts'
import { type DailyUse, giveBackDailyUse, nextDay, takeDailyUse } from '../limits/daily-use.ts'
import { moment } from '../messages/moment.ts'
import type { Transcribe, Transcription } from '../transcription/transcribe.ts'

export interface Meter {
  readonly db: Database
  readonly userId: string
  /** Of the recording. */
  readonly seconds: number
  readonly now: Date
  /** IANA zone for the message when the limit is reset. */
  readonly zone: string
  /** Daily limit; null for none. */
  readonly most: DailyUse | null
}

/** The meter of a recording of this request, complete or under way. */
export function meterOf(
  { db, now, rateLimits }: Pick<AppDependencies, 'db' | 'now' | 'rateLimits'>,
  c: Context<AppEnv>,
  seconds: number,
): Meter {
  const most = rateLimits && { seconds: rateLimits.audioSecondsADay, modelCalls: rateLimits.modelCallsADay }
  return { db, userId: c.var.user.id, seconds, now: now(), zone: requestZone(c), most }
}

export interface Metering {
  /** Model calls per transcription: 1 for a second transcriber. */
  readonly modelCalls?: number
  /** Called with the day's remainder after this recording. */
  readonly onTaken?: (left: DailyUse) => void
}

/** Throws a Problem (429) where the day's seconds do not suffice. Only transcribed audio is counted. */
export function metered(
  transcribe: Transcribe,
  meter: Meter,
  { modelCalls = 0, onTaken }: Metering = {},
): Transcribe {
  const { db, userId, now, most } = meter
  if (most === null) return transcribe
  const use = { seconds: meter.seconds, modelCalls }
  return async (clip, listening) => {
    const left = await takeDailyUse(db, userId, use, now, most)
    if (!left) throw usedUp(meter, most)
    onTaken?.(left)
    let isSent = false
    const onSent = () => {
      isSent = true
    }
    try {
      const heard = await transcribe(clip, { ...listening, onSent })
      if (!isTranscribed(heard)) await giveBackDailyUse(db, userId, use, now)
      return heard
    } catch (error) {
      // The client hung up: a recording already sent to the service is paid for, so it counts.
      if (!isSent) await giveBackDailyUse(db, userId, use, now)
      throw error
    }
  }
}

/** Counts one call of the language model; false where the day has none left. */
export async function takeModelCall({ db, userId, now, most }: Meter): Promise<boolean> {
  return most === null || (await takeDailyUse(db, userId, ONE_CALL, now, most)) !== null
}

const ONE_CALL: DailyUse = { seconds: 0, modelCalls: 1 }

/** Returns the use of a recording that was not needed, or is counted elsewhere. */
export async function giveBack({ db, userId, seconds, now, most }: Meter): Promise<void> {
  if (most !== null) await giveBackDailyUse(db, userId, { seconds, modelCalls: 0 }, now)
}

/** Whether it counts: a refusing service has processed the recording, a failing one will get it again. */
function isTranscribed({ kind }: Transcription): boolean {
  return kind === 'text' || kind === 'overlong' || kind === 'refused'
}

function usedUp({ now, zone }: Meter, most: DailyUse): Problem {
  const next = nextDay(now)
  return new Problem(429, 'audioSecondsUsedUp', {
    values: { minutes: String(Math.floor(most.seconds / 60)), until: moment(next, zone) },
    headers: { 'Retry-After': String(Math.ceil((next.getTime() - now.getTime()) / 1000)) },
  })
}

/** Share of the daily seconds below which the user is told. */
const TOLD_BELOW = 0.2

/** Whole seconds left, if below `TOLD_BELOW`; null before. */
export function secondsToTell(left: DailyUse, { most }: Meter): number | null {
  if (most === null || left.seconds >= TOLD_BELOW * most.seconds) return null
  return Math.max(0, Math.floor(left.seconds))
}
