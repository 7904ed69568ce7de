/** Gives a transcriber a prompt of expected words. */
import { isEcho, transcriptionPrompt } from './prompt.ts'
import type { Transcribe } from './transcribe.ts'

/**
 * In silence a transcriber may echo its prompt: a text without other words is transcribed again without it.
 * `ear` has to use `listening.prompt`.
 */
export function prompted(ear: Transcribe): Transcribe {
  return async (clip, listening) => {
    const prompt = transcriptionPrompt(await (listening.ownWords?.() ?? []))
    const heard = await ear(clip, { ...listening, prompt })
    return heard.kind === 'text' && isEcho(heard.text, prompt) ? ear(clip, listening) : heard
  }
}
