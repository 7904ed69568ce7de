/** How much an address and an account may ask for: far above a person's use. */
import type { Rate } from './rate.ts'

export interface RateLimits {
  readonly address: Rate
  readonly account: Rate
  /** Voice uploads of an account; they count as its requests, too. */
  readonly voice: Rate
  /** Copies of all its data. */
  readonly copy: Rate
  /** Seconds of an account's speech transcribed per day (daily-use.ts). */
  readonly audioSecondsADay: number
  /** Daily calls of the language model and of the second transcriber for an account. */
  readonly modelCallsADay: number
  /** Bytes of an account's lists, in units of 32 KiB (list-limits.ts). */
  readonly answerBytes: Rate
}

export const RATE_LIMITS: RateLimits = {
  /** A mobile operator puts thousands of phones behind one address. */
  address: { burst: 3000, perMinute: 3000 },
  /**
   * A client limited to the specification's routes deletes a month's list by one request per expense, all at
   * once.
   */
  account: { burst: 1200, perMinute: 600 },
  /** Each may cost a minute of transcription. After a day offline a phone sends five at once. */
  voice: { burst: 20, perMinute: 12 },
  /** Allows retries of a failed copy; each copy reads all data. */
  copy: { burst: 5, perMinute: 0.1 },
  /** An hour: a hundred recordings of half a minute, ten times the use of a regular speaker. */
  audioSecondsADay: 3600,
  /** Three each for a hundred recordings. */
  modelCallsADay: 300,
  /** 64 MB at once, which is an export of 200,000 expenses, and 32 MB a minute. */
  answerBytes: { burst: 2048, perMinute: 1024 },
}
