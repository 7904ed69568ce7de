/** Local mode: the product with the auth emulator in the same process and on the same origin. */
import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { displayUrl, emulatorAddress, metricsAddresses, originAddress } from './addresses.ts'
import { createApp } from './app.ts'
import { assertEmulatorAllowed, emulatorTokens } from './auth/emulator-tokens.ts'
import { sharedDependencies } from './compose.ts'
import { type Config, readConfig } from './config.ts'
import { type Disposables, disposables } from './disposables.ts'
import { isEmulatorPath, startAuthEmulator } from './emulator/auth-emulator.ts'
import { assertCanListen } from './http/assert-can-listen.ts'
import { listen } from './http/listen.ts'
import { localCallersOnly } from './http/local-callers.ts'
import { openClient } from './http/open-client.ts'
import { requestListener } from './http/request-listener.ts'
import { openParts, startParts } from './open-parts.ts'
import { startDeletions, startRecurring, startRetention } from './periodic-work.ts'
import { ENTERING_UNVOUCHED, retentionClock } from './retention-clock.ts'
import { closeOnSignal, fail, isEntry } from './run.ts'
import type { OpenTranscriberOptions } from './transcription/transcriber.ts'

const PROJECT = 'demo-ucap'

/** Settings that override the environment. */
export interface LocalOverrides {
  /** 0 lets the system choose. */
  readonly port?: number
  readonly host?: string
  readonly dataDir?: string
  /** Null for the embedded database. */
  readonly databaseUrl?: string | null
  readonly authEmulatorPort?: number
  /** Null for no transcription, not even Whisper on this machine. */
  readonly transcribeUrl?: string | null
  readonly trialDays?: number
  readonly logLevel?: Config['logLevel']
  /** Folder of the built client; `dist/client` unless given. */
  readonly clientFolder?: string
}

export interface RunningServer {
  readonly url: string
  /** Finishes the requests under way, saves, and releases ports and folders. */
  close(): Promise<void>
}

const AS_IT_IS: OpenTranscriberOptions = { installEngine: false }

/** The environment's settings with `overrides` on top. Throws ConfigError or FolderInUseError. */
export async function startLocal(
  overrides: LocalOverrides = {},
  voice: OpenTranscriberOptions = AS_IT_IS,
): Promise<RunningServer> {
  const config = configure(overrides)
  const opened = disposables()
  try {
    const url = await open(config, resolve(overrides.clientFolder ?? 'dist/client'), voice, opened)
    return { url, close: opened.close }
  } catch (error) {
    await opened.close()
    throw error
  }
}

function configure({ transcribeUrl, clientFolder: _, ...overrides }: LocalOverrides): Config {
  const config = { ...readConfig(process.env), ...overrides }
  if (transcribeUrl === undefined) return config
  const { transcription } = readConfig({ ...process.env, TRANSCRIBE_URL: transcribeUrl ?? '' })
  return { ...config, transcription, whisper: null }
}

async function open(
  config: Config,
  folder: string,
  voice: OpenTranscriberOptions,
  opened: Disposables,
): Promise<string> {
  assertEmulatorAllowed({ projectId: PROJECT, ...config })
  await assertCanListen(originAddress(config), emulatorAddress(config), ...metricsAddresses(config))
  const parts = await openParts(config, voice, opened)
  const { database, watching } = parts
  const { log } = watching
  // After the database, which fails at once if it fails; loading the emulator takes seconds.
  const emulator = await startAuthEmulator(PROJECT, config.dataDir)
  opened.add(() => emulator.close())
  const shared = await sharedDependencies(config, parts)
  const passed = retentionClock(shared)
  opened.add(startRetention(database, passed, log))
  opened.add(startDeletions(database, { ...shared, removeIdentity: emulator.removeAccount }, passed, log))
  opened.add(startRecurring(database, retentionClock(shared, ENTERING_UNVOUCHED), log))
  const app = createApp({
    ...shared,
    verify: emulatorTokens(PROJECT, emulator.accountExists, shared.now),
    client: existsSync(join(folder, 'index.html')) ? openClient(folder, null) : null,
  })
  const product = requestListener(app)
  const alone = await listen(localCallersOnly(emulator.listener), emulatorAddress(config))
  opened.add(() => alone.close())
  const origin = await listen(
    localCallersOnly((request, response) => {
      if (isEmulatorPath(request.url)) emulator.listener(request, response)
      else product(request, response)
    }),
    originAddress(config),
  )
  opened.add(() => origin.close())
  await startParts(parts, opened)
  return displayUrl(config.host, origin.port)
}

/** Starts, prints the address, and stops on a signal. For programs, not for tests. */
export async function runLocal(voice?: OpenTranscriberOptions): Promise<void> {
  try {
    const server = await startLocal({}, voice)
    closeOnSignal(server.close)
    console.log(`Ready on ${server.url}`)
  } catch (error) {
    fail(error)
  }
}

if (isEntry(import.meta.url)) await runLocal()
