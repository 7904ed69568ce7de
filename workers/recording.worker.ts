import { expose } from 'comlink'
import { browserLocks } from '../shared/outbox/locks.ts'
import { post } from './post.ts'
import { WorkerRecordingService } from './recording-service.ts'

expose(
  new WorkerRecordingService({
    post,
    fetch: (url, request) => fetch(url, request),
    timeout: ms => AbortSignal.timeout(ms),
    locks: browserLocks(),
    emit: event => postMessage(event),
  }),
)
