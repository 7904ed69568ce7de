/** The browser's services for typed sentences. */
import { browserLocks, type OutboxLocks } from '../../shared/outbox/locks.ts'
import { SentenceOutbox, type SentenceStorage } from './sentence-outbox.ts'
import { SentenceReader } from './sentence-reader.ts'

export interface Sentences {
  readonly reader: Pick<SentenceReader, 'wake' | 'read'>
  readonly storage: SentenceStorage
  readonly locks: OutboxLocks
}

/** Once per page; opens worker and database on first use. */
export function openSentences(): Sentences {
  return { reader: new SentenceReader(), storage: new SentenceOutbox(), locks: browserLocks() }
}
