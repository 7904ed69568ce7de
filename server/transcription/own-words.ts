/** A person's own words, as one hearing is told them. */
import type { Listening } from './transcribe.ts'

export interface OwnWords {
  /** Reads them the first time; rejects as the reading does. */
  readonly read: () => Promise<readonly string[]>
  /** What `read` has returned; null where it was not called: the transcriber goes by no words, or does not yet. */
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

/** Whether who is told the words of `now` is told nothing else than who had been told `earlier`. Reads only where it has to. */
export async function sameWords(earlier: OwnWords, now: OwnWords): Promise<boolean> {
  const told = await earlier.told()?.catch(() => null)
  if (told === undefined) return true
  const words = await now.read()
  return told !== null && told.length === words.length && told.every((word, at) => word === words[at])
}
