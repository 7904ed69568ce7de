/** Saves typed sentences, and keeps them until they are saved: once each, across tabs. */
import type { VoiceOutcome } from '../../shared/contracts/voice-outcome.ts'
import { Delivery, type SendResult } from '../../shared/outbox/delivery.ts'
import type { OutboxLocks } from '../../shared/outbox/locks.ts'
import { readVoiceAnswer } from '../../shared/wire/voice.ts'
import type { KeptSentence, UnsentSentence } from './kept-sentence.ts'
import type { SentenceStorage } from './sentence-outbox.ts'

export interface SentenceDeliveryDeps {
  readonly storage: SentenceStorage
  readonly locks: OutboxLocks
  /** Saves it for its own account. Never rejects. */
  readonly save: (sentence: KeptSentence) => Promise<SendResult>
  readonly online: () => boolean
}

/** For `id` and `userId` see `KeptSentence`. */
export interface SentenceDelivery {
  /** Keeps the sentence, then saves it. Never rejects. */
  send(sentence: KeptSentence): Promise<VoiceOutcome>
  /** Saves a kept one; `notRecording` where it is no longer kept. Never rejects. */
  retry(id: string): Promise<VoiceOutcome>
  /** Those that no tab is processing, oldest first. Rejects where the storage fails. */
  unsent(userId: string): Promise<readonly UnsentSentence[]>
  /** All of them, oldest first. Rejects where the storage fails. */
  kept(userId: string): Promise<readonly UnsentSentence[]>
  /** As for recordings (shared/contracts/recorder.ts). */
  setAside(id: string): Promise<boolean>
  takeBack(id: string): Promise<void>
  dropUnsent(id: string): Promise<void>
  /** Deletes all of the account; false where the storage does not say that it did. */
  forget(userId: string): Promise<boolean>
}

export function createSentenceDelivery({
  storage,
  locks,
  save,
  online,
}: SentenceDeliveryDeps): SentenceDelivery {
  const delivery = new Delivery<KeptSentence, KeptSentence>(
    storage,
    async sentence => (online() ? save(sentence) : { kind: 'unsent', reason: { kind: 'offline' } }),
    locks,
  )
  return {
    send: sentence => delivery.deliver(sentence),
    retry: id => delivery.retry(id),
    unsent: async userId => (await delivery.unsent(userId)).map(shown),
    kept: async userId => (await delivery.kept(userId)).map(shown),
    setAside: id => delivery.setAside(id),
    takeBack: id => delivery.takeBack(id),
    dropUnsent: id => delivery.drop(id),
    forget: userId => storage.forget(userId),
  }
}

function shown({ id, recordedAt, text, answer }: KeptSentence): UnsentSentence {
  const heard = readVoiceAnswer(answer)?.expenses ?? []
  const expenses = heard.map(({ amount, currency, description, category, date, paymentMethod }, at) => ({
    id: `${id} ${at}`,
    amount,
    currency,
    description,
    category,
    date,
    paymentMethod,
    savedAt: recordedAt,
  }))
  return { id, recordedAt, text, expenses }
}
