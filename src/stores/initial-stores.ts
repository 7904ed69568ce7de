/** The members that the dashboard and the shell around it need. */
import { effect, signal, untracked } from '@preact/signals-react'
import { MAX_KEPT_RECORDINGS } from '../../shared/contracts/recorder.ts'
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
import { createInHand, type FollowUp, type Spoken } from './recording/in-hand.ts'
import { lazyRecorder } from './recording/lazy-recorder.ts'
import { createRecording, type Refusal } from './recording/recording.ts'
import { createResponseCache } from './server-state/response-cache.ts'

/** What handles the result of a recording. */
export interface VoiceResultHandlers {
  readonly follow: FollowUp
  /** Of one that was cancelled and is set aside: offers Undo, by which `send` is called. */
  readonly cancelled: (id: string, send: () => void) => void
  /** Of one that is sent again: the share of its bytes handed to the network, 0..1. */
  readonly uploading: (id: string, sent: number) => void
}

export type InitialStores = ReturnType<typeof createInitialStores>

export type InitialEnvironment = Pick<
  Environment,
  | 'session'
  | 'localStorage'
  | 'sessionStorage'
  | 'language'
  | 'timeZone'
  | 'now'
  | 'online'
  | 'isVisible'
  | 'events'
  | 'vibrate'
  | 'createRecorder'
  | 'openMicrophone'
  | 'microphonePermission'
  | 'randomId'
>

/** Once a page: they listen for as long as the page lives. */
export function createInitialStores(
  account: AccountStores,
  environment: InitialEnvironment,
  loadVoiceResultHandlers: () => Promise<VoiceResultHandlers>,
) {
  const { session, events, language, timeZone, now, online, vibrate, randomId, microphonePermission } =
    environment
  const { appUpdate, auth, preferences, toasts } = account
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

  let handlers: VoiceResultHandlers | null = null
  /** Loaded during the recording, not before: a press waits for the recorder alone. */
  async function loadFollowUp(): Promise<FollowUp> {
    try {
      handlers ??= await loadVoiceResultHandlers()
      return handlers.follow
    } catch {
      // What was said has been answered for or is kept: the figures show the one, the next visit the other.
      return () => {
        refresh()
        toasts.show('error', { kind: 'networkFailed' })
      }
    }
  }
  const inHand = createInHand(loadFollowUp)
  /** How many recordings the outbox has; it is not known before the stores of what is unsent are loaded. */
  let keptRecordings = () => 0
  /** Ids of what can be put right, parted by commas; none before the stores of results are loaded. */
  let correctable = () => ''
  const accountToken = createAccountToken(session, auth.state)
  async function onShelved(spoken: Spoken): Promise<void> {
    const [loaded] = await Promise.all([recorder(), loadFollowUp()])
    if (handlers) {
      handlers.cancelled(spoken.id, () => {
        void inHand.add({ ...spoken, releasedAt: performance.now() }, loaded.retry(spoken.id))
      })
      return
    }
    toasts.show('info', { kind: 'discarded' })
    await loaded.dropUnsent(spoken.id).catch(() => undefined) // A recorder that failed has it listed as unsent.
  }
  const recorder = lazyRecorder(environment.createRecorder, accountToken, {
    uploading({ id, sent }) {
      inHand.uploading(id, sent)
      handlers?.uploading(id, sent)
    },
    stageReached: inHand.stageReached,
  })
  const recording = createRecording({
    recorder,
    openMicrophone: environment.openMicrophone,
    speaker() {
      const state = auth.state.value
      if (state.kind !== 'signedIn') return null
      const options = {
        id: randomId(),
        userId: state.user.uid,
        language: language(),
        timeZone: timeZone(),
        currency: preferences.currency.value,
        context: correctable(),
      }
      return { options, isSignedIn: () => auth.state.value === state }
    },
    inHand,
    refusal,
    toasts,
    loadFollowUp,
    onShelved: spoken => void onShelved(spoken),
    microphonePermission,
    vibrate,
  })

  function refusal(isTap: boolean): Refusal | null {
    if (!subscription.mayBeActive()) return { notice: { kind: 'subscriptionBlocked' } }
    // What could not be kept would be lost once it was spoken, were it not sent either: those that wait were not.
    const isFull = keptRecordings() + inHand.list.peek().length >= MAX_KEPT_RECORDINGS
    if (isFull) return { notice: { kind: online() ? 'outboxFullOnline' : 'outboxFull' } }
    if (online()) return null
    if (connection.recordsOffline.peek()) return null
    const run = () => recordAnyway(isTap)
    return { notice: { kind: 'internetRequired' }, action: { kind: 'recordAnyway', run } }
  }

  /** The button has to be held once more, as a click cannot be held. */
  function recordAnyway(isTap: boolean): void {
    connection.recordAnyway()
    if (isTap) recording.tap()
    else toasts.show('info', { kind: 'offlineReady' })
  }

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
    untracked(() => {
      auth.profile.value ??= cached.profile()?.value ?? null
    })
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
      /** Says how many recordings the outbox has. */
      countKept(count: () => number) {
        keptRecordings = count
      },
      /** Says what a recording that begins now can put right. */
      canCorrect(ids: () => string) {
        correctable = ids
      },
      /** Has `note` called whenever a request was answered as it should be. */
      whenReached(note: () => void) {
        noteReached = note
      },
      /** Adds to what `refresh` refreshes. */
      refreshToo: (refresh: () => Promise<void>) => shown.add(refresh),
    },
  }
}
