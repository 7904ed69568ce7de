/**
 * Transcriptions that begin before a recording has ended: at a pause, on what is there. One is used only where the sound,
 * trimmed, is the same to the bit in the end: the transcriber then would have heard the same.
 */
import { createHash } from 'node:crypto'
import type { Queue } from './in-turn.ts'
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
  /** Id of what is being uploaded. */
  readonly upload: string
  readonly meter: AheadMeter
}

export interface WorkAhead {
  /** `clip` is trimmed. One an account; false where no place is free, or it hears this already. */
  begin(clip: AudioClip, hearing: HearingAhead): boolean
  /** Drops what was begun on that upload of the account. */
  drop(account: string, upload: string): void
  /** Whether a place is free. */
  isFree(): boolean
}

interface Begun {
  readonly sound: string
  readonly upload: string
  readonly meter: AheadMeter
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

  const leave = (account: string): Begun | undefined => {
    const mine = begun.get(account)
    clearTimeout(mine?.timer)
    begun.delete(account)
    return mine
  }
  const drop = (account: string) => leave(account)?.stop()

  const take = (account: string, sound: string): Begun | null => {
    const mine = leave(account)
    if (mine?.sound === sound) return mine
    mine?.stop()
    return null
  }

  return {
    isFree: queue.isFree,
    drop(account, upload) {
      if (begun.get(account)?.upload === upload) drop(account)
    },
    begin(clip, { upload, meter, ...listening }) {
      const { account } = listening
      const sound = soundOf(clip, listening)
      if (begun.get(account)?.sound === sound) return false
      drop(account)
      if (!queue.isFree()) return false
      const ending = new AbortController()
      begun.set(account, {
        sound,
        upload,
        meter,
        result: meter
          .metered(queue.transcribe)(clip, { ...listening, signal: ending.signal })
          .catch(() => null),
        timer: setTimeout(() => drop(account), KEPT_MS).unref(),
        stop: () => ending.abort(),
      })
      return true
    },
    async transcribe(clip, listening) {
      const mine = take(listening.account, soundOf(clip, listening))
      if (mine) {
        const heard = await unlessAborted(mine, listening.signal)
        if (heard?.kind === 'text') {
          await mine.meter.giveBack()
          return heard
        }
      }
      if (!queue.isFree()) for (const account of [...begun.keys()]) drop(account)
      return queue.transcribe(clip, listening)
    },
  }
}

/** What was begun ends with who takes it. */
async function unlessAborted({ result, stop }: Begun, signal: AbortSignal): Promise<Transcription | null> {
  if (signal.aborted) stop()
  signal.addEventListener('abort', stop, { once: true })
  const heard = await result
  signal.removeEventListener('abort', stop)
  return heard
}

/** With all that a transcriber goes by. */
function soundOf({ bytes, mediaType }: AudioClip, { language }: Pick<Listening, 'language'>): string {
  return createHash('sha256').update(`${mediaType} ${language} `).update(bytes).digest('base64')
}
