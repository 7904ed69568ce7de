/** Recordings and typed sentences that wait, as one list: they are sent, discarded and asked about in the same way. */
import type { UnsentRecording } from '../../../shared/contracts/recorder.ts'
import type { VoiceOutcome } from '../../../shared/contracts/voice-outcome.ts'
import { isSentenceId, type UnsentSentence } from '../../sentences/kept-sentence.ts'
import type { SentenceDelivery } from '../../sentences/sentence-delivery.ts'

export type UnsentEntry = UnsentRecording | UnsentSentence

export function isSentence(entry: UnsentEntry): entry is UnsentSentence {
  return isSentenceId(entry.id)
}

/** The part of the recorder that keeps recordings. */
export interface RecordingOutbox {
  unsent(userId: string): Promise<readonly UnsentRecording[]>
  kept(userId: string): Promise<readonly UnsentRecording[]>
  takeExpired(userId: string): Promise<readonly number[]>
  retry(id: string): Promise<VoiceOutcome>
  setAside(id: string): Promise<boolean>
  takeBack(id: string): Promise<void>
  dropUnsent(id: string): Promise<void>
  forget(userId: string): Promise<boolean>
}

/** Each method rejects where what it needs does not load, or fails. */
export function outboxOfAll(
  recorder: () => Promise<RecordingOutbox>,
  sentences: () => Promise<SentenceDelivery>,
) {
  const keeperOf = (id: string) => (isSentenceId(id) ? sentences() : recorder())

  async function both(
    list: (outbox: RecordingOutbox | SentenceDelivery) => Promise<readonly UnsentEntry[]>,
  ): Promise<readonly UnsentEntry[]> {
    const found = await Promise.all([recorder().then(list), sentences().then(list)])
    return found.flat().sort((a, b) => a.recordedAt - b.recordedAt)
  }

  const outbox = {
    unsent: (userId: string) => both(one => one.unsent(userId)),
    kept: (userId: string) => both(one => one.kept(userId)),
    takeExpired: async (userId: string) => (await recorder()).takeExpired(userId),
    retry: async (id: string) => (await keeperOf(id)).retry(id),
    setAside: async (id: string) => (await keeperOf(id)).setAside(id),
    takeBack: async (id: string) => (await keeperOf(id)).takeBack(id),
    dropUnsent: async (id: string) => (await keeperOf(id)).dropUnsent(id),
    /** Both are asked to, whatever the other says. */
    async forget(userId: string): Promise<boolean> {
      const done = await Promise.all([recorder(), sentences()].map(async one => (await one).forget(userId)))
      return done.every(isGone => isGone)
    },
  }
  return async () => outbox
}
