/** Reviews of recordings that were sent later: unsaved items must neither get lost nor cover anything. */
import { effect, type ReadonlySignal, signal } from '@preact/signals-react'
import type { VoiceExtraction } from '../../../shared/wire/voice.ts'

/** Opens each once `free`, in the order in which they came. */
export function createReviewQueue(
  review: { open(extraction: VoiceExtraction): void },
  free: ReadonlySignal<boolean>,
) {
  const waiting = signal<readonly VoiceExtraction[]>([])

  effect(() => {
    if (waiting.value.length === 0 || !free.value) return
    for (const extraction of waiting.value) review.open(extraction)
    waiting.value = []
  })

  return {
    waiting: waiting as ReadonlySignal<readonly VoiceExtraction[]>,
    add(extraction: VoiceExtraction): void {
      waiting.value = [...waiting.value, extraction]
    },
    clear(): void {
      waiting.value = []
    },
  }
}
