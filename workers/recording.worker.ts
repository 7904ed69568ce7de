import { expose } from 'comlink'
import { WorkerRecordingService } from './recording-service.ts'

expose(
  new WorkerRecordingService({
    fetch: (url, init) => fetch(url, init),
    origin: location.origin,
    timeout: ms => AbortSignal.timeout(ms),
    wallClock: () => Date.now(),
    clock: {
      now: () => performance.now(),
      after(ms, fire) {
        const timer = setTimeout(fire, ms)
        return () => clearTimeout(timer)
      },
    },
    randomId: () => crypto.randomUUID(),
  }),
)
