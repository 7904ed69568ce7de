/** Production: the built client and the API, for a real Firebase project. `--api-only` leaves the client out. */
import { resolve } from 'node:path'
import { displayUrl, metricsAddresses, originAddress } from './addresses.ts'
import { createApp } from './app.ts'
import type { ClientFiles } from './app-dependencies.ts'
import { currentUsersOnly } from './auth/current-users.ts'
import { firebaseUsers } from './auth/firebase-users.ts'
import { rememberedUsers } from './auth/remembered-users.ts'
import { remoteKeys } from './auth/remote-keys.ts'
import { GOOGLE_KEYS, signedTokens } from './auth/signed-tokens.ts'
import { readBuildStamp } from './build-stamp.ts'
import { sharedDependencies } from './compose.ts'
import { type Config, type FirebaseProject, readConfig } from './config.ts'
import { ConfigError } from './config-error.ts'
import { type Disposables, disposables } from './disposables.ts'
import { assertCanListen } from './http/assert-can-listen.ts'
import { listen } from './http/listen.ts'
import { openClient } from './http/open-client.ts'
import { requestListener } from './http/request-listener.ts'
import { openParts, startParts } from './open-parts.ts'
import { startDeletions, startRecurring, startRetention } from './periodic-work.ts'
import { retentionClock } from './retention-clock.ts'
import { closeOnSignal, fail, isEntry, loadEnvFile } from './run.ts'

const STAMP = 'dist/build.json'
const CLIENT = 'dist/client'

export interface MainOptions {
  readonly apiOnly?: boolean
  /** Whether the speech engine may be installed where it is needed. */
  readonly installEngine?: boolean
}

/** Starts, prints the address, and stops on a signal. */
export async function runMain({ apiOnly = false, installEngine = false }: MainOptions = {}): Promise<void> {
  const opened = disposables()
  try {
    loadEnvFile()
    const config = readConfig(process.env)
    const firebase = requireFirebase(config)
    const client = apiOnly ? null : builtClient(firebase)
    closeOnSignal(opened.close)
    console.log(`Ready on ${await open(config, firebase, client, installEngine, opened)}`)
  } catch (error) {
    fail(error)
    await opened.close()
  }
}

async function open(
  config: Config,
  { projectId }: FirebaseProject,
  client: ClientFiles | null,
  installEngine: boolean,
  opened: Disposables,
): Promise<string> {
  await assertCanListen(originAddress(config), ...metricsAddresses(config))
  const parts = await openParts(config, { installEngine }, opened)
  const { database, watching } = parts
  const { log } = watching
  const shared = await sharedDependencies(config, parts)
  const passed = retentionClock(shared)
  const { serviceAccount } = config
  const users = serviceAccount && firebaseUsers(serviceAccount, projectId, shared.now)
  opened.add(startRetention(database, passed, log))
  opened.add(startDeletions(database, { ...shared, removeIdentity: users?.remove ?? null }, passed, log))
  opened.add(startRecurring(database, passed, log))
  const signed = signedTokens(projectId, remoteKeys(GOOGLE_KEYS, shared), shared.now, passed.vouch)
  const verify = users ? currentUsersOnly(signed, rememberedUsers(users.find, shared)) : signed
  const app = createApp({ ...shared, verify, client })
  const listening = await listen(requestListener(app), originAddress(config))
  opened.add(() => listening.close())
  await startParts(parts, opened)
  return displayUrl(config.host, listening.port)
}

function requireFirebase({ firebase }: Config): FirebaseProject {
  if (firebase) return firebase
  throw new ConfigError(
    'FIREBASE_PROJECT_ID is not set. Production needs a Firebase project; npm start does not.',
  )
}

/** Throws for a client built for the emulator or for another project, which could sign no user in here. */
function builtClient({ projectId, authDomain }: FirebaseProject): ClientFiles {
  const stamp = readBuildStamp(STAMP)
  if (!stamp) throw new ConfigError('The client is not built yet: run npm run build first.')
  if (stamp.projectId !== projectId) {
    const built = stamp.projectId === null ? 'in local mode' : `for the project "${stamp.projectId}"`
    throw new ConfigError(
      `The client was built ${built}, not for "${projectId}": run npm run build with the Firebase variables set.`,
    )
  }
  return openClient(resolve(CLIENT), authDomain)
}

if (isEntry(import.meta.url)) await runMain({ apiOnly: process.argv.includes('--api-only') })
