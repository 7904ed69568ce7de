/** What costs by the use, limited for one account by the day: transcribers, and the language model. */
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
  /** IANA name, in which the person is told when there is more. */
  readonly zone: string
  /** A day; null for no limit. */
  readonly most: DailyUse | null
}

/** For a recording of so many seconds that came, or is coming, with this request. */
export function meterOf(
  { db, now, rateLimits }: Pick<AppDependencies, 'db' | 'now' | 'rateLimits'>,
  c: Context<AppEnv>,
  seconds: number,
): Meter {
  const most = rateLimits && { seconds: rateLimits.audioSecondsADay, modelCalls: rateLimits.modelCallsADay }
  return { db, userId: c.var.user.id, seconds, now: now(), zone: requestZone(c), most }
}

export interface Metering {
  /** Of hearing it once: 1 where it is heard again by a further model. */
  readonly modelCalls?: number
  /** Told what the day has left once this recording is counted. */
  readonly onTaken?: (left: DailyUse) => void
}

/** Throws a Problem (429) where the day's seconds do not suffice. What was not transcribed is not counted. */
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
      // Hung up: what was sent on is paid for, whoever reads the answer.
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

/** Of a recording that was taken and is of no use, or counted elsewhere. */
export async function giveBack({ db, userId, seconds, now, most }: Meter): Promise<void> {
  if (most !== null) await giveBackDailyUse(db, userId, { seconds, modelCalls: 0 }, now)
}

/** A service that refuses a recording has looked at it; one that fails will be sent it again. */
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

/** Of a day's seconds: the person is told in time. */
const TOLD_BELOW = 0.2

/** Whole seconds, where that little is left that the person is told; null before. */
export function secondsToTell(left: DailyUse, { most }: Meter): number | null {
  if (most === null || left.seconds >= TOLD_BELOW * most.seconds) return null
  return Math.max(0, Math.floor(left.seconds))
}
