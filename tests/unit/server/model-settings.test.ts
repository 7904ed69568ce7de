import { expect, test } from 'vitest'
import { readConfig } from '../../../server/config.ts'

test('a transcription address may end in a slash', () => {
  expect(readConfig({ TRANSCRIBE_URL: 'http://127.0.0.1:8000/v1/' }).transcription?.url).toBe(
    'http://127.0.0.1:8000/v1',
  )
})

test('a language model is set apart from the transcription service', () => {
  const env = { EXTRACT_URL: 'http://127.0.0.1:8080/v1', EXTRACT_KEY: ' sk-1 ', EXTRACT_MODEL: 'qwen' }
  expect(readConfig(env)).toMatchObject({
    transcription: null,
    extraction: { url: 'http://127.0.0.1:8080/v1', key: 'sk-1', model: 'qwen' },
  })
})

test('Whisper stays away where a service is set, and where none is wanted', () => {
  expect(readConfig({ TRANSCRIBE_URL: 'http://127.0.0.1:8000/v1' }).whisper).toBeNull()
  expect(readConfig({ WHISPER_MODEL: 'none' }).whisper).toBeNull()
})

test('a second Whisper hears again where no service does', () => {
  const again = { WHISPER_AGAIN_MODEL: 'a/large' }
  expect(readConfig(again).whisperAgain).toEqual({ model: 'a/large', host: 'https://huggingface.co' })
  expect(readConfig({ ...again, TRANSCRIBE_AGAIN_URL: 'http://127.0.0.1:8000/v1' }).whisperAgain).toBeNull()
})

test('a host of models may end in a slash', () => {
  const { whisper } = readConfig({ WHISPER_MODEL: 'a/b', HF_ENDPOINT: 'http://127.0.0.1:8000/' })
  expect(whisper).toEqual({ model: 'a/b', host: 'http://127.0.0.1:8000' })
})
