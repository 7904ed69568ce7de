/**
 * Any service that speaks OpenAI's `POST {base}/audio/transcriptions`
 * (https://platform.openai.com/docs/api-reference/audio/createTranscription): hosted, or whisper.cpp, faster-whisper
 * and their like on one's own machine.
 */
import * as v from 'valibot'
import type { TranscriptionSettings } from '../config.ts'
import { withinTime } from '../http/within-time.ts'
import type { Transcribe, Transcription } from './transcribe.ts'

const TIMEOUT_MS = 60_000
const answer = v.object({ text: v.string() })
/** Statuses that speak of the audio itself; all others of the service, its key or its load. */
const ABOUT_THE_AUDIO = new Set([400, 413, 415, 422])

export interface OpenAiOptions {
  readonly fetch?: typeof fetch
  /** Milliseconds until the service counts as out of reach. */
  readonly timeoutMs?: number
}

/** `language` is not sent: the service hears whether it is Indonesian or English. */
export function openAiTranscriber(
  { url, key, model }: TranscriptionSettings,
  { fetch: send = fetch, timeoutMs = TIMEOUT_MS }: OpenAiOptions = {},
): Transcribe {
  return async (clip, signal) => {
    const form = new FormData()
    form.set('file', new File([clip.bytes], clip.fileName, { type: clip.mediaType }))
    form.set('model', model)
    form.set('response_format', 'json')
    const ask = (within: AbortSignal) =>
      send(`${url}/audio/transcriptions`, {
        method: 'POST',
        body: form,
        headers: key ? { Authorization: `Bearer ${key}` } : {},
        signal: within,
      }).then(read)
    try {
      return await withinTime(timeoutMs, signal, ask)
    } catch (error) {
      // The reason may be a bare string, which no error handler takes.
      if (signal.aborted) throw new Error('The caller has hung up', { cause: error })
      return { kind: 'unavailable', detail: error instanceof Error ? error.name : 'unknown' }
    }
  }
}

async function read(response: Response): Promise<Transcription> {
  if (!response.ok) {
    await response.body?.cancel()
    return ABOUT_THE_AUDIO.has(response.status)
      ? { kind: 'refused', status: response.status }
      : { kind: 'unavailable', detail: `status ${response.status}` }
  }
  const parsed = v.safeParse(answer, await response.json())
  return parsed.success
    ? { kind: 'text', text: parsed.output.text.trim(), confidence: null }
    : { kind: 'unavailable', detail: 'no text in the answer' }
}
