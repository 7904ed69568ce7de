/** What the bench page offers to the bench, as `window.bench`. Times are in milliseconds since the epoch. */

export const RECORDER_NAMES = [
  'ours',
  'opus-recorder',
  'extendable-media-recorder',
  'recordrtc',
  'recorder-core',
  'wavtools',
] as const

export type RecorderName = (typeof RECORDER_NAMES)[number]

/** `floor`: the least that hears anything at all, a bare microphone and an empty worklet. It makes no WAV. */
export type LoadableName = RecorderName | 'floor'

export type SampleSource =
  | { readonly kind: 'microphone' }
  /** The exact sequence of `known-sequence.ts` in the microphone's place. Ours alone can be fed so. */
  | { readonly kind: 'sequence'; readonly samples: number }

/** From this on, of full scale, a sample is real sound; what a resampler rings before it is less. */
export const ONSET = 0.01

export interface Stopped {
  readonly stoppedAt: number
  /** When the WAV's bytes existed; null where the page can't know, because they exist in a worker. */
  readonly wavAt: number | null
  /** The floor's: from the first sample of `ONSET` to the last, in ms. */
  readonly heardMs: number | null
}

export interface BenchPage {
  load(name: LoadableName, source: SampleSource): Promise<void>
  /** Prepares all but the microphone, as a product does while the page is idle. */
  warm(): Promise<void>
  /** Resolves once it records, to when it was asked to. */
  start(): Promise<number>
  stop(): Promise<Stopped>
  /** Sends the last WAV to the server, where it is not the recorder itself that does. */
  deliver(): Promise<void>
  /** Keeps the main thread busy, and resolves when it no longer is. */
  block(ms: number): Promise<void>
  /** Whether the known sequence was played to its end. */
  played(): boolean
  /** Durations of the main thread's tasks of 50 ms and more since the last call, in ms. */
  longTasks(): number[]
  /** Of every audio context of ours so far, and of the microphone tracks that are or were lately open. */
  leftovers(): { readonly contexts: AudioContextState[]; readonly tracks: MediaStreamTrackState[] }
}

declare global {
  /** Only in the page. */
  var bench: BenchPage
}
