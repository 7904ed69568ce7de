/** Schemas of the environment's settings. A message follows the setting's name. */
import * as v from 'valibot'
import { integer, oneOf, serviceUrl, text, url } from './setting-schemas.ts'

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const
export type LogLevel = (typeof LOG_LEVELS)[number]

/** The WHISPER_MODEL that stands for none. */
export const NO_WHISPER = 'none'

export const environment = v.object({
  PORT: integer(3000, 65_535),
  HOST: text,
  DATA_DIR: text,
  DATABASE_URL: text,
  DATABASE_MIGRATION_URL: text,
  FIREBASE_PROJECT_ID: text,
  VITE_FIREBASE_AUTH_DOMAIN: text,
  FIREBASE_SERVICE_ACCOUNT: text,
  IDENTITY_KEY: v.pipe(
    text,
    // The message does not quote the key.
    v.check(raw => raw === null || raw.length >= 32, 'must have at least 32 characters.'),
  ),
  AUTH_EMULATOR_PORT: integer(9099, 65_535),
  TRANSCRIBE_URL: serviceUrl,
  TRANSCRIBE_KEY: text,
  TRANSCRIBE_MODEL: text,
  TRANSCRIBE_AGAIN_URL: serviceUrl,
  TRANSCRIBE_AGAIN_KEY: text,
  TRANSCRIBE_AGAIN_MODEL: text,
  TRANSCRIBE_PROMPT: oneOf(['on', 'off'], 'on or off'),
  TRANSCRIBE_AHEAD: oneOf(['on', 'off'], 'on or off'),
  TRANSCRIBE_AT_ONCE: integer(null, 64, 1),
  EXTRACT_URL: serviceUrl,
  EXTRACT_KEY: text,
  EXTRACT_MODEL: text,
  WHISPER_MODEL: v.pipe(
    text,
    v.check(
      raw => raw === null || raw === NO_WHISPER || isModelName(raw),
      ({ input }) => `must be a model's owner/name, or ${NO_WHISPER}, but is "${input}".`,
    ),
  ),
  WHISPER_AGAIN_MODEL: v.pipe(
    text,
    v.check(
      raw => raw === null || isModelName(raw),
      ({ input }) => `must be a model's owner/name, but is "${input}".`,
    ),
  ),
  HF_ENDPOINT: url('must be an http or https address.'),
  TRIAL_DAYS: integer(14, 36_500),
  VOICE_UPLOADS_MB: integer(64, 4096),
  TRUST_PROXY: integer(0, 10),
  VOICE_MINUTES_A_DAY: integer(60, 1440, 1),
  MODEL_CALLS_A_DAY: integer(300, 100_000),
  RATE_LIMITS: oneOf(['on', 'off'], 'on or off'),
  METRICS_PORT: integer(null, 65_535),
  METRICS_HOST: text,
  OTEL_EXPORTER_OTLP_ENDPOINT: url('must be an http or https address.'),
  OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: url('must be an http or https address.'),
  OTEL_EXPORTER_OTLP_PROTOCOL: oneOf(['http/protobuf'], 'http/protobuf, the only one that is spoken here'),
  OTEL_TRACES_EXPORTER: oneOf(['otlp', 'none'], 'otlp or none'),
  OTEL_SDK_DISABLED: text,
  SECURITY_CONTACT: v.pipe(
    text,
    v.check(
      raw => raw === null || isContact(raw),
      ({ input }) => `must be an https:, mailto: or tel: address, but is "${input}".`,
    ),
  ),
  ADMIN_NAME: text,
  LOG_LEVEL: oneOf(LOG_LEVELS, `one of ${LOG_LEVELS.join(', ')}`),
  NODE_ENV: text,
})

/** RFC 9116 §2.5.3. Has no line break, so that it cannot add lines to the file. */
function isContact(address: string): boolean {
  return /^(https:\/\/|mailto:|tel:)[\x21-\x7e]+$/.test(address)
}

/** Also used as a folder name. */
function isModelName(model: string): boolean {
  return /^[\w.-]+\/[\w.-]+$/.test(model) && !model.split('/').some(part => /^\.+$/.test(part))
}
