/** The environment, read once at boot into typed settings. Nothing else in the server reads it. */
import * as v from 'valibot'
import { readServiceAccount, type ServiceAccount } from './auth/service-account.ts'
import { ConfigError } from './config-error.ts'
import { environment, type LogLevel } from './environment-schema.ts'
import { type ModelSettings, readModelSettings } from './model-settings.ts'
import { type Machine, thisMachine } from './transcription/whisper/default-model.ts'

export type Environment = Readonly<Record<string, string | undefined>>

export interface FirebaseProject {
  readonly projectId: string
  /** Host that serves the sign-in popup. */
  readonly authDomain: string
}

export interface Config extends ModelSettings {
  /** 0..65535; 0 lets the system choose. */
  readonly port: number
  readonly host: string
  readonly dataDir: string
  /** PostgreSQL; null for the embedded database in `dataDir`. */
  readonly databaseUrl: string | null
  /** Address of the same PostgreSQL for migrations; null where that is `databaseUrl`. */
  readonly migrationUrl: string | null
  /** Null in local mode. */
  readonly firebase: FirebaseProject | null
  /**
   * Service account of the Firebase project, for looking users up and deleting them; null where that is done
   * in Google's console only.
   */
  readonly serviceAccount: ServiceAccount | null
  /** Key for hashing identities of deleted accounts; null for one stored in the database. */
  readonly identityKey: string | null
  readonly authEmulatorPort: number
  /** Whether the transcriber gets a prompt of expected words; null for its default. */
  readonly transcribePrompt: boolean | null
  /** Whether transcription starts at a pause during speech; null for the transcriber's default. */
  readonly transcribeAhead: boolean | null
  /** Recordings transcribed at the same time, 1..64; null for the transcriber's default. */
  readonly transcribeAtOnce: number | null
  /** Length of a new account's trial in days; 0 gives none. */
  readonly trialDays: number
  /** Trusted proxies in front of this server, by X-Forwarded-For; 0 where clients connect directly. */
  readonly trustedProxies: number
  /** Whether requests per account and per address are limited: in production, unless switched off. */
  readonly rateLimits: boolean
  /** Memory for recordings that are uploaded while they are spoken, in bytes; 0 disables such uploads. */
  readonly voiceUploadBytes: number
  /**
   * Daily minutes of speech per account, 1..1440, and daily calls of further models; both where rates are
   * limited.
   */
  readonly voiceMinutesADay: number
  readonly modelCallsADay: number
  /** Where the figures for Prometheus are served, 0..65535; null for nowhere. */
  readonly metricsPort: number | null
  readonly metricsHost: string
  /** Whether OpenTelemetry's variables name a collector; its SDK reads the rest of them by itself. */
  readonly traces: boolean
  /** Contact for vulnerability reports (RFC 9116); null for none. */
  readonly securityContact: string | null
  /** Name of the operator in the record of operators' actions; null for the system's user and host. */
  readonly adminName: string | null
  readonly logLevel: LogLevel
  readonly production: boolean
}

/** Throws ConfigError for the first wrong setting. `machine`: the machine that will run the server. */
export function readConfig(env: Environment, machine: Machine = thisMachine()): Config {
  const { success, output, issues } = v.safeParse(environment, env, { abortEarly: true })
  if (!success) throw new ConfigError(`${v.getDotPath(issues[0])} ${issues[0].message}`)
  const production = output.NODE_ENV === 'production'
  const projectId = output.FIREBASE_PROJECT_ID
  return {
    port: output.PORT,
    host: output.HOST ?? '127.0.0.1',
    dataDir: output.DATA_DIR ?? '.data',
    databaseUrl: output.DATABASE_URL,
    migrationUrl: output.DATABASE_MIGRATION_URL,
    firebase: projectId
      ? { projectId, authDomain: output.VITE_FIREBASE_AUTH_DOMAIN ?? `${projectId}.firebaseapp.com` }
      : null,
    serviceAccount: serviceAccountAt(output.FIREBASE_SERVICE_ACCOUNT),
    identityKey: output.IDENTITY_KEY,
    authEmulatorPort: output.AUTH_EMULATOR_PORT,
    ...readModelSettings(output, machine),
    transcribePrompt: output.TRANSCRIBE_PROMPT === null ? null : output.TRANSCRIBE_PROMPT === 'on',
    transcribeAhead: output.TRANSCRIBE_AHEAD === null ? null : output.TRANSCRIBE_AHEAD === 'on',
    transcribeAtOnce: output.TRANSCRIBE_AT_ONCE,
    trialDays: output.TRIAL_DAYS,
    voiceUploadBytes: output.VOICE_UPLOADS_MB * 1024 * 1024,
    trustedProxies: output.TRUST_PROXY,
    rateLimits: output.RATE_LIMITS === null ? production : output.RATE_LIMITS === 'on',
    voiceMinutesADay: output.VOICE_MINUTES_A_DAY,
    modelCallsADay: output.MODEL_CALLS_A_DAY,
    metricsPort: output.METRICS_PORT,
    metricsHost: output.METRICS_HOST ?? '127.0.0.1',
    traces:
      (output.OTEL_EXPORTER_OTLP_TRACES_ENDPOINT ?? output.OTEL_EXPORTER_OTLP_ENDPOINT) !== null &&
      output.OTEL_SDK_DISABLED?.toLowerCase() !== 'true' &&
      output.OTEL_TRACES_EXPORTER !== 'none',
    securityContact: output.SECURITY_CONTACT,
    adminName: output.ADMIN_NAME,
    logLevel: output.LOG_LEVEL ?? (production ? 'info' : 'warn'),
    production,
  }
}

function serviceAccountAt(path: string | null): ServiceAccount | null {
  if (path === null) return null
  const account = readServiceAccount(path)
  if (account) return account
  throw new ConfigError('FIREBASE_SERVICE_ACCOUNT must be the path of the key file of a service account.')
}
