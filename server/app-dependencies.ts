/** The dependencies of the application; injected, so that tests can replace them. */
import type { Logger } from 'pino'
import type { HashIdentity } from './accounts/identity-hash.ts'
import type { VerifyToken } from './auth/token-verifier.ts'
import type { Database } from './db/database.ts'
import type { ExtractExpenses } from './extraction/extract.ts'
import type { RateLimits } from './limits/rate-limits.ts'
import type { TakeShared } from './limits/shared-rates.ts'
import type { Measure } from './observability/measure.ts'
import type { Tracing } from './observability/tracing.ts'
import type { Transcribe } from './transcription/transcribe.ts'
import type { WorkAhead } from './transcription/work-ahead.ts'
import type { UploadStore } from './uploads/upload-store.ts'
import type { Places } from './voice/places.ts'

export interface ClientFiles {
  /** The built client. */
  readonly folder: string
  /** Host of the sign-in popup; null in local mode, which uses our own origin. */
  readonly authDomain: string | null
  /** Sources in the content policy that allow the page's own inline scripts and styles. */
  readonly inline: Readonly<Record<'scripts' | 'styles', readonly string[]>>
}

export interface AppDependencies {
  readonly db: Database
  readonly verify: VerifyToken
  readonly transcribe: Transcribe
  /** Transcribes recordings that are still being spoken; null for none. */
  readonly transcribeAhead: WorkAhead | null
  /** Transcribes doubtful amounts a second time; null for none. */
  readonly transcribeAgain: Transcribe | null
  readonly extract: ExtractExpenses
  readonly now: () => Date
  /** Milliseconds of a monotonic clock with an arbitrary origin. */
  readonly uptimeMs: () => number
  /** Length of a new account's trial in days; 0 gives none. */
  readonly trialDays: number
  /** Recognises persons whose account was deleted. */
  readonly hashIdentity: HashIdentity
  /** Of terms and privacy policy, the current one last; those of `shared/domain/terms.ts` unless given. */
  readonly termsVersions?: readonly string[]
  /** Proxies in front of the server whose X-Forwarded-For is believed. */
  readonly trustedProxies: number
  /** For /.well-known/security.txt; null for none. */
  readonly securityContact: string | null
  /** How long an unfinished upload of a crashed server blocks its idempotency key, in milliseconds. */
  readonly claimLeaseMs?: number
  /** Recordings processed at a time. */
  readonly uploadPlaces?: Places
  /** Recordings that arrive while they are spoken. */
  readonly uploads: UploadStore
  /** Null for none. */
  readonly rateLimits: RateLimits | null
  /** Counts the rates of accounts for all processes; null for the only process on the database. */
  readonly takeShared: TakeShared | null
  readonly log: Logger
  readonly measure: Measure
  readonly tracing: Tracing
  /** Null where another server serves the client. */
  readonly client: ClientFiles | null
}
