/**
 * Any service that speaks OpenAI's `POST {base}/audio/transcriptions`
 * (https://platform.openai.com/docs/api-reference/audio/createTranscription): hosted, or whisper.cpp, faster-whisper
 * and their like on one's own machine.
 */

import { boundedText } from '../http/bounded-text.ts'
import { retryAfter } from '../http/retry-after.ts'
import { withinTime } from '../http/within-time.ts'
import type { ServiceSettings } from '../model-settings.ts'
import { readAnswer } from './openai-answer.ts'
import { type AnswerForm, answerForms } from './openai-forms.ts'
import type { AudioClip, Listening, Transcribe, Transcription } from './transcribe.ts'

const TIMEOUT_MS = 60_000
/** Twice the size of a minute of speech with token probabilities. */
const MAX_ANSWER_BYTES = 64 * 1024
/** Statuses about the request itself; all others concern the service, its key or its load. */
const ABOUT_THE_REQUEST = new Set([400, 413, 415, 422])
/** Those of them that are also sent for an unknown answer format or model. */
const MAYBE_THE_SETTINGS = new Set([400, 422])
/** Consecutive refusals of this kind accepted from a service that has just transcribed another recording. */
const MOST_REFUSED = 3

export interface OpenAiOptions {
  readonly fetch?: typeof fetch
  /** Milliseconds until the service counts as out of reach. */
  readonly timeoutMs?: number
}

/** `language` is not sent: the service detects Indonesian or English, which people mix. */
export function openAiTranscriber(
  { url, key, model }: ServiceSettings,
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
    // The audio was accepted and the format was not, so it is not requested again.
    if (second.kind === 'text') forms = [plainer]
    return second
  }

  /** Refusals accepted until the next success: a refusal is final and must not result from wrong settings. */
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
      // The abort reason may be a string, which error handlers do not accept.
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
