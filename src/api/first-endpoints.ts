/** The backend's calls (specification §7) that the dashboard begins with, one function each. */
import * as v from 'valibot'
import {
  NO_SUBSCRIPTION,
  type Profile,
  profileOutput,
  type Subscription,
  subscriptionOutput,
} from '../../shared/wire/account.ts'
import { type Dashboard, dashboardOutput } from '../../shared/wire/totals.ts'
import type { ApiResult, Http } from './http.ts'
import { type AnswerKeeper, type Known, recall } from './known.ts'

export interface FirstApi {
  /** Creates the profile on the backend, after Google's sign-in. */
  login(): Promise<ApiResult<unknown>>
  profile(): Promise<ApiResult<Profile>>
  /** A 404 is an answer: no subscription. */
  subscription(): Promise<ApiResult<Subscription>>
  dashboard(): Promise<ApiResult<Dashboard>>
}

/** What was last known, where it is still of use: null where nothing is. */
export interface FirstLastAnswers {
  profile(): Known<Profile> | null
  subscription(): Known<Subscription> | null
  dashboard(): Known<Dashboard> | null
}

const PROFILE = 'profile'
const SUBSCRIPTION = 'subscription'
const DASHBOARD = 'dashboard'

export function createFirstLastAnswers(kept: AnswerKeeper): FirstLastAnswers {
  return {
    profile: () => recall(kept, PROFILE, profileOutput),
    subscription: () => recall(kept, SUBSCRIPTION, subscriptionOutput),
    dashboard: () => recall(kept, DASHBOARD, dashboardOutput),
  }
}

export function createFirstApi(http: Http): FirstApi {
  return {
    login: () => http({ method: 'POST', path: '/auth/login' }, v.unknown()),
    profile: () => http({ method: 'GET', path: '/auth/profile' }, profileOutput),
    async subscription() {
      const request = { method: 'GET', path: '/subscriptions/status', keepAs: SUBSCRIPTION } as const
      const result = await http(request, subscriptionOutput)
      const none =
        result.kind === 'failed' && result.failure.kind === 'status' && result.failure.status === 404
      return none ? { kind: 'ok', value: NO_SUBSCRIPTION } : result
    },
    dashboard: () => http({ method: 'GET', path: '/dashboard/stats', keepAs: DASHBOARD }, dashboardOutput),
  }
}
