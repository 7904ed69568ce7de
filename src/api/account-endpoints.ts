/** The backend calls of a page start: profile, subscription and the dashboard's figures. */
import {
  NO_SUBSCRIPTION,
  type Profile,
  profileOutput,
  type SignIn,
  type Subscription,
  signInOutput,
  subscriptionOutput,
} from '../../shared/wire/account.ts'
import { AGREED_TERMS_HEADER } from '../../shared/wire/agreement.ts'
import { type Dashboard, dashboardOutput } from '../../shared/wire/totals.ts'
import { isStatus } from './failure-status.ts'
import { type ApiResult, createHttp, type Http, type HttpOptions } from './http.ts'
import { type CachedResponse, type ResponseCache, readCached } from './response-cache.ts'

export interface AccountApi {
  /**
   * Creates the profile on the backend, after Google's sign-in; undoes the deletion of the account. `terms`
   * is the version that the user agrees to with the sign-in.
   */
  login(terms: string): Promise<ApiResult<SignIn>>
  profile(): Promise<ApiResult<Profile>>
  /** A 404 means that there is no subscription. */
  subscription(): Promise<ApiResult<Subscription>>
  dashboard(): Promise<ApiResult<Dashboard>>
}

/** The stored answers of an earlier visit; null where none of a known shape is stored. */
export interface CachedAccount {
  profile(): CachedResponse<Profile> | null
  subscription(): CachedResponse<Subscription> | null
  dashboard(): CachedResponse<Dashboard> | null
}

/** Names of stored answers. */
const PROFILE = 'profile'
const SUBSCRIPTION = 'subscription'
const DASHBOARD = 'dashboard'

export function createCachedAccount(cache: ResponseCache): CachedAccount {
  return {
    profile: () => readCached(cache, PROFILE, profileOutput),
    subscription: () => readCached(cache, SUBSCRIPTION, subscriptionOutput),
    dashboard: () => readCached(cache, DASHBOARD, dashboardOutput),
  }
}

export function createAccountApi(http: Http): AccountApi {
  return {
    login: terms =>
      http({ method: 'POST', path: '/auth/login', headers: { [AGREED_TERMS_HEADER]: terms } }, signInOutput),
    profile: () => http({ method: 'GET', path: '/auth/profile' }, profileOutput),
    async subscription() {
      const request = { method: 'GET', path: '/subscriptions/status', cacheAs: SUBSCRIPTION } as const
      const result = await http(request, subscriptionOutput)
      const none = result.kind === 'failed' && isStatus(result.failure, 404)
      return none ? { kind: 'ok', value: NO_SUBSCRIPTION } : result
    },
    dashboard: () => http({ method: 'GET', path: '/dashboard/stats', cacheAs: DASHBOARD }, dashboardOutput),
  }
}

/** The same over a connection of its own. */
export function openAccountApi(connection: HttpOptions): AccountApi {
  return createAccountApi(createHttp(connection))
}
