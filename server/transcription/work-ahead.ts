/**
 * Transcriptions that begin before a recording has ended: at a pause, on what is there. One is used only where the sound,
 * trimmed, is the same to the bit in the end: the transcriber then would have heard the same.
 */
import { createHash } from 'node:crypto'
import type { Queue } from './in-turn.ts'
import type { AudioClip, Listening, Transcribe, Transcription } from './transcribe.ts'

/** Milliseconds until what no request asked for is dropped. */
const KEPT_MS = 60_000

export interface WorkAhead {
  /** `clip` is trimmed. One an account; nothing where no place is free, or it hears this already. */
  begin(clip: AudioClip, listening: Omit<Listening, 'signal'>): void
  /** Drops what was begun for the account. */
  drop(account: string): void
  /** Whether a place is free. */
  isFree(): boolean
}

interface Begun {
  readonly sound: string
  readonly result: Promise<Transcription | null>
  stop(): void
}

/** `transcribe` takes trimmed recordings, and uses what was begun for the same. Who waits comes before what is begun. */
export function workAhead(queue: Queue): WorkAhead & { readonly transcribe: Transcribe } {
  const begun = new Map<string, Begun>()

  const drop = (account: string) => {
    begun.get(account)?.stop()
    begun.delete(account)
  }

  const take = (account: string, sound: string): Begun | null => {
    const mine = begun.get(account)
    if (mine?.sound !== sound) {
      drop(account)
      return null
    }
    begun.delete(account)
    return mine
  }

  return {
    isFree: queue.isFree,
    drop,
    begin(clip, listening) {
      const { account } = listening
      const sound = soundOf(clip, listening)
      if (begun.get(account)?.sound === sound) return
      drop(account)
      if (!queue.isFree()) return
      const ending = new AbortController()
      const result = queue.transcribe(clip, { ...listening, signal: ending.signal }).catch(() => null)
      const timer = setTimeout(() => drop(account), KEPT_MS).unref()
      begun.set(account, {
        sound,
        result,
        stop() {
          clearTimeout(timer)
          ending.abort()
        },
      })
    },
    async transcribe(clip, listening) {
      const mine = take(listening.account, soundOf(clip, listening))
      if (mine) {
        listening.signal.addEventListener('abort', mine.stop, { once: true })
        const heard = await mine.result
        listening.signal.removeEventListener('abort', mine.stop)
        mine.stop()
        if (heard?.kind === 'text') return heard
      }
      if (!queue.isFree()) for (const account of [...begun.keys()]) drop(account)
      return queue.transcribe(clip, listening)
    },
  }
}

/** With all that a transcriber goes by. */
function soundOf({ bytes, mediaType }: AudioClip, { language }: Pick<Listening, 'language'>): string {
  return createHash('sha256').update(`${mediaType} ${language} `).update(bytes).digest('base64')
}
