/** The parts that both modes share, made from the settings. */
import { type Logger, pino } from 'pino'
import { extractExpenses } from '../src/domain/speech/extract.ts'
import type { AppDependencies } from './app-dependencies.ts'
import type { Config } from './config.ts'
import type { OpenDatabase } from './db/database.ts'
import { openPglite } from './db/pglite.ts'
import { openPostgres } from './db/postgres.ts'
import { safeError } from './http/safe-error.ts'
import { openAiTranscriber } from './transcription/openai.ts'
import { transcribeNothing } from './transcription/transcribe.ts'

export function createLog({ logLevel }: Config): Logger {
  return pino({ level: logLevel, base: null, timestamp: pino.stdTimeFunctions.isoTime })
}

export function openDatabase({ databaseUrl, dataDir }: Config, log: Logger): Promise<OpenDatabase> {
  if (databaseUrl === null) return openPglite(dataDir)
  return openPostgres(databaseUrl, error => log.warn({ error: safeError(error) }, 'database connection lost'))
}

export function sharedDependencies(config: Config, { db }: OpenDatabase, log: Logger) {
  return {
    db,
    log,
    transcribe: config.transcription ? openAiTranscriber(config.transcription) : transcribeNothing,
    extract: extractExpenses,
    now: () => new Date(),
    trialDays: config.trialDays,
  } satisfies Partial<AppDependencies>
}
