import { expect, test } from 'vitest'
import { assertEmulatorAllowed } from '../../../server/auth/emulator-tokens.ts'
import { readConfig } from '../../../server/config.ts'
import { ConfigError } from '../../../server/config-error.ts'

test('an empty environment is local mode with the documented defaults', () => {
  expect(readConfig({}, { processors: 1, memoryBytes: 2 ** 30 })).toEqual({
    adminName: null,
    port: 3000,
    host: '127.0.0.1',
    dataDir: '.data',
    databaseUrl: null,
    migrationUrl: null,
    firebase: null,
    serviceAccount: null,
    identityKey: null,
    authEmulatorPort: 9099,
    transcription: null,
    transcriptionAgain: null,
    extraction: null,
    whisper: { model: 'onnx-community/whisper-base', host: 'https://huggingface.co' },
    whisperAgain: null,
    transcribePrompt: null,
    transcribeAhead: null,
    transcribeAtOnce: null,
    trialDays: 14,
    trustedProxies: 0,
    voiceUploadBytes: 64 * 1024 * 1024,
    rateLimits: false,
    voiceMinutesADay: 60,
    modelCallsADay: 300,
    metricsPort: null,
    metricsHost: '127.0.0.1',
    traces: false,
    securityContact: null,
    logLevel: 'warn',
    production: false,
  })
})

test.each([
  ['PORT', 'eighty'],
  ['PORT', '70000'],
  ['TRIAL_DAYS', '-1'],
  ['TRUST_PROXY', 'true'],
  ['VOICE_UPLOADS_MB', '-1'],
  ['TRANSCRIBE_AT_ONCE', '0'],
  ['TRANSCRIBE_PROMPT', 'yes'],
  ['TRANSCRIBE_AHEAD', 'yes'],
  ['LOG_LEVEL', 'loud'],
  ['RATE_LIMITS', 'yes'],
  ['METRICS_PORT', 'on'],
  ['VOICE_MINUTES_A_DAY', '0'],
  ['MODEL_CALLS_A_DAY', 'many'],
  ['SECURITY_CONTACT', 'security@example.com'],
  ['TRANSCRIBE_URL', 'localhost:8000/v1'],
  ['TRANSCRIBE_AGAIN_URL', 'localhost:8000/v1'],
  ['EXTRACT_URL', 'ftp://127.0.0.1/v1'],
  ['WHISPER_MODEL', 'base'],
  ['WHISPER_MODEL', '../x'],
  ['WHISPER_AGAIN_MODEL', 'none'],
  ['HF_ENDPOINT', 'hub.example'],
])('%s=%s is refused by name', (name, value) => {
  expect(() => readConfig({ [name]: value })).toThrow(ConfigError)
  expect(() => readConfig({ [name]: value })).toThrow(name)
})

test('the auth domain follows from the project where it is not set', () => {
  expect(readConfig({ FIREBASE_PROJECT_ID: 'ucap-1' }).firebase?.authDomain).toBe('ucap-1.firebaseapp.com')
})

const LOCAL = { projectId: 'demo-ucap', host: '127.0.0.1', production: false }

test('unsigned tokens are allowed for a demo on this machine', () => {
  expect(() => assertEmulatorAllowed(LOCAL)).not.toThrow()
})

test.each([
  ['in production', { production: true }],
  ['for a project that is no demo', { projectId: 'ucap' }],
  ['on a host that others reach', { host: '0.0.0.0' }],
])('unsigned tokens are refused %s', (_, change) => {
  expect(() => assertEmulatorAllowed({ ...LOCAL, ...change })).toThrow(ConfigError)
})

test.each([
  [{ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:4318' }, true],
  [{ OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: 'http://127.0.0.1:4318/v1/traces' }, true],
  [{ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:4318', OTEL_SDK_DISABLED: 'TRUE' }, false],
])('traces are sent where a collector is named, and not switched off: %j', (env, sent) => {
  expect(readConfig(env).traces).toBe(sent)
})
