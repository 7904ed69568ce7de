/** The two ways to capture: through the audio worklet, or by MediaRecorder where there is none. */
import { MAX_SECONDS } from '../../shared/contracts/recorder.ts'
import type { VoiceOutcome } from '../../shared/contracts/voice-outcome.ts'
import type { CaptureContext } from './capture-context.ts'
import type { RecorderEnvironment } from './environment.ts'
import { type Failed, failed, type StartFault, startFault } from './fault.ts'
import type { RecordingEvents, StartOptions, Take } from './take.ts'
import type { WorkerBridge } from './worker-bridge.ts'
import { WorkletTake } from './worklet-take.ts'

/** A way to capture, made ready. */
export type Lane =
  | {
      readonly kind: 'ready'
      begin(stream: MediaStream, options: StartOptions, events: RecordingEvents): Take
      /** In the place of `begin`. */
      release(): void
    }
  | Failed<StartFault>

export type LoadFallback = () => Promise<Pick<typeof import('./encoded-take.ts'), 'EncodedTake'>>

/** The worklet's where the browser has one. Never rejects. */
export async function openLane(
  contexts: CaptureContext | null,
  environment: RecorderEnvironment,
  bridge: WorkerBridge,
  loadFallback: LoadFallback,
): Promise<Lane> {
  const { MediaRecorder } = environment
  try {
    if (contexts) {
      const lease = await contexts.acquire()
      if (lease.kind === 'failed') return lease
      return {
        kind: 'ready',
        begin: (stream, options, events) =>
          new WorkletTake({ lease, contexts, environment, bridge, stream, options, events }),
        release: () => lease.release(false),
      }
    }
    const { EncodedTake } = await loadFallback()
    if (!MediaRecorder) return failed({ kind: 'notSupported' })
    return {
      kind: 'ready',
      begin: (stream, options, events) =>
        new EncodedTake({
          MediaRecorder,
          maxSeconds: MAX_SECONDS,
          stream,
          options,
          events,
          deliver: recording => bridge.call<VoiceOutcome>(service => service.deliver(recording)),
        }),
      release() {},
    }
  } catch (error) {
    return failed(startFault(error))
  }
}
