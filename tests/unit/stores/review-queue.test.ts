import { signal } from '@preact/signals-react'
import { expect, it } from 'vitest'
import type { VoiceExtraction } from '../../../shared/wire/voice.ts'
import { createReviewQueue } from '../../../src/stores/review-queue.ts'

const heard = (transcription: string): VoiceExtraction => ({
  expenses: [],
  transcription,
  confidence: null,
  hardToHear: false,
  autoInserted: false,
})

it('reviews open one after the other, each only when nothing else is open', () => {
  const free = signal(false)
  const opened: string[] = []
  const queue = createReviewQueue(
    {
      open: ({ transcription }) => {
        opened.push(transcription)
        free.value = false
      },
    },
    free,
  )
  queue.add(heard('kopi'))
  queue.add(heard('parkir'))
  expect(opened).toEqual([])
  free.value = true
  expect(opened).toEqual(['kopi'])
  free.value = true
  expect(opened).toEqual(['kopi', 'parkir'])
  free.value = true
  expect(opened).toHaveLength(2)
})
