/** The members that the dashboard and the shell around it need. */
import { effect, signal, untracked } from '@preact/signals-react'
import { dayInZone } from '../../shared/domain/calendar-date.ts'
import { createAccountApi, createCachedAccount } from '../api/account-endpoints.ts'
import { createHttp } from '../api/http.ts'
import { createAccountToken } from './account/account-token.ts'
import { createSubscription } from './account/subscription.ts'
import type { AccountStores } from './account-stores.ts'
import { createConnection } from './device/connection.ts'
import { followDraft } from './device/typed-draft.ts'
import { createVisibility } from './device/visibility.ts'
import type { Environment } from './environment.ts'
import { createDashboard } from './figures/dashboard.ts'
import { endsOnline } from './messages/notice-subject.ts'
import { createFirstUse } from './recording/first-use.ts'
import {
  createRecordingStores,
  type RecordingEnvironment,
  type VoiceResultHandlers,
} from './recording-stores.ts'
import { createResponseCache } from './server-state/response-cache.ts'

export type InitialStores = ReturnType<typeof createInitialStores>

export type InitialEnvironment = RecordingEnvironment &
  Pick<
    Environment,
    'session' | 'localStorage' | 'sessionStorage' | 'timeZone' | 'now' | 'online' | 'isVisible' | 'events'
  >

/** Once a page: they listen for as long as the page lives. */
export function createInitialStores(
  account: AccountStores,
  environment: InitialEnvironment,
  loadVoiceResultHandlers: () => Promise<VoiceResultHandlers>,
) {
  const { session, events, timeZone, now, online } = environment
  const { appUpdate, auth, toasts } = account
  const visible = createVisibility(environment)
  const today = () => dayInZone(now(), timeZone())
  const cache = createResponseCache({
    storage: environment.localStorage,
    userId: () => {
      const state = auth.state.peek()
      return state.kind === 'signedIn' ? state.user.uid : null
    },
    now,
  })
  const cached = createCachedAccount(cache)
  /** Tells what is unsent that the backend can be reached; nothing before those stores are loaded. */
  let noteReached = () => {}
  const request = createHttp({ ...account.http, cache, onReached: () => noteReached() })
  const api = createAccountApi(request)
  const subscription = createSubscription({ api, auth: auth.state, cached: cached.subscription })
  const dashboard = createDashboard({ api, auth: auth.state, cached: cached.dashboard })
  const shown = new Set<() => Promise<void>>([dashboard.refresh])
  const refresh = () => {
    for (const one of shown) void one()
  }

  /** What the field of the capture bar holds. */
  const typed = signal('')
  /** Texts that left the field with a question about them. */
  const unanswered = signal<readonly string[]>([])
  /** Whether the field, or what stands above it, has the focus. */
  const typing = signal(false)

  const accountToken = createAccountToken(session, auth.state)
  const { recorder, inHand, recording, countKept, canCorrect } = createRecordingStores(account, environment, {
    accountToken,
    mayBeActive: subscription.mayBeActive,
    connection: () => connection,
    loadVoiceResultHandlers,
    refresh,
  })

  // An Undo that failed for lack of the network is the last way back.
  events.addEventListener('online', () =>
    toasts.withdraw(({ notice, action }) => endsOnline(notice) && action?.kind !== 'undo'),
  )
  const connection = createConnection({
    events,
    online,
    visible,
    today,
    onReturn() {
      if (auth.state.peek().kind !== 'signedIn') return
      void auth.retryProfile()
      void subscription.check()
      refresh()
    },
  })
  effect(() => {
    const state = auth.state.value
    if (state.kind === 'loading') return
    cache.keepOnly(state.kind === 'signedIn' ? state.user.uid : null)
    untracked(() => auth.recallProfile(cached.profile()?.value ?? null))
  })
  // The next account must not meet what the one before was typing.
  effect(() => {
    if (auth.state.value.kind === 'signedOut') typed.value = ''
  })
  followDraft({ typed, unanswered, auth: auth.state, storage: environment.sessionStorage })
  // The account's own call is made before this cache exists.
  effect(() => {
    if (auth.profile.value) cache.writer()('profile', auth.profile.value)
  })
  appUpdate.holdBackWhile(() => recording.phase.value !== 'idle' || inHand.list.value.length > 0)

  return {
    connection,
    subscription,
    dashboard,
    firstUse: createFirstUse(environment.localStorage),
    inHand,
    recording,
    typed,
    typing,
    today,
    timeZone,
    now,
    /** For the members that are loaded later. */
    wiring: {
      /** For the calls that only later members make, and what is stored of their answers. */
      request,
      cache,
      recorder,
      accountToken,
      visible,
      /** Refreshes all that is on show. */
      refresh,
      unanswered,
      countKept,
      canCorrect,
      /** Has `note` called whenever a request was answered as it should be. */
      whenReached(note: () => void) {
        noteReached = note
      },
      /** Adds to what `refresh` refreshes. */
      refreshToo: (refresh: () => Promise<void>) => shown.add(refresh),
    },
  }
}
