/**
 * Transcriptions that begin before a recording has ended: at a pause, on what is there. One is used only where the sound,
 * trimmed, is the same to the bit in the end: the transcriber then would have heard the same.
 */
import { createHash } from 'node:crypto'
import type { Queue } from './in-turn.ts'
import { type OwnWords, ownWordsOnce, sameWords } from './own-words.ts'
import type { AudioClip, Listening, Transcribe, Transcription } from './transcribe.ts'

/** Milliseconds until what no request asked for is dropped. */
const KEPT_MS = 60_000

/** What hearing ahead costs the account. */
export interface AheadMeter {
  /** Counts what `transcribe` is sent. */
  metered(transcribe: Transcribe): Transcribe
  /** Once it is the answer of a recording, which is counted whole. */
  giveBack(): Promise<void>
}

export interface HearingAhead extends Omit<Listening, 'signal'> {
  /** Idempotency key of what is being spoken. */
  readonly recording: string
  readonly meter: AheadMeter
}

export interface WorkAhead {
  /**
   * `clip` is trimmed. One an account; false where no place is free, a recording of the account is being heard, or it
   * hears this already.
   */
  begin(clip: AudioClip, hearing: HearingAhead): boolean
  /** Drops what was begun on that recording of the account, unless its answer is waited for. */
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
  /** Drops it in time, unless it is taken. */
  readonly timer: ReturnType<typeof setTimeout>
  stop(): void
}

/** `transcribe` takes trimmed recordings, and uses what was begun for the same. Who waits comes before what is begun. */
export function workAhead(
  queue: Pick<Queue, 'transcribe' | 'isFree'>,
): WorkAhead & { readonly transcribe: Transcribe } {
  const begun = new Map<string, Begun>()
  /** Of recordings that are waited for, one for each. */
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

/** What was begun ends with who takes it. Null where the transcriber was told other words than it would be now. */
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

/** With all that a transcriber goes by but the person's words, which take a query. */
function soundOf({ bytes, mediaType }: AudioClip, { language }: Pick<Listening, 'language'>): string {
  return createHash('sha256').update(`${mediaType} ${language} `).update(bytes).digest('base64')
}
