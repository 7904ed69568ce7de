/** What the dashboard and the shell around it begin with: all else comes later. */
import { effect, untracked } from '@preact/signals-react'
import type { VoiceOutcome } from '../../shared/contracts/voice-outcome.ts'
import { dayInZone } from '../../shared/domain/calendar-date.ts'
import { createFirstLastAnswers } from '../api/first-endpoints.ts'
import { openFirstApi } from '../api/open-first-api.ts'
import type { MicrophoneRequest } from '../recorder/recorder.ts'
import type { AuthState } from './auth.ts'
import type { Base, BaseEnvironment } from './base-stores.ts'
import { createConnection } from './connection.ts'
import { createDashboard } from './dashboard.ts'
import { createLastKnown } from './last-known.ts'
import { type CreateRecorder, lazyRecorder } from './lazy-recorder.ts'
import type { Notice } from './notices.ts'
import { createRecording } from './recording.ts'
import { createSubscription } from './subscription.ts'
import { createVisibility } from './visibility.ts'

/** What these stores need of the world. */
export interface FirstEnvironment extends BaseEnvironment {
  /** Loads the recorder's code; called only when the voice path is wanted. */
  readonly createRecorder: CreateRecorder
  readonly openMicrophone: () => MicrophoneRequest
  readonly events: EventTarget
  readonly isVisible: () => boolean
  readonly now: () => Date
  readonly online: () => boolean
  readonly vibrate: (milliseconds: number) => void
}

/** What follows a recording. */
export interface Aftermath {
  readonly follow: (outcome: VoiceOutcome) => void
  /** The share of its bytes handed to the network, 0..1. */
  readonly uploading: (id: string, sent: number) => void
}

export type FirstStores = ReturnType<typeof createFirstStores>

/** On top of `base`. Once a page: it listens for as long as the page lives. */
export function createFirstStores(
  base: Base,
  environment: FirstEnvironment,
  loadAftermath: () => Promise<Aftermath>,
) {
  const { session, events, language, timeZone, now, online, vibrate } = environment
  const { appUpdate, auth, preferences, toasts } = base
  const visible = createVisibility(environment)
  const today = () => dayInZone(now(), timeZone())
  const lastKnown = createLastKnown({
    storage: environment.localStorage,
    userId: () => {
      const state = auth.state.peek()
      return state.kind === 'signedIn' ? state.user.uid : null
    },
    now,
  })
  const known = createFirstLastAnswers(lastKnown)
  const connectionOptions = { ...base.connection, kept: lastKnown }
  const api = openFirstApi(connectionOptions)
  const subscription = createSubscription({ api, auth: auth.state, known: known.subscription })
  const dashboard = createDashboard({ api, auth: auth.state, known: known.dashboard })
  const shown = new Set<() => Promise<void>>([dashboard.refresh])
  const refresh = () => {
    for (const one of shown) void one()
  }

  let aftermath: Aftermath | null = null
  const recorder = lazyRecorder(environment.createRecorder, session, auth.state, ({ id, sent }) =>
    aftermath?.uploading(id, sent),
  )
  /** Loaded while somebody speaks, not before: a press waits for the recorder alone. */
  async function followUp(): Promise<Aftermath['follow']> {
    try {
      aftermath ??= await loadAftermath()
      return aftermath.follow
    } catch {
      // What was said has been answered for or is kept: the figures show the one, the next visit the other.
      return () => {
        refresh()
        toasts.show('error', { kind: 'networkFailed' })
      }
    }
  }
  let speaker: AuthState | null = null
  const recording = createRecording({
    recorder,
    openMicrophone: environment.openMicrophone,
    options: () => {
      const state = auth.state.value
      if (state.kind !== 'signedIn') return null
      speaker = state
      const currency = preferences.currency.value
      return { userId: state.user.uid, language: language(), timeZone: timeZone(), currency }
    },
    refusal,
    toasts,
    followUp,
    vibrate,
  })

  function refusal(): Notice | null {
    if (!subscription.mayBeActive()) return { kind: 'subscriptionBlocked' }
    return online() ? null : { kind: 'internetRequired' }
  }

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
    lastKnown.keepOnly(state.kind === 'signedIn' ? state.user.uid : null)
    untracked(() => {
      auth.profile.value ??= known.profile()?.value ?? null
    })
  })
  // The account's own call is made before there is anything here to keep it.
  effect(() => {
    if (auth.profile.value) lastKnown.keeper()('profile', auth.profile.value)
  })
  appUpdate.holdBackWhile(() => recording.phase.value !== 'idle')

  return {
    appUpdate,
    auth,
    connection,
    subscription,
    dashboard,
    preferences,
    toasts,
    recording,
    today,
    timeZone,
    now,
    /** For the stores that come later. */
    wiring: {
      connection: connectionOptions,
      lastKnown,
      recorder,
      visible,
      /** Asks anew for all that is on show. */
      refresh,
      /** Has it be one of those. */
      refreshToo: (refresh: () => Promise<void>) => shown.add(refresh),
      /** Whether who is signed in now spoke last. */
      isSpeaker: () => auth.state.value === speaker,
    },
  }
}
