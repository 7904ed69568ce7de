/**
 * Transcriptions that start at a pause, before the recording has ended. One is used only if the final
 * recording, trimmed, is bit-identical, so that its transcription would be the same.
 */
import { createHash } from 'node:crypto'
import type { Queue } from './in-turn.ts'
import { type OwnWords, ownWordsOnce, sameWords } from './own-words.ts'
import type { AudioClip, Listening, Transcribe, Transcription } from './transcribe.ts'

/** Milliseconds until an unused transcription is dropped. */
const KEPT_MS = 60_000

/** Accounts for the cost of early transcriptions. */
export interface AheadMeter {
  /** Counts the audio sent to `transcribe`. */
  metered(transcribe: Transcribe): Transcribe
  /** Called when it becomes the answer of a recording, which is counted in full. */
  giveBack(): Promise<void>
}

export interface HearingAhead extends Omit<Listening, 'signal'> {
  /** Idempotency key of the recording under way. */
  readonly recording: string
  readonly meter: AheadMeter
}

export interface WorkAhead {
  /**
   * `clip` is trimmed. One per account; false where no place is free, a recording of the account is being
   * transcribed, or this clip already is.
   */
  begin(clip: AudioClip, hearing: HearingAhead): boolean
  /** Drops the early transcription of that recording, unless a request waits for it. */
  drop(account: string, recording: string): void
  /** Whether a place is free. */
  isFree(): boolean
}

interface Begun {
  readonly sound: string
  readonly recording: string
  readonly meter: AheadMeter
  readonly words: OwnWords
  readonly result: Promise<Transcription | null>
  /** Drops it after a while, unless it is used. */
  readonly timer: ReturnType<typeof setTimeout>
  stop(): void
}

/**
 * `transcribe` takes trimmed recordings, and reuses an early transcription of the same. Waiting requests have
 * priority over early transcriptions.
 */
export function workAhead(
  queue: Pick<Queue, 'transcribe' | 'isFree'>,
): WorkAhead & { readonly transcribe: Transcribe } {
  const begun = new Map<string, Begun>()
  /** The recordings that requests wait for. */
  const waiting = new Set<Listening>()

  const leave = (account: string): Begun | undefined => {
    const mine = begun.get(account)
    clearTimeout(mine?.timer)
    begun.delete(account)
    return mine
  }
  const drop = (account: string) => leave(account)?.stop()

  const isWaiting = (account: string) => [...waiting].some(listening => listening.account === account)

  const take = (account: string, sound: string): Begun | null => {
    const mine = leave(account)
    if (mine?.sound === sound) return mine
    mine?.stop()
    return null
  }

  return {
    isFree: queue.isFree,
    drop(account, recording) {
      if (begun.get(account)?.recording === recording) drop(account)
    },
    begin(clip, { recording, meter, ...listening }) {
      const { account } = listening
      if (isWaiting(account)) return false
      const sound = soundOf(clip, listening)
      if (begun.get(account)?.sound === sound) return false
      drop(account)
      if (!queue.isFree()) return false
      const ending = new AbortController()
      const words = ownWordsOnce(listening.ownWords)
      begun.set(account, {
        sound,
        recording,
        meter,
        words,
        result: meter
          .metered(queue.transcribe)(clip, { ...listening, ownWords: words.read, signal: ending.signal })
          .catch(() => null),
        timer: setTimeout(() => drop(account), KEPT_MS).unref(),
        stop: () => ending.abort(),
      })
      return true
    },
    async transcribe(clip, asked) {
      const words = ownWordsOnce(asked.ownWords)
      const listening = { ...asked, ownWords: words.read }
      waiting.add(listening)
      try {
        const mine = take(listening.account, soundOf(clip, listening))
        const heard = mine && (await resultFor(mine, words, listening.signal))
        if (heard?.kind === 'text') {
          await mine?.meter.giveBack()
          return heard
        }
        if (!queue.isFree()) for (const account of [...begun.keys()]) drop(account)
        return await queue.transcribe(clip, listening)
      } finally {
        waiting.delete(listening)
      }
    },
  }
}

/** Ends the early transcription with its request. Null where its prompt differs from the present one. */
async function resultFor(mine: Begun, now: OwnWords, signal: AbortSignal): Promise<Transcription | null> {
  const { result, words, stop } = mine
  if (signal.aborted) stop()
  signal.addEventListener('abort', stop, { once: true })
  try {
    if (await sameWords(words, now)) return await result
    stop()
    return null
  } finally {
    signal.removeEventListener('abort', stop)
  }
}

/** Key of all inputs of a transcriber except the user's words, which need a query. */
function soundOf({ bytes, mediaType }: AudioClip, { language }: Pick<Listening, 'language'>): string {
  return createHash('sha256').update(`${mediaType} ${language} `).update(bytes).digest('base64')
}
