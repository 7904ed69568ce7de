import { expose } from 'comlink'
import { browserLocks } from '../shared/outbox/locks.ts'
import { post } from './post.ts'
import { WorkerRecordingService } from './recording-service.ts'

expose(
  new WorkerRecordingService({
    post,
    fetch: (url, request) => fetch(url, request),
    timeout: ms => AbortSignal.timeout(ms),
    wallClock: () => Date.now(),
    clock: {
      now: () => performance.now(),
      after(ms, fire) {
        const timer = setTimeout(fire, ms)
        return () => clearTimeout(timer)
      },
    },
    locks: browserLocks(),
    emit: event => postMessage(event),
  }),
)
