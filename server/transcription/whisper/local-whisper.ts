/**
 * Whisper on this machine. The server does not wait for it: until it is ready a recording is answered with
 * `preparing`, and failed preparations are retried automatically.
 */
import { readWavSamples } from '../../audio/wav-samples.ts'
import type { AudioClip, Listening, Transcribe, Transcription } from '../transcribe.ts'
import { SAMPLE_RATE } from './audio-chunks.ts'
import { firstLine } from './not-ready.ts'
import type { WhisperThread } from './worker-thread.ts'

const MINUTE = 60_000
/** Waits before further attempts; the last one applies to all later ones. */
const DELAYS_MS: readonly number[] = [MINUTE, 2 * MINUTE, 5 * MINUTE, 10 * MINUTE]

export interface LocalWhisperParts {
  /** Its name in messages for the operator: 'Voice'. */
  readonly name: string
  /** Installs and fetches what is missing, and loads it. Its NotReadyErrors are for people to read. */
  prepare(signal: AbortSignal): Promise<WhisperThread>
  /** A line for the operator. */
  say(line: string): void
  /** Resolves after `ms`, or at once when `signal` is aborted. Keeps no process alive. */
  wait(ms: number, signal: AbortSignal): Promise<void>
}

export interface LocalWhisper {
  readonly transcribe: Transcribe
  /** Starts the preparation; once. */
  start(): void
  close(): Promise<void>
}

export function localWhisper({ name, prepare, say, wait }: LocalWhisperParts): LocalWhisper {
  const closing = new AbortController()
  let thread: WhisperThread | null = null
  let nudge = new AbortController()
  let work: Promise<void> = Promise.resolve()

  const run = async () => {
    let said: string | null = null
    for (let attempt = 0; !closing.signal.aborted; attempt++) {
      try {
        thread = await prepare(closing.signal)
        if (!closing.signal.aborted) say(`${name} is ready.`)
        return
      } catch (error) {
        if (closing.signal.aborted) return
        const line = `${name} is not ready: ${firstLine(error)}. All else works, and this is tried again by itself.`
        // Not repeated, as on a machine that stays offline.
        if (line !== said) say(line)
        said = line
      }
      nudge = new AbortController()
      const delay = DELAYS_MS[Math.min(attempt, DELAYS_MS.length - 1)] ?? MINUTE
      await wait(delay, AbortSignal.any([closing.signal, nudge.signal]))
    }
  }

  const transcribe = async (
    clip: AudioClip,
    { signal, language, prompt }: Listening,
  ): Promise<Transcription> => {
    const sound = clip.mediaType === 'audio/wav' ? readWavSamples(clip.bytes) : null
    if (sound?.sampleRate !== SAMPLE_RATE) return { kind: 'wavOnly' }
    if (!thread) {
      // A caller waits, so the next attempt starts now.
      nudge.abort()
      return { kind: 'preparing' }
    }
    const hearing = await thread.hear(
      { samples: sound.samples, hint: language, prompt: prompt ?? null },
      signal,
    )
    return hearing.kind === 'heard'
      ? { kind: 'text', ...hearing.heard }
      : { kind: 'unavailable', detail: hearing.detail }
  }

  return {
    transcribe,
    start() {
      work = run()
    },
    async close() {
      closing.abort()
      await work
      await thread?.close()
    },
  }
}
