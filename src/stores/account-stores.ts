/** The members that every page has, signed in or not: loaded before anything can be seen, so they are small. */
import type { AccountApi } from '../api/account-endpoints.ts'
import type { HttpOptions } from '../api/http.ts'
import { createAuth } from './account/auth.ts'
import { createPreferences } from './account/preferences.ts'
import { createAppUpdate } from './device/app-update.ts'
import type { Environment } from './environment.ts'
import { createToasts } from './messages/toasts.ts'

export type AccountStores = ReturnType<typeof createAccountStores>

export type AccountEnvironment = Pick<
  Environment,
  'session' | 'fetch' | 'localStorage' | 'language' | 'timeZone' | 'loadAccountApi'
>

export function createAccountStores({
  session,
  fetch,
  localStorage,
  language,
  timeZone,
  loadAccountApi,
}: AccountEnvironment) {
  const http: HttpOptions = {
    token: () => session.token(),
    fetch,
    language,
    timeZone,
    onSignedOut: () => auth.expire(),
    onAccountDeleting: message => auth.noteDeleting(message),
    onTermsDue: () => void auth.refreshProfile(),
  }
  const toasts = createToasts()
  const auth = createAuth({
    session,
    api: accountCalls(async () => (await loadAccountApi())(http)),
    onDeletionUndone: () => toasts.show('success', { kind: 'deletionUndone' }),
  })
  return {
    http,
    appUpdate: createAppUpdate(),
    auth,
    preferences: createPreferences(localStorage),
    toasts,
  }
}

/** The API is loaded with the first call, which nothing on the sign-in page makes. */
function accountCalls(load: () => Promise<AccountApi>): Pick<AccountApi, 'login' | 'profile'> {
  const offline = () => ({ kind: 'failed', failure: { kind: 'offline' } }) as const
  return {
    login: terms => load().then(api => api.login(terms), offline),
    profile: () => load().then(api => api.profile(), offline),
  }
}
