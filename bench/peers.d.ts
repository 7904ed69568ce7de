/**
 * The parts of the other recorders and of Lighthouse that the bench uses, as their documentation has them. Declared here
 * because their packages are installed only when the bench runs, and the types are checked without.
 */

declare module 'opus-recorder' {
  export default class Recorder {
    constructor(config: { encoderPath: string; sourceNode: MediaStreamAudioSourceNode; numberOfChannels: 1 })
    ondataavailable: (wav: Uint8Array<ArrayBuffer>) => void
    start(): Promise<void>
    stop(): Promise<void>
    close(): Promise<void>
  }
}

declare module 'extendable-media-recorder' {
  export function register(port: MessagePort): Promise<void>
  export const MediaRecorder: new (
    stream: MediaStream,
    options: { mimeType: 'audio/wav' },
  ) => EventTarget & { start(): void; stop(): void }
}

declare module 'extendable-media-recorder-wav-encoder' {
  export function connect(): Promise<MessagePort>
}

declare module 'recordrtc' {
  class StereoAudioRecorder {
    constructor(
      stream: MediaStream,
      config: { desiredSampRate: number; numberOfAudioChannels: 1; disableLogs: true },
    )
    record(): void
    stop(callback: (wav: Blob) => void): void
    clearRecordedData(): void
  }
  const RecordRTC: { readonly StereoAudioRecorder: typeof StereoAudioRecorder }
  export default RecordRTC
}

declare module 'recorder-core/src/recorder-core.js' {
  interface Recording {
    open(opened: () => void, failed: (reason: string) => void): void
    start(): void
    stop(stopped: (wav: Blob) => void, failed: (reason: string) => void): void
    close(closed?: () => void): void
  }
  const Recorder: {
    (settings: { type: 'wav'; sampleRate: number; bitRate: 16 }): Recording
    CLog: (...words: unknown[]) => void
    TrafficImgUrl: string
  }
  export default Recorder
}

declare module 'recorder-core/src/engine/wav.js'

declare module 'wavtools/lib/wav_recorder.js' {
  export class WavRecorder {
    constructor(options: { sampleRate: number })
    begin(): Promise<true>
    record(): Promise<true>
    end(): Promise<{ readonly blob: Blob; readonly url: string }>
  }
}

declare module 'lighthouse' {
  interface Audit {
    readonly score: number | null
    readonly numericValue?: number
  }
  interface Category {
    /** 0..1. */
    readonly score: number | null
    readonly auditRefs: readonly { readonly id: string; readonly weight: number }[]
  }
  export default function lighthouse(
    url: string,
    flags: { port: number; output: 'json'; logLevel: 'error'; disableStorageReset: boolean },
  ): Promise<
    | {
        readonly lhr: {
          readonly finalDisplayedUrl: string
          readonly runtimeError?: { readonly code: string; readonly message: string }
          readonly audits: Readonly<Record<string, Audit | undefined>>
          readonly categories: Readonly<Record<string, Category | undefined>>
        }
      }
    | undefined
  >
}
