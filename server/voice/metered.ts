/** A transcriber whose use by one account is limited by the day. */
import type { Context } from 'hono'
import type { AppDependencies } from '../app-dependencies.ts'
import type { Database } from '../db/database.ts'
import type { AppEnv } from '../http/app-env.ts'
import { Problem } from '../http/problem.ts'
import { requestZone } from '../http/time-zone.ts'
import { giveBackAudioSeconds, nextAudioDay, takeAudioSeconds } from '../limits/audio-seconds.ts'
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
  /** Seconds a day; null for no limit. */
  readonly most: number | null
}

/** For a recording of so many seconds that came, or is coming, with this request. */
export function meterOf(
  { db, now, rateLimits }: Pick<AppDependencies, 'db' | 'now' | 'rateLimits'>,
  c: Context<AppEnv>,
  seconds: number,
): Meter {
  const most = rateLimits?.audioSecondsADay ?? null
  return { db, userId: c.var.user.id, seconds, now: now(), zone: requestZone(c), most }
}

/** Throws a Problem (429) where the day's seconds do not suffice. What was not transcribed is not counted. */
export function metered(transcribe: Transcribe, meter: Meter): Transcribe {
  const { db, userId, seconds, now, most } = meter
  if (most === null) return transcribe
  return async (clip, listening) => {
    if (!(await takeAudioSeconds(db, userId, seconds, now, most))) throw usedUp(meter, most)
    let isSent = false
    const onSent = () => {
      isSent = true
    }
    try {
      const heard = await transcribe(clip, { ...listening, onSent })
      if (!isTranscribed(heard)) await giveBack(meter)
      return heard
    } catch (error) {
      // The client hung up. Seconds that were transcribed count even so.
      if (!isSent) await giveBack(meter)
      throw error
    }
  }
}

/** What was taken and is of no use, or counted elsewhere. */
export async function giveBack({ db, userId, seconds, now, most }: Meter): Promise<void> {
  if (most !== null) await giveBackAudioSeconds(db, userId, seconds, now)
}

/** A service that refuses a recording has looked at it; one that fails will be sent it again. */
function isTranscribed({ kind }: Transcription): boolean {
  return kind === 'text' || kind === 'overlong' || kind === 'refused'
}

function usedUp({ now, zone }: Meter, most: number): Problem {
  const next = nextAudioDay(now)
  return new Problem(429, 'audioSecondsUsedUp', {
    values: { minutes: String(Math.floor(most / 60)), until: moment(next, zone) },
    headers: { 'Retry-After': String(Math.ceil((next.getTime() - now.getTime()) / 1000)) },
  })
}
