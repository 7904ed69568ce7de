/** The parts that both modes share, made from the settings. */
import { type Logger, pino } from 'pino'
import type { AppDependencies } from './app-dependencies.ts'
import type { Config } from './config.ts'
import type { OpenDatabase } from './db/database.ts'
import { openPglite } from './db/pglite.ts'
import { openPostgres } from './db/postgres.ts'
import { type ExtractExpenses, extractByRules, withSecondOpinion } from './extraction/extract.ts'
import { languageModel } from './extraction/language-model.ts'
import { safeError } from './http/safe-error.ts'
import { RATE_LIMITS } from './limits/limits.ts'
import type { Transcribe } from './transcription/transcribe.ts'

export function createLog({ logLevel }: Config): Logger {
  return pino({ level: logLevel, base: null, timestamp: pino.stdTimeFunctions.isoTime })
}

export function openDatabase({ databaseUrl, dataDir }: Config, log: Logger): Promise<OpenDatabase> {
  if (databaseUrl === null) return openPglite(dataDir)
  return openPostgres(databaseUrl, error => log.warn({ error: safeError(error) }, 'database connection lost'))
}

function extraction({ extraction: settings }: Config, log: Logger): ExtractExpenses {
  if (settings === null) return extractByRules
  return withSecondOpinion(languageModel(settings), detail =>
    log.warn({ detail }, 'no second opinion: the rules stand alone'),
  )
}

export function sharedDependencies(
  config: Config,
  { db }: OpenDatabase,
  log: Logger,
  transcribe: Transcribe,
) {
  return {
    db,
    log,
    transcribe,
    extract: extraction(config, log),
    now: () => new Date(),
    uptimeMs: () => performance.now(),
    trialDays: config.trialDays,
    trustedProxies: config.trustedProxies,
    rateLimits: config.rateLimits ? RATE_LIMITS : null,
  } satisfies Partial<AppDependencies>
}
