/**
 * Any service that speaks OpenAI's `POST {base}/audio/transcriptions`
 * (https://platform.openai.com/docs/api-reference/audio/createTranscription): hosted, or whisper.cpp, faster-whisper
 * and their like on one's own machine.
 */
import type { TranscriptionSettings } from '../config.ts'
import { boundedText } from '../http/bounded-text.ts'
import { retryAfter } from '../http/retry-after.ts'
import { withinTime } from '../http/within-time.ts'
import { readAnswer } from './openai-answer.ts'
import { type AnswerForm, answerForms } from './openai-forms.ts'
import type { AudioClip, Listening, Transcribe, Transcription } from './transcribe.ts'

const TIMEOUT_MS = 60_000
/** A minute of speech with the probability of each of its tokens takes half of it. */
const MAX_ANSWER_BYTES = 64 * 1024
/** Statuses that speak of the request itself; all others of the service, its key or its load. */
const ABOUT_THE_REQUEST = new Set([400, 413, 415, 422])
/** Of those, the ones that an answer form or a model draws, too, which the service does not know. */
const MAYBE_THE_SETTINGS = new Set([400, 422])
/** So many recordings in a row may be refused in that way by a service that has just heard another. */
const MOST_REFUSED = 3

export interface OpenAiOptions {
  readonly fetch?: typeof fetch
  /** Milliseconds until the service counts as out of reach. */
  readonly timeoutMs?: number
}

/** `language` is not sent: the service hears whether it is Indonesian or English, and people mix them. */
export function openAiTranscriber(
  { url, key, model }: TranscriptionSettings,
  { fetch: send = fetch, timeoutMs = TIMEOUT_MS }: OpenAiOptions = {},
): Transcribe {
  let forms = answerForms(model)

  const ask = async (
    clip: AudioClip,
    { prompt }: Listening,
    form: AnswerForm,
    signal: AbortSignal,
  ): Promise<Transcription> => {
    const response = await send(`${url}/audio/transcriptions`, {
      method: 'POST',
      body: upload(clip, model, prompt, form),
      headers: key ? { Authorization: `Bearer ${key}` } : {},
      signal,
    })
    return read(response)
  }

  const askInTurn = async (
    clip: AudioClip,
    listening: Listening,
    signal: AbortSignal,
  ): Promise<Transcription> => {
    const [richest, plainer] = forms
    const first = await ask(clip, listening, richest, signal)
    if (!plainer || first.kind !== 'refused' || !MAYBE_THE_SETTINGS.has(first.status)) return first
    const second = await ask(clip, listening, plainer, signal)
    // The audio was fine and the form was not: asked for no more.
    if (second.kind === 'text') forms = [plainer]
    return second
  }

  /** What is refused is gone for good: never for settings under which nothing is heard. */
  let mayRefuse = 0
  const judged = (heard: Transcription): Transcription => {
    if (heard.kind === 'text') mayRefuse = MOST_REFUSED
    if (heard.kind !== 'refused' || !MAYBE_THE_SETTINGS.has(heard.status)) return heard
    if (mayRefuse === 0) {
      return { kind: 'unavailable', detail: `status ${heard.status} to all: is TRANSCRIBE_MODEL right?` }
    }
    mayRefuse--
    return heard
  }

  return async (clip, listening) => {
    const { signal } = listening
    try {
      return judged(await withinTime(timeoutMs, signal, within => askInTurn(clip, listening, within)))
    } catch (error) {
      // The reason may be a bare string, which no error handler takes.
      if (signal.aborted) throw new Error('The caller has hung up', { cause: error })
      return { kind: 'unavailable', detail: error instanceof Error ? error.name : 'unknown' }
    }
  }
}

function upload(
  clip: AudioClip,
  model: string,
  prompt: string | undefined,
  { format, include }: AnswerForm,
): FormData {
  const form = new FormData()
  form.set('file', new File([clip.bytes], clip.fileName, { type: clip.mediaType }))
  form.set('model', model)
  form.set('response_format', format)
  if (prompt !== undefined) form.set('prompt', prompt)
  if (include) form.set('include[]', include)
  return form
}

async function read(response: Response): Promise<Transcription> {
  if (!response.ok) {
    await response.body?.cancel()
    return ABOUT_THE_REQUEST.has(response.status)
      ? { kind: 'refused', status: response.status }
      : {
          kind: 'unavailable',
          detail: `status ${response.status}`,
          retryAfterS: retryAfter(response.headers, new Date()),
        }
  }
  const body = await boundedText(response, MAX_ANSWER_BYTES)
  if (body === null) return { kind: 'overlong' }
  return readAnswer(body) ?? { kind: 'unavailable', detail: 'no text in the answer' }
}
