/** Sends entries that wait: one at a time, with the share that is sent on show. */
import { signal } from '@preact/signals-react'
import type { VoiceOutcome } from '../../../shared/contracts/voice-outcome.ts'
import type { RecordingOutbox } from './all-unsent.ts'
import { isForAll } from './retry-plan.ts'

export function createSendAgain(outbox: () => Promise<Pick<RecordingOutbox, 'retry'>>) {
  /** Id of the one being sent again. */
  const sending = signal<string | null>(null)
  /** Share of its bytes handed to the network, 0..1. */
  const sent = signal(0)
  let attempt: Promise<VoiceOutcome> | null = null

  /** Sends it under its first idempotency key, so that it can't be saved twice. Never rejects. */
  function send(id: string): Promise<VoiceOutcome> {
    sending.value = id
    sent.value = 0
    attempt = outbox()
      .then(loaded => loaded.retry(id))
      .catch((): VoiceOutcome => ({ kind: 'unsent', id, reason: { kind: 'offline' } })) // The recorder did not load.
      .finally(() => {
        sending.value = null
        attempt = null
      })
    return attempt
  }

  return {
    sending,
    sent,
    send,
    /** One after the other, up to the first failure that the others would share. Never rejects. */
    async sendEach(ids: readonly string[], onOutcome: (outcome: VoiceOutcome) => void): Promise<void> {
      for (const id of ids) {
        const outcome = await send(id)
        onOutcome(outcome)
        if (outcome.kind === 'unsent' && isForAll(outcome.reason)) break
      }
    },
    /** The attempt under way; null where none is. */
    underWay: () => attempt,
  }
}
