/** The state that every page has, signed in or not: small, for it is loaded before anything can be seen. */
import type { FirstApi } from '../api/first-endpoints.ts'
import type { HttpOptions } from '../api/http.ts'
import type { Session } from '../session/session.ts'
import { createAppUpdate } from './app-update.ts'
import { createAuth } from './auth.ts'
import { createPreferences } from './preferences.ts'
import { createToasts } from './toasts.ts'

export interface BaseEnvironment {
  readonly session: Session
  readonly fetch: typeof fetch
  readonly localStorage: Storage
  readonly language: () => string
  readonly timeZone: () => string
}

export type BaseStores = Pick<Base, 'appUpdate' | 'auth' | 'preferences' | 'toasts'>
export type Base = ReturnType<typeof createBase>

export function createBase({ session, fetch, localStorage, language, timeZone }: BaseEnvironment) {
  const connection: HttpOptions = {
    token: () => session.token(),
    fetch,
    language,
    timeZone,
    onSignedOut: () => auth.expire(),
  }
  const auth = createAuth({ session, api: accountCalls(connection) })
  return {
    connection,
    appUpdate: createAppUpdate(),
    auth,
    preferences: createPreferences(localStorage),
    toasts: createToasts(),
  }
}

/** The schemas of all answers come with the first call, which nothing on the sign-in page makes. */
function accountCalls(connection: HttpOptions): Pick<FirstApi, 'login' | 'profile'> {
  const load = async () => (await import('../api/open-first-api.ts')).openFirstApi(connection)
  const offline = () => ({ kind: 'failed', failure: { kind: 'offline' } }) as const
  return {
    login: () => load().then(api => api.login(), offline),
    profile: () => load().then(api => api.profile(), offline),
  }
}
