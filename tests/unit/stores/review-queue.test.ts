import { signal } from '@preact/signals-react'
import { expect, it } from 'vitest'
import type { VoiceExtraction } from '../../../shared/wire/voice.ts'
import { createReviewQueue } from '../../../src/stores/receipt/review-queue.ts'

const heard = (transcription: string): VoiceExtraction => ({
  expenses: [],
  unpriced: [],
  transcription,
  confidence: null,
  hardToHear: false,
  typed: false,
  autoInserted: false,
})

it('answers that came by themselves are shown in their order, each once, and only when nothing else is open', () => {
  const free = signal(false)
  const opened: string[] = []
  const queue = createReviewQueue({ open: ({ transcription }) => void opened.push(transcription) }, free)
  queue.add(heard('kopi'))
  queue.add(heard('parkir'))
  expect(opened).toEqual([])
  free.value = true
  expect(opened).toEqual(['kopi', 'parkir'])
  free.value = false
  free.value = true
  expect(opened).toHaveLength(2)
})
