/** The members that take a recording, from the press to its outcome. */
import type { AccountToken } from './account/account-token.ts'
import type { AccountStores } from './account-stores.ts'
import type { Environment } from './environment.ts'
import { createInHand, type FollowUp, type Spoken } from './recording/in-hand.ts'
import { lazyRecorder } from './recording/lazy-recorder.ts'
import { createRecording } from './recording/recording.ts'
import { createRefusal, type RefusalDeps } from './recording/refusal.ts'

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

export interface RecordingStoresDeps extends Pick<RefusalDeps, 'mayBeActive' | 'connection'> {
  readonly accountToken: AccountToken
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
    refusal: createRefusal({
      mayBeActive,
      online,
      kept: () => keptRecordings() + inHand.list.peek().length,
      connection,
      tap: () => recording.tap(),
      toasts,
    }),
    toasts,
    loadFollowUp,
    onShelved: spoken => void onShelved(spoken),
    microphonePermission,
    vibrate,
  })

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
