/** Recordings that wait on this device until the server has answered for them. */
import { effect, type ReadonlySignal, signal } from '@preact/signals-react'
import type { UnsentRecording } from '../contracts/recorder.ts'
import type { VoiceOutcome } from '../contracts/voice-outcome.ts'
import type { AuthState } from './auth.ts'

/** The part of the recorder that keeps them. */
export interface RecordingKeeper {
  unsent(userId: string): Promise<readonly UnsentRecording[]>
  retry(id: string): Promise<VoiceOutcome>
  dropUnsent(id: string): Promise<void>
}

export interface UnsentDeps {
  readonly keeper: () => Promise<RecordingKeeper>
  readonly auth: ReadonlySignal<AuthState>
  readonly onOutcome: (outcome: VoiceOutcome) => void
}

export type Unsent = ReturnType<typeof createUnsent>

export function createUnsent({ keeper, auth, onOutcome }: UnsentDeps) {
  const list = signal<readonly UnsentRecording[]>([])
  /** Id of the one being sent again. */
  const sending = signal<string | null>(null)

  async function refresh(): Promise<void> {
    const state = auth.peek()
    if (state.kind !== 'signedIn') return
    const found = await keeper()
      .then(loaded => loaded.unsent(state.user.uid))
      .catch(() => null) // The recorder did not load: what is on show stays.
    if (found && auth.peek() === state) list.value = found
  }

  /** Sends it under its first idempotency key, so that it can't be saved twice. */
  async function retry(id: string): Promise<void> {
    if (sending.value) return
    sending.value = id
    try {
      onOutcome(await (await keeper()).retry(id))
    } finally {
      sending.value = null
      await refresh()
    }
  }

  async function discard(id: string): Promise<void> {
    await (await keeper()).dropUnsent(id)
    await refresh()
  }

  effect(() => {
    if (auth.value.kind !== 'signedIn') list.value = []
  })

  return { list, sending, refresh, retry, discard }
}
