/** Reviews of recordings that were sent later: unsaved items must neither get lost nor cover anything. */
import { effect, type ReadonlySignal, signal } from '@preact/signals-react'
import type { VoiceExtraction } from '../../shared/wire/voice.ts'

/** Opens each once `free`, in the order in which they came; opening one has to make `free` false. */
export function createReviewQueue(
  review: { open(extraction: VoiceExtraction): void },
  free: ReadonlySignal<boolean>,
) {
  const waiting = signal<readonly VoiceExtraction[]>([])

  effect(() => {
    const [next, ...rest] = waiting.value
    if (!next || !free.value) return
    review.open(next)
    waiting.value = rest
  })

  return {
    add(extraction: VoiceExtraction): void {
      waiting.value = [...waiting.value, extraction]
    },
    clear(): void {
      waiting.value = []
    },
  }
}
