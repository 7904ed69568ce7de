/** The environment, read once at boot into typed settings. Nothing else in the server reads it. */

/** A setting that is missing or wrong; the message says which and what it takes. */
export class ConfigError extends Error {
  override name = 'ConfigError'
}

export type Environment = Readonly<Record<string, string | undefined>>

export const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const
export type LogLevel = (typeof LOG_LEVELS)[number]

/** Of any service that speaks the OpenAI protocol. */
export interface ServiceSettings {
  /** Base URL, which ends in `/v1`. */
  readonly url: string
  readonly key: string | null
  readonly model: string
}
export type TranscriptionSettings = ServiceSettings
export type ExtractionSettings = ServiceSettings

/** A model that the speech engine on this machine runs, and where it is fetched from. */
export interface WhisperSettings {
  /** `owner/name`. */
  readonly model: string
  /** Address without a slash at its end. */
  readonly host: string
}

export interface FirebaseProject {
  readonly projectId: string
  /** Host that serves the sign-in popup. */
  readonly authDomain: string
}

export interface Config {
  /** 0..65535; 0 lets the system choose. */
  readonly port: number
  readonly host: string
  readonly dataDir: string
  /** PostgreSQL; null for the embedded database in `dataDir`. */
  readonly databaseUrl: string | null
  /** Null in local mode. */
  readonly firebase: FirebaseProject | null
  readonly authEmulatorPort: number
  /** Null where no transcription service is set. */
  readonly transcription: TranscriptionSettings | null
  /** The language model that reads transcripts beside the rules; null for the rules alone. */
  readonly extraction: ExtractionSettings | null
  /** Null where a service is set, and where it was asked for none. */
  readonly whisper: WhisperSettings | null
  /** Length of a new account's trial in days; 0 gives none. */
  readonly trialDays: number
  /** Proxies in front of this server whose X-Forwarded-For is believed; 0 where callers reach it directly. */
  readonly trustedProxies: number
  /** Requests an account and an address are limited: in production, unless switched off. */
  readonly rateLimits: boolean
  readonly logLevel: LogLevel
  readonly production: boolean
}

const DEFAULT_TRANSCRIBE_MODEL = 'whisper-1'
const DEFAULT_EXTRACT_MODEL = 'gpt-4.1-mini'
/** OpenAI's multilingual base size, as the engine wants it. */
const DEFAULT_WHISPER_MODEL = 'onnx-community/whisper-base'
const NO_WHISPER = 'none'

export function readConfig(env: Environment): Config {
  const text = (name: string) => setting(env, name)
  const projectId = text('FIREBASE_PROJECT_ID')
  const production = text('NODE_ENV') === 'production'
  return {
    port: integer(env, 'PORT', 3000, 65_535),
    host: text('HOST') ?? '127.0.0.1',
    dataDir: text('DATA_DIR') ?? '.data',
    databaseUrl: text('DATABASE_URL'),
    firebase: projectId
      ? { projectId, authDomain: text('VITE_FIREBASE_AUTH_DOMAIN') ?? `${projectId}.firebaseapp.com` }
      : null,
    authEmulatorPort: integer(env, 'AUTH_EMULATOR_PORT', 9099, 65_535),
    transcription: service(env, 'TRANSCRIBE', DEFAULT_TRANSCRIBE_MODEL),
    extraction: service(env, 'EXTRACT', DEFAULT_EXTRACT_MODEL),
    whisper: text('TRANSCRIBE_URL') ? null : whisper(text('WHISPER_MODEL'), text('HF_ENDPOINT')),
    trialDays: integer(env, 'TRIAL_DAYS', 14, 36_500),
    trustedProxies: integer(env, 'TRUST_PROXY', 0, 10),
    rateLimits: onOff(env, 'RATE_LIMITS', production),
    logLevel: logLevel(text('LOG_LEVEL'), production ? 'info' : 'warn'),
    production,
  }
}

export function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '::1' || /^127(\.\d{1,3}){3}$/.test(host)
}

/** Where the service can be reached from this machine, for people to read. */
export function displayUrl(host: string, port: number): string {
  const shown = isLoopback(host) || host === '0.0.0.0' || host === '::' ? 'localhost' : host
  return `http://${shown.includes(':') ? `[${shown}]` : shown}:${port}`
}

/** Null where it is absent or blank. */
function setting(env: Environment, name: string): string | null {
  return env[name]?.trim() || null
}

function integer(env: Environment, name: string, fallback: number, max: number): number {
  const raw = env[name]?.trim()
  if (!raw) return fallback
  const value = Number(raw)
  if (/^\d+$/.test(raw) && value <= max) return value
  throw new ConfigError(`${name} must be a whole number from 0 to ${max}, but is "${raw}".`)
}

function onOff(env: Environment, name: string, fallback: boolean): boolean {
  const raw = setting(env, name)
  if (raw === null) return fallback
  if (raw === 'on' || raw === 'off') return raw === 'on'
  throw new ConfigError(`${name} must be on or off, but is "${raw}".`)
}

function logLevel(raw: string | null, fallback: LogLevel): LogLevel {
  if (raw === null) return fallback
  const level = LOG_LEVELS.find(known => known === raw)
  if (level) return level
  throw new ConfigError(`LOG_LEVEL must be one of ${LOG_LEVELS.join(', ')}, but is "${raw}".`)
}

/** Null where `{prefix}_URL` is not set. */
function service(env: Environment, prefix: string, defaultModel: string): ServiceSettings | null {
  const url = setting(env, `${prefix}_URL`)
  if (url === null) return null
  if (!isWebAddress(url))
    throw new ConfigError(`${prefix}_URL must be an http or https address that ends in /v1.`)
  return {
    url: url.replace(/\/+$/, ''),
    key: setting(env, `${prefix}_KEY`),
    model: setting(env, `${prefix}_MODEL`) ?? defaultModel,
  }
}

function whisper(model: string | null, host: string | null): WhisperSettings | null {
  if (model === NO_WHISPER) return null
  // It becomes a folder's name, too.
  if (
    model !== null &&
    (!/^[\w.-]+\/[\w.-]+$/.test(model) || model.split('/').some(part => /^\.+$/.test(part)))
  )
    throw new ConfigError(`WHISPER_MODEL must be a model's owner/name, or ${NO_WHISPER}, but is "${model}".`)
  if (host !== null && !isWebAddress(host))
    throw new ConfigError('HF_ENDPOINT must be an http or https address.')
  return {
    model: model ?? DEFAULT_WHISPER_MODEL,
    host: (host ?? 'https://huggingface.co').replace(/\/+$/, ''),
  }
}

function isWebAddress(address: string): boolean {
  return URL.canParse(address) && /^https?:$/.test(new URL(address).protocol)
}
