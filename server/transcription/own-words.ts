/** The user's own words for the prompt of one transcription. */
import type { Listening } from './transcribe.ts'

export interface OwnWords {
  /** Reads them once; rejects where reading fails. */
  readonly read: () => Promise<readonly string[]>
  /** The result of `read`; null where it was not called: no words are used, or not yet. */
  readonly told: () => Promise<readonly string[]> | null
}

export function ownWordsOnce(ownWords: Listening['ownWords']): OwnWords {
  let words: Promise<readonly string[]> | null = null
  const read = () => {
    words ??= ownWords?.() ?? Promise.resolve([])
    return words
  }
  return { read, told: () => words }
}

/** Whether the words of both are the same. Reads only if necessary. */
export async function sameWords(earlier: OwnWords, now: OwnWords): Promise<boolean> {
  const told = await earlier.told()?.catch(() => null)
  if (told === undefined) return true
  const words = await now.read()
  return told !== null && told.length === words.length && told.every((word, at) => word === words[at])
}
