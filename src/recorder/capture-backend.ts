/** The two capture backends: an audio worklet, or MediaRecorder where there is none. */
import { MAX_SECONDS } from '../../shared/contracts/recorder.ts'
import type { VoiceOutcome } from '../../shared/contracts/voice-outcome.ts'
import type { CaptureContext } from './capture-context.ts'
import type { RecorderEnvironment } from './environment.ts'
import { type Failed, failed, type StartFault, startFault } from './fault.ts'
import type { RecordingEvents, StartOptions, Take } from './take.ts'
import type { WorkerBridge } from './worker-bridge.ts'
import { WorkletCapture } from './worklet-capture.ts'

/** A backend that is ready to capture, or why there is none. */
export type CaptureBackend =
  | {
      readonly kind: 'ready'
      begin(stream: MediaStream, options: StartOptions, events: RecordingEvents): Take
      /** In the place of `begin`. */
      release(): void
    }
  | Failed<StartFault>

export type LoadFallback = () => Promise<
  Pick<typeof import('./media-recorder-capture.ts'), 'MediaRecorderCapture'>
>

/** The worklet backend where the browser has one. Never rejects. */
export async function openCaptureBackend(
  contexts: CaptureContext | null,
  environment: RecorderEnvironment,
  bridge: WorkerBridge,
  loadFallback: LoadFallback,
): Promise<CaptureBackend> {
  const { MediaRecorder } = environment
  try {
    if (contexts) {
      const lease = await contexts.acquire()
      if (lease.kind === 'failed') return lease
      return {
        kind: 'ready',
        begin: (stream, options, events) =>
          new WorkletCapture({ lease, contexts, environment, bridge, stream, options, events }),
        release: () => lease.release(false),
      }
    }
    const { MediaRecorderCapture } = await loadFallback()
    if (!MediaRecorder) return failed({ kind: 'notSupported' })
    return {
      kind: 'ready',
      begin: (stream, options, events) =>
        new MediaRecorderCapture({
          MediaRecorder,
          maxSeconds: MAX_SECONDS,
          stream,
          options,
          events,
          deliver: recording => bridge.call<VoiceOutcome>(service => service.deliver(recording)),
          shelve: recording => bridge.call<boolean>(service => service.shelveEncoded(recording)),
        }),
      release() {},
    }
  } catch (error) {
    return failed(startFault(error))
  }
}
