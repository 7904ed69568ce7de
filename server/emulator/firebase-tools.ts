/**
 * The parts of firebase-tools that we run, typed as far as we use them: it ships no types, and its version is
 * pinned because these modules are not its public interface. Loaded in local mode only.
 */
import type { RequestListener } from 'node:http'
import { createRequire } from 'node:module'

/** An account as the emulator keeps it; plain JSON. */
export interface EmulatorAccount {
  readonly localId: string
  readonly [field: string]: unknown
}

export interface ProjectState {
  readonly users: ReadonlyMap<string, EmulatorAccount>
  updateUserByLocalId(localId: string, ...rest: unknown[]): EmulatorAccount
  deleteUser(user: EmulatorAccount): void
  deleteAllAccounts(): void
  /** Adds the account with all its indexes, or replaces it. */
  overwriteUserWithLocalId(localId: string, account: EmulatorAccount): EmulatorAccount
}

interface ServerModule {
  createApp(projectId: string, mode: number, states: Map<string, ProjectState>): Promise<RequestListener>
}
interface StateModule {
  readonly AgentProjectState: new (projectId: string) => ProjectState
}
interface ApiDescription {
  readonly default: { readonly paths: Record<string, { parameters?: unknown }> }
}

/** Compiling the API description takes most of the start time, so only the paths of the web SDK are kept. */
const KEPT_PATHS: ReadonlySet<string> = new Set([
  '/v1/accounts:createAuthUri',
  '/v1/accounts:delete',
  '/v1/accounts:lookup',
  '/v1/accounts:signInWithIdp',
  '/v1/accounts:signUp',
  '/v1/accounts:update',
  '/v1/projects',
  '/v1/token',
  '/v2/accounts:revokeToken',
  '/v2/passwordPolicy',
  '/v2/recaptchaConfig',
])

export interface FirebaseTools {
  readonly AgentProjectState: StateModule['AgentProjectState']
  createApp(projectId: string, state: ProjectState): Promise<RequestListener>
}

/**
 * Once per process. Reduces the API description to `keptPaths`, without the parameters common to all of
 * Google's paths (`alt`, `prettyPrint`, …), whose validators take half of the start time.
 */
export function loadFirebaseTools(keptPaths = KEPT_PATHS): FirebaseTools {
  const require = createRequire(import.meta.url)
  const load = (name: string): unknown => require(`firebase-tools/lib/emulator/auth/${name}`)
  const { paths } = (load('apiSpec') as ApiDescription).default
  for (const [path, described] of Object.entries(paths)) {
    if (keptPaths.has(path)) delete described.parameters
    else delete paths[path]
  }
  const { createApp } = load('server') as ServerModule
  const { AgentProjectState } = load('state') as StateModule
  return {
    AgentProjectState,
    // 0 is its "single project mode: no warning".
    createApp: (projectId, state) => createApp(projectId, 0, new Map([[projectId, state]])),
  }
}
