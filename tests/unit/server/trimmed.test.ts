import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { checkWav } from '../../../server/audio/wav.ts'
import { readWavSamples } from '../../../server/audio/wav-samples.ts'
import type { AudioClip, Transcribe } from '../../../server/transcription/transcribe.ts'
import { trimmed } from '../../../server/transcription/trimmed.ts'
import { SENTENCES, speechPath } from '../../fixtures/speech.ts'
import { wavBytes } from './support/wav-bytes.ts'

const LISTENING = { account: 'ani', signal: new AbortController().signal, language: 'id' as const }
const HEADER = 44

function ear() {
  const given: AudioClip[] = []
  const transcribe: Transcribe = async clip => {
    given.push(clip)
    return { kind: 'text', text: 'kopi', confidence: null }
  }
  return { given, transcribe: trimmed(transcribe) }
}

const clip = (bytes: Uint8Array<ArrayBuffer>, mediaType = 'audio/wav') => ({
  bytes,
  mediaType,
  fileName: 'recording.wav',
})

/** A sentence with a second of nothing before and two behind it. */
function padded() {
  const speech = readFileSync(speechPath(SENTENCES[0]?.file ?? ''))
  const data = speech.subarray(HEADER)
  const bytes = wavBytes({ seconds: 3 + data.length / 32_000 })
  bytes.set(data, HEADER + 32_000)
  return { bytes, data }
}

test('silence at the ends is cut off, and the samples between are the same', async () => {
  const { given, transcribe } = ear()
  const { bytes, data } = padded()
  await transcribe(clip(bytes), LISTENING)
  const heard = given[0]?.bytes ?? new Uint8Array()
  expect(checkWav(heard).kind).toBe('ok')
  expect(heard.length).toBeLessThan(HEADER + data.length + 0.3 * 32_000)
  const whole = readWavSamples(bytes)?.samples ?? []
  const kept = readWavSamples(heard)?.samples ?? new Float32Array()
  const at = whole.findIndex(sample => sample !== 0) - kept.findIndex(sample => sample !== 0)
  expect(kept).toEqual(whole.slice(at, at + kept.length))
})

test('a recording without any silence, and one that is no WAV, is heard as it is', async () => {
  const { given, transcribe } = ear()
  const loud = clip(wavBytes({ sample: 9000 }))
  const webm = clip(new Uint8Array([0x1a, 0x45, 0xdf, 0xa3]), 'audio/webm')
  await transcribe(loud, LISTENING)
  await transcribe(webm, LISTENING)
  expect(given).toEqual([loud, webm])
})

test('a recording of a microphone that is switched off is not heard at all', async () => {
  const { given, transcribe } = ear()
  expect(await transcribe(clip(wavBytes()), LISTENING)).toEqual({
    kind: 'text',
    text: '',
    confidence: null,
  })
  expect(given).toEqual([])
})
