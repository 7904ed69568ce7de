import { expect, test } from 'vitest'
import { decoding } from '../../../../server/transcription/whisper/decoding.ts'
import type { Vocabulary } from '../../../../server/transcription/whisper/vocabulary.ts'
import { readVocabulary } from '../../../../server/transcription/whisper/vocabulary.ts'

/** 0..3 are words, 4 ends, the rest is special. */
const VOCABULARY: Vocabulary = {
  start: 5,
  end: 4,
  transcribe: 11,
  noTimestamps: 13,
  noSpeech: 12,
  startOfPrevious: 11,
  languages: new Map([
    ['en', 6],
    ['id', 7],
    ['ms', 8],
    ['jw', 9],
    ['su', 10],
    ['fr', 15],
  ]),
  suppressed: [3],
  suppressedFirst: [2, 4],
}
const SIZE = 16

/** `values` by token; all others are as unlikely as can be. */
function logits(values: Readonly<Record<number, number>>) {
  const data = new Float32Array(SIZE).fill(-1000)
  for (const [token, value] of Object.entries(values)) data[Number(token)] = value
  return { data }
}

const likeliest = ({ data }: { data: Float32Array }) => data.indexOf(Math.max(...data))
const row = (...tokens: number[]) => [tokens.map(BigInt)]

function languageOf(first: Readonly<Record<number, number>>, hint: 'id' | 'en') {
  const { process, heard } = decoding(VOCABULARY, hint)
  const forced = likeliest(process(row(5), logits(first)))
  return { forced, language: heard().language }
}

test.each([
  ['Indonesian', { 7: 3, 6: 0 }, 7, 'id'],
  ['Malay, which counts as Indonesian', { 8: 3, 6: 0 }, 7, 'id'],
  ['Javanese and Sundanese together', { 9: 1, 10: 1, 6: 0.5 }, 7, 'id'],
  ['English', { 6: 3, 7: 0 }, 6, 'en'],
  ['English rather than French', { 15: 9, 6: 3, 7: 0 }, 6, 'en'],
])('a recording in %s is heard so, whatever the hint', (_, first, forced, language) => {
  expect(languageOf(first, 'id')).toEqual({ forced, language })
  expect(languageOf(first, 'en')).toEqual({ forced, language })
})

test('where neither is twice as likely as the other, the hint decides', () => {
  const both = { 6: 0, 7: 0.6 }
  expect(languageOf(both, 'en').language).toBe('en')
  expect(languageOf(both, 'id').language).toBe('id')
  expect(languageOf({ 6: 0, 7: 0.75 }, 'en').language).toBe('id')
})

test('the language is followed by the task and by no time stamps', () => {
  const { process } = decoding(VOCABULARY, 'id')
  expect(likeliest(process(row(5, 7), logits({ 0: 9 })))).toBe(11)
  expect(likeliest(process(row(5, 7, 11), logits({ 14: 9 })))).toBe(13)
})

test('a prompt before the start token moves all that follows', () => {
  const { process, heard } = decoding(VOCABULARY, 'id', 3)
  const before = [14, 0, 1, 5]
  expect(likeliest(process(row(...before), logits({ 12: 5, 7: 3, 6: 0 })))).toBe(7)
  expect(heard().noSpeech).toBeGreaterThan(0.8)
  expect(likeliest(process(row(...before, 7), logits({ 0: 9 })))).toBe(11)
  expect(likeliest(process(row(...before, 7, 11), logits({ 0: 9 })))).toBe(13)
  expect(likeliest(process(row(...before, 7, 11, 13), logits({ 0: 1, 2: 5 })))).toBe(0)
})

test('neither suppressed nor special tokens are said, and a space or the end not first', () => {
  const { process } = decoding(VOCABULARY, 'id')
  const wanted = { 0: 1, 2: 5, 3: 9, 4: 6, 7: 8, 14: 8 }
  expect(likeliest(process(row(5, 7, 11, 13), logits(wanted)))).toBe(0)
  expect(likeliest(process(row(5, 7, 11, 13, 0), logits(wanted)))).toBe(4)
})

test('tells how likely each word was among those that may be said, and the silence at the start', () => {
  const { process, heard } = decoding(VOCABULARY, 'id')
  process(row(5), logits({ 12: Math.log(3), 7: 0 }))
  process(row(5, 7), logits({}))
  process(row(5, 7, 11), logits({}))
  process(row(5, 7, 11, 13), logits({ 0: Math.log(4), 1: 0, 3: 50 }))
  process(row(5, 7, 11, 13, 0), logits({ 4: 0, 0: 0 }))
  expect(heard().noSpeech).toBeCloseTo(0.75, 5)
  expect(heard().logprobs.map(Math.exp)).toEqual([expect.closeTo(0.8, 5), expect.closeTo(0.5, 5)])
})

test('a vocabulary is that of a multilingual Whisper or none', () => {
  const config = {
    is_multilingual: true,
    decoder_start_token_id: 5,
    eos_token_id: 4,
    no_timestamps_token_id: 13,
    lang_to_id: { '<|en|>': 6, '<|haw|>': 7 },
    task_to_id: { transcribe: 11 },
  }
  expect(readVocabulary(config)).toEqual({
    start: 5,
    end: 4,
    transcribe: 11,
    noTimestamps: 13,
    noSpeech: 12,
    startOfPrevious: 11,
    languages: new Map([
      ['en', 6],
      ['haw', 7],
    ]),
    suppressed: [],
    suppressedFirst: [],
  })
  expect(readVocabulary({ ...config, is_multilingual: false })).toBeNull()
  expect(readVocabulary(null)).toBeNull()
})
