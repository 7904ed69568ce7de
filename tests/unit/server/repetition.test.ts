import { expect, test } from 'vitest'
import { compressionRatio, withoutLoops } from '../../../server/transcription/repetition.ts'
import type { Transcription } from '../../../server/transcription/transcribe.ts'
import { random } from './support/known-noise.ts'

const CLIP = { bytes: new Uint8Array(), mediaType: 'audio/wav', fileName: 'recording.wav' }
const LISTENING = { account: 'ani', signal: new AbortController().signal, language: 'id' as const }

const hear = (text: string, confidence: number | null = 0.9) =>
  withoutLoops(async (): Promise<Transcription> => ({ kind: 'text', text, confidence }))(CLIP, LISTENING)

const times = (count: number, words: string) => Array(count).fill(words).join(' ')

test.each([
  ['words', `beli kopi lima ribu ${times(40, 'lima ribu')}`, 'beli kopi lima ribu'],
  ['a sentence, with its marks', times(12, 'Beli kopi, lima ribu.'), 'Beli kopi, lima ribu.'],
  ['one word', `terima kasih ${times(60, 'ya')}`, 'terima kasih ya'],
  ['words, broken off in the middle', `${times(20, 'parkir dua ribu')} parkir dua`, 'parkir dua ribu'],
  [
    'words, and then something else',
    `${times(20, 'parkir dua ribu')} bensin seratus ribu`,
    'parkir dua ribu bensin seratus ribu',
  ],
])('%s said over and over are left once, as hard to hear', async (_, said, left) => {
  expect(await hear(said)).toEqual({ kind: 'text', text: left, confidence: Math.exp(-1) })
})

test('what people say stays as it is', async () => {
  for (const text of [
    'kopi lima ribu lima ribu sama lima ribu',
    'yang pertama dua puluh ribu, yang kedua dua puluh ribu, yang ketiga dua puluh ribu, yang keempat dua puluh ribu',
    'coffee five dollars, tea five dollars, cake five dollars, water five dollars and a bus ticket for five dollars',
    '',
  ])
    expect(await hear(text)).toEqual({ kind: 'text', text, confidence: 0.9 })
})

test('text that says too little in too many words is hard to hear, also without a loop', async () => {
  const next = random(1)
  const words = ['kopi', 'susu', 'gula', 'roti']
  const said = Array.from({ length: 120 }, () => words[Math.floor(next() * 4)]).join(' ')
  expect(compressionRatio(said)).toBeGreaterThan(2.4)
  expect(await hear(said, null)).toMatchObject({ text: said, confidence: Math.exp(-1) })
})

test('other answers pass', async () => {
  const busy = withoutLoops(async () => ({ kind: 'busy', retryAfterS: 3 }))
  expect(await busy(CLIP, LISTENING)).toEqual({ kind: 'busy', retryAfterS: 3 })
})
