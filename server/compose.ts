/** The parts that both modes share, made from the settings. */
import { join } from 'node:path'
import { type DestinationStream, type Logger, pino } from 'pino'
import type { DeletionDeps } from './accounts/delete-account.ts'
import { deletionRun } from './accounts/deletion-run.ts'
import { openIdentityHash } from './accounts/identity-hash.ts'
import type { AppDependencies } from './app-dependencies.ts'
import type { Config } from './config.ts'
import type { OpenDatabase } from './db/database.ts'
import { databaseProbe } from './db/database-probe.ts'
import { pgliteFailure, postgresFailure } from './db/open-failure.ts'
import { openPglite } from './db/pglite.ts'
import { openPostgres } from './db/postgres.ts'
import { type ExtractExpenses, extractByRules, withLlmExtraction } from './extraction/extract.ts'
import { languageModel } from './extraction/language-model.ts'
import { requestOfLine } from './http/current-request.ts'
import { safeError } from './http/safe-error.ts'
import { RATE_LIMITS, type RateLimits } from './limits/rate-limits.ts'
import { sharedRates } from './limits/shared-rates.ts'
import type { Measure } from './observability/measure.ts'
import { openTracing } from './observability/open-tracing.ts'
import type { Watched } from './observability/prometheus.ts'
import { tracedEar, tracedExtraction, tracedStatements } from './observability/traced.ts'
import { NOT_TRACED, type Tracing } from './observability/tracing.ts'
import { enterDue } from './recurring/enter-due.ts'
import { repeat } from './repeat.ts'
import { deleteWhatIsDue, everyHour } from './retention.ts'
import type { RetentionClock } from './retention-clock.ts'
import type { SecondTranscriber, Transcriber } from './transcription/open-transcriber.ts'
import { UPLOAD_LIMITS, UploadStore } from './uploads/upload-store.ts'

/** Days begin at quarters of an hour in all zones. */
const RECURRING_EVERY_MS = 5 * 60_000
/** An operator's immediate deletion is carried out within this time. */
const DELETIONS_EVERY_MS = 5 * 60_000

/** To standard output unless `stream` is given. */
export function createLog(
  { logLevel }: Pick<Config, 'logLevel'>,
  traceOfLine: Tracing['traceOfLine'] = NOT_TRACED.traceOfLine,
  stream: DestinationStream = pino.destination(1),
): Logger {
  const timestamp = pino.stdTimeFunctions.isoTime
  const mixin = () => ({ ...requestOfLine(), ...traceOfLine() })
  return pino({ level: logLevel, base: null, timestamp, mixin }, stream)
}

export interface Watching {
  readonly log: Logger
  readonly tracing: Tracing
}

/** Opens the log, whose lines name their request and its trace, and the tracing. */
export async function openWatching(config: Config): Promise<Watching> {
  let tracing = NOT_TRACED
  const log = createLog(config, () => tracing.traceOfLine())
  tracing = await openTracing(config, log)
  return { log, tracing }
}

/** Throws ConfigError or FolderInUseError, which say what to do. */
export async function openDatabase(
  { databaseUrl, migrationUrl, dataDir, traces }: Config,
  { log, tracing }: Watching,
): Promise<OpenDatabase> {
  const observe = traces ? tracedStatements(tracing) : undefined
  const onIdleError = (error: Error) => log.warn({ error: safeError(error) }, 'database connection lost')
  try {
    return await (databaseUrl === null
      ? openPglite(dataDir, onIdleError, observe)
      : openPostgres(databaseUrl, onIdleError, { observe, migrationUrl: migrationUrl ?? databaseUrl }))
  } catch (error) {
    log.debug({ error: safeError(error) }, 'the database could not be opened')
    throw databaseUrl === null ? pgliteFailure(error, join(dataDir, 'db')) : postgresFailure(error)
  }
}

function extraction({ extraction: settings }: Config, log: Logger): ExtractExpenses {
  if (settings === null) return extractByRules
  return withLlmExtraction(languageModel(settings), detail =>
    log.warn({ detail }, 'no extraction by the language model: the rules stand alone'),
  )
}

/** Deletes expired data, now and every hour. Returns a function that stops it after the run under way. */
export function startRetention(
  { db, upkeep }: OpenDatabase,
  clock: RetentionClock,
  log: Logger,
): () => Promise<void> {
  const run = async () => {
    await deleteWhatIsDue(db, await clock.advance(db))
    await upkeep?.vacuum()
  }
  return everyHour(run, log)
}

/**
 * Deletes accounts that are due, and resumes interrupted deletions. Returns a function that stops it after
 * the run under way.
 */
export function startDeletions(
  { upkeep }: OpenDatabase,
  deps: DeletionDeps,
  clock: RetentionClock,
  log: Logger,
): () => Promise<void> {
  const run = deletionRun(deps, upkeep?.erase ?? null, log)
  return repeat(
    async () => run(await clock.advance(deps.db)),
    DELETIONS_EVERY_MS,
    error => log.error({ error: safeError(error) }, 'accounts to be deleted could not be looked at'),
  )
}

/**
 * Enters recurring expenses as they become due, and those missed while no server ran. Returns a function that
 * stops it.
 */
export function startRecurring(
  { db }: OpenDatabase,
  clock: RetentionClock,
  log: Logger,
): () => Promise<void> {
  return repeat(
    async () => enterDue(db, await clock.advance(db), log),
    RECURRING_EVERY_MS,
    error => log.error({ error: safeError(error) }, 'recurring expenses could not be looked at'),
  )
}

function rateLimits({ voiceMinutesADay, modelCallsADay }: Config): RateLimits {
  return { ...RATE_LIMITS, audioSecondsADay: voiceMinutesADay * 60, modelCallsADay }
}

/** The parts of this process that its metrics observe. */
export function watched({ db, load }: OpenDatabase, transcriber: Pick<Transcriber, 'load'>): Watched {
  return { connections: load, reachDatabase: databaseProbe(db), transcription: transcriber.load }
}

export interface SharedParts {
  readonly database: Pick<OpenDatabase, 'db'>
  readonly watching: Watching
  readonly metrics: { readonly measure: Measure }
  readonly transcriber: Pick<Transcriber, 'transcribe' | 'ahead'>
  readonly second: Pick<SecondTranscriber, 'transcribe'>
}

export async function sharedDependencies(
  config: Config,
  { database: { db }, watching: { log, tracing }, metrics, transcriber, second }: SharedParts,
) {
  const { transcribe, ahead } = transcriber
  const { transcribe: again } = second
  return {
    db,
    log,
    measure: metrics.measure,
    tracing,
    transcribe: tracedEar(transcribe, 'first', tracing),
    transcribeAhead: ahead,
    transcribeAgain: again && tracedEar(again, 'second', tracing),
    extract: tracedExtraction(extraction(config, log), tracing),
    now: () => new Date(),
    uptimeMs: () => performance.now(),
    trialDays: config.trialDays,
    hashIdentity: await openIdentityHash(db, config.identityKey),
    trustedProxies: config.trustedProxies,
    securityContact: config.securityContact,
    rateLimits: config.rateLimits ? rateLimits(config) : null,
    uploads: new UploadStore({ ...UPLOAD_LIMITS, all: config.voiceUploadBytes }),
    takeShared: config.databaseUrl === null ? null : sharedRates(db),
  } satisfies Partial<AppDependencies>
}
