/** The two capture backends: an audio worklet, or MediaRecorder where there is none. */
import { MAX_SECONDS, MIN_SECONDS } from '../../shared/contracts/recorder.ts'
import type { CaptureContext } from './capture-context.ts'
import type { RecorderEnvironment } from './environment.ts'
import { StartError } from './fault.ts'
import type { RecordingEvents, StartOptions, Take } from './take.ts'
import type { WorkerBridge } from './worker-bridge.ts'
import { WorkletCapture } from './worklet-capture.ts'

/** Speaker, microphone and observer of a recording. */
interface SpokenInto {
  readonly stream: MediaStream
  readonly options: StartOptions
  readonly events: RecordingEvents
}

/** Ready to capture. */
export interface CaptureBackend {
  begin(spoken: SpokenInto): Take
  /** Called instead of `begin`. */
  release(): void
}

export type LoadFallback = () => Promise<
  Pick<typeof import('./media-recorder-capture.ts'), 'MediaRecorderCapture'>
>

/** The worklet backend where the browser has one. Rejects with an error for `startFault`. */
export async function openCaptureBackend(
  contexts: CaptureContext | null,
  environment: RecorderEnvironment,
  bridge: WorkerBridge,
  loadFallback: LoadFallback,
): Promise<CaptureBackend> {
  const { MediaRecorder } = environment
  if (contexts) {
    const lease = await contexts.acquire()
    return {
      begin: spoken => new WorkletCapture({ lease, contexts, environment, bridge, ...spoken }),
      release: () => lease.release(false),
    }
  }
  const { MediaRecorderCapture } = await loadFallback()
  if (!MediaRecorder) throw new StartError({ kind: 'notSupported' })
  return {
    begin: spoken => {
      const limits = { minSeconds: MIN_SECONDS, maxSeconds: MAX_SECONDS }
      return new MediaRecorderCapture({ MediaRecorder, ...limits, bridge, ...spoken })
    },
    release() {},
  }
}
