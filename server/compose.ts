/** The parts that both modes share, made from the settings. */
import type { Logger } from 'pino'
import { openIdentityHash } from './accounts/identity-hash.ts'
import type { AppDependencies } from './app-dependencies.ts'
import type { Config } from './config.ts'
import type { OpenDatabase } from './db/database.ts'
import { databaseProbe } from './db/database-probe.ts'
import { type ExtractExpenses, extractByRules, withLlmExtraction } from './extraction/extract.ts'
import { languageModel } from './extraction/language-model.ts'
import { RATE_LIMITS, type RateLimits } from './limits/rate-limits.ts'
import { sharedRates } from './limits/shared-rates.ts'
import type { Measure } from './observability/measure.ts'
import type { Watched } from './observability/prometheus.ts'
import { tracedEar, tracedExtraction } from './observability/traced.ts'
import type { Watching } from './observability/watching.ts'
import type { SecondTranscriber } from './transcription/open-second-transcriber.ts'
import type { Transcriber } from './transcription/transcriber.ts'
import { UPLOAD_LIMITS, UploadStore } from './uploads/upload-store.ts'

function extraction({ extraction: settings }: Config, log: Logger): ExtractExpenses {
  if (settings === null) return extractByRules
  return withLlmExtraction(languageModel(settings), detail =>
    log.warn({ detail }, 'no extraction by the language model: the rules stand alone'),
  )
}

function rateLimits({ voiceMinutesADay, modelCallsADay }: Config): RateLimits {
  return { ...RATE_LIMITS, audioSecondsADay: voiceMinutesADay * 60, modelCallsADay }
}

/** The parts of this process that its metrics observe. */
export function watched({ db, load }: OpenDatabase, transcriber: Pick<Transcriber, 'load'>): Watched {
  return { connections: load, reachDatabase: databaseProbe(db), transcription: transcriber.load }
}

interface SharedParts {
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
