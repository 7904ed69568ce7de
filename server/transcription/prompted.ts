/** A transcriber that is told which words to expect. */
import { isEcho, transcriptionPrompt } from './prompt.ts'
import type { Transcribe } from './transcribe.ts'

/**
 * In silence a transcriber may say its prompt again: what has no word of its own is heard once more without it. `ear` has
 * to heed `listening.prompt`.
 */
export function prompted(ear: Transcribe): Transcribe {
  return async (clip, listening) => {
    const prompt = transcriptionPrompt(await (listening.ownWords?.() ?? []))
    const heard = await ear(clip, { ...listening, prompt })
    return heard.kind === 'text' && isEcho(heard.text, prompt) ? ear(clip, listening) : heard
  }
}
