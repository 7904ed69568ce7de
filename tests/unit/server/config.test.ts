import { expect, test } from 'vitest'
import { assertEmulatorAllowed } from '../../../server/auth/emulator-tokens.ts'
import { ConfigError, displayUrl, isLoopback, readConfig } from '../../../server/config.ts'

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

test('a transcription address may end in a slash', () => {
  expect(readConfig({ TRANSCRIBE_URL: 'http://127.0.0.1:8000/v1/' }).transcription?.url).toBe(
    'http://127.0.0.1:8000/v1',
  )
})

test('a language model is set apart from the transcription service', () => {
  const env = { EXTRACT_URL: 'http://127.0.0.1:8080/v1', EXTRACT_KEY: ' sk-1 ', EXTRACT_MODEL: 'qwen' }
  expect(readConfig(env)).toMatchObject({
    transcription: null,
    extraction: { url: 'http://127.0.0.1:8080/v1', key: 'sk-1', model: 'qwen' },
  })
})

test('Whisper stays away where a service is set, and where none is wanted', () => {
  expect(readConfig({ TRANSCRIBE_URL: 'http://127.0.0.1:8000/v1' }).whisper).toBeNull()
  expect(readConfig({ WHISPER_MODEL: 'none' }).whisper).toBeNull()
})

test('a second Whisper hears again where no service does', () => {
  const again = { WHISPER_AGAIN_MODEL: 'a/large' }
  expect(readConfig(again).whisperAgain).toEqual({ model: 'a/large', host: 'https://huggingface.co' })
  expect(readConfig({ ...again, TRANSCRIBE_AGAIN_URL: 'http://127.0.0.1:8000/v1' }).whisperAgain).toBeNull()
})

test('a host of models may end in a slash', () => {
  const { whisper } = readConfig({ WHISPER_MODEL: 'a/b', HF_ENDPOINT: 'http://127.0.0.1:8000/' })
  expect(whisper).toEqual({ model: 'a/b', host: 'http://127.0.0.1:8000' })
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

test('loopback is this machine alone', () => {
  expect(['127.0.0.1', '127.9.9.9', 'localhost', '::1'].every(isLoopback)).toBe(true)
  expect(['0.0.0.0', '::', '192.168.1.5', '127.evil.example', ''].some(isLoopback)).toBe(false)
})

test('the address shown is one that a browser can open', () => {
  expect(displayUrl('127.0.0.1', 3000)).toBe('http://localhost:3000')
  expect(displayUrl('0.0.0.0', 80)).toBe('http://localhost:80')
  expect(displayUrl('fe80::1', 80)).toBe('http://[fe80::1]:80')
})

test.each([
  [{ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:4318' }, true],
  [{ OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: 'http://127.0.0.1:4318/v1/traces' }, true],
  [{ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:4318', OTEL_SDK_DISABLED: 'TRUE' }, false],
])('traces are sent where a collector is named, and not switched off: %j', (env, sent) => {
  expect(readConfig(env).traces).toBe(sent)
})
