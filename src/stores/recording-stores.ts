/** The members that take a recording, from the press to its outcome. */
import { MAX_KEPT_RECORDINGS } from '../../shared/contracts/recorder.ts'
import type { AccountToken } from './account/account-token.ts'
import type { AccountStores } from './account-stores.ts'
import type { Connection } from './device/connection.ts'
import type { Environment } from './environment.ts'
import { createInHand, type FollowUp, type Spoken } from './recording/in-hand.ts'
import { lazyRecorder } from './recording/lazy-recorder.ts'
import { createRecording, type Refusal } from './recording/recording.ts'

/** What handles the result of a recording. */
export interface VoiceResultHandlers {
  readonly follow: FollowUp
  /** Of one that was cancelled and is set aside: offers Undo, by which `send` is called. */
  readonly cancelled: (id: string, send: () => void) => void
  /** Of one that is sent again: the share of its bytes handed to the network, 0..1. */
  readonly uploading: (id: string, sent: number) => void
}

export type RecordingEnvironment = Pick<
  Environment,
  | 'language'
  | 'timeZone'
  | 'online'
  | 'vibrate'
  | 'createRecorder'
  | 'openMicrophone'
  | 'microphonePermission'
  | 'randomId'
>

export interface RecordingStoresDeps {
  readonly accountToken: AccountToken
  /** Whether the person may use the product, as far as it is known. */
  readonly mayBeActive: () => boolean
  readonly connection: () => Pick<Connection, 'recordsOffline' | 'recordAnyway'>
  readonly loadVoiceResultHandlers: () => Promise<VoiceResultHandlers>
  /** Refreshes all that is on show. */
  readonly refresh: () => void
}

export function createRecordingStores(
  { auth, preferences, toasts }: AccountStores,
  environment: RecordingEnvironment,
  { accountToken, mayBeActive, connection, loadVoiceResultHandlers, refresh }: RecordingStoresDeps,
) {
  const { language, timeZone, online, vibrate, randomId, microphonePermission } = environment
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
  async function onShelved(spoken: Spoken): Promise<void> {
    const [loaded] = await Promise.all([recorder(), loadFollowUp()])
    if (handlers) {
      handlers.cancelled(spoken.id, () => {
        void inHand.add({ ...spoken, releasedAt: performance.now() }, loaded.outbox.retry(spoken.id))
      })
      return
    }
    toasts.show('info', { kind: 'discarded' })
    await loaded.outbox.dropUnsent(spoken.id).catch(() => undefined) // A recorder that failed has it listed as unsent.
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
    if (!mayBeActive()) return { notice: { kind: 'subscriptionBlocked' } }
    // What could not be kept would be lost once it was spoken, were it not sent either: those that wait were not.
    const isFull = keptRecordings() + inHand.list.peek().length >= MAX_KEPT_RECORDINGS
    if (isFull) return { notice: { kind: online() ? 'outboxFullOnline' : 'outboxFull' } }
    if (online()) return null
    if (connection().recordsOffline.peek()) return null
    const run = () => recordAnyway(isTap)
    return { notice: { kind: 'internetRequired' }, action: { kind: 'recordAnyway', run } }
  }

  /** The button has to be held once more, as a click cannot be held. */
  function recordAnyway(isTap: boolean): void {
    connection().recordAnyway()
    if (isTap) recording.tap()
    else toasts.show('info', { kind: 'offlineReady' })
  }

  return {
    recorder,
    inHand,
    recording,
    /** Says how many recordings the outbox has. */
    countKept(count: () => number) {
      keptRecordings = count
    },
    /** Says what a recording that begins now can put right. */
    canCorrect(ids: () => string) {
      correctable = ids
    },
  }
}
