import { prompted } from './prompted.ts'
import { withoutLoops } from './repetition.ts'
import type { Transcribe } from './transcribe.ts'

/** Adds a prompt, and removes endless repetitions. */
export function guarded(transcribe: Transcribe, withPrompt: boolean): Transcribe {
  return withoutLoops(withPrompt ? prompted(transcribe) : transcribe)
}
