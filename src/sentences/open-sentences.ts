/** What typed sentences need of the browser. */
import { browserLocks, type OutboxLocks } from '../../shared/outbox/locks.ts'
import { SentenceOutbox, type SentenceStorage } from './sentence-outbox.ts'
import { SentenceReader } from './sentence-reader.ts'

export interface Sentences {
  readonly reader: Pick<SentenceReader, 'wake' | 'read'>
  readonly storage: SentenceStorage
  readonly locks: OutboxLocks
}

/** Once a page; it opens neither worker nor database before they are used. */
export function openSentences(): Sentences {
  return { reader: new SentenceReader(), storage: new SentenceOutbox(), locks: browserLocks() }
}
