/**
 * Any language model behind OpenAI's `POST {base}/chat/completions` with structured outputs
 * (https://platform.openai.com/docs/guides/structured-outputs): hosted, or llama.cpp, vLLM, Ollama and their like on
 * one's own machine.
 */

import { boundedText } from '../http/bounded-text.ts'
import { withinTime } from '../http/within-time.ts'
import type { ServiceSettings } from '../model-settings.ts'
import { ANSWER_SCHEMA, readAnswer } from './answer.ts'
import { messagesFor } from './instructions.ts'
import type { ExtractByLlm, LlmExtraction } from './llm-extraction.ts'

/** The user waits for the review meanwhile. */
const TIMEOUT_MS = 4000
/** Some twenty expenses; a longer answer is truncated, and so invalid. */
const MAX_ANSWER_TOKENS = 1200
/** Many times the size of those tokens. */
const MAX_ANSWER_BYTES = 64 * 1024

export interface LanguageModelOptions {
  readonly fetch?: typeof fetch
  /** Milliseconds until the model counts as out of reach. */
  readonly timeoutMs?: number
}

/** Sends the transcript and the speaker's day, zone and currency, nothing about who spoke. */
export function languageModel(
  { url, key, model }: ServiceSettings,
  { fetch: send = fetch, timeoutMs = TIMEOUT_MS }: LanguageModelOptions = {},
): ExtractByLlm {
  return async (transcript, context, signal) => {
    const ask = (within: AbortSignal) =>
      send(`${url}/chat/completions`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', ...(key ? { Authorization: `Bearer ${key}` } : {}) },
        body: JSON.stringify({
          model,
          temperature: 0,
          max_tokens: MAX_ANSWER_TOKENS,
          response_format: {
            type: 'json_schema',
            json_schema: { name: 'expenses', strict: true, schema: ANSWER_SCHEMA },
          },
          messages: messagesFor(transcript, context),
        }),
        signal: within,
      }).then(read)
    try {
      return await withinTime(timeoutMs, signal, ask)
    } catch (error) {
      // The abort reason may be a string, which error handlers do not accept.
      if (signal.aborted) throw new Error('The caller has hung up', { cause: error })
      return unavailable(error instanceof Error ? error.name : 'unknown')
    }
  }
}

async function read(response: Response): Promise<LlmExtraction> {
  if (!response.ok) {
    await response.body?.cancel()
    return unavailable(`status ${response.status}`)
  }
  const body = await boundedText(response, MAX_ANSWER_BYTES)
  if (body === null) return unavailable('answer too long')
  const expenses = readAnswer(body)
  return expenses ? { kind: 'read', expenses } : unavailable('answer out of shape')
}

function unavailable(detail: string): LlmExtraction {
  return { kind: 'unavailable', detail }
}
