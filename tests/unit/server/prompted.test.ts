import { describe, expect, test } from 'vitest'
import { isEcho, transcriptionPrompt } from '../../../server/transcription/prompt.ts'
import { prompted } from '../../../server/transcription/prompted.ts'
import type { Listening, Transcribe, Transcription } from '../../../server/transcription/transcribe.ts'
import { extractExpenses } from '../../../shared/understanding/extract.ts'

const CLIP = { bytes: new Uint8Array(), mediaType: 'audio/wav', fileName: 'recording.wav' }
const CONTEXT = { now: new Date('2026-11-23T05:00:00Z'), zone: 'Asia/Jakarta', currency: 'IDR' } as const

describe('the words to expect', () => {
  test("are the domain's behind the person's own, the latest of them last", () => {
    const prompt = transcriptionPrompt(['Nasi Padang Sederhana', 'kopi Tuku'])
    expect(prompt).toMatch(/^kopi Tuku, Nasi Padang Sederhana, Indomaret, .*QRIS/)
  })

  test('are each there once, and hold no number', () => {
    const prompt = transcriptionPrompt(['Kopi 2', 'kopi', 'GoPay', '25rb', 'indomaret', 'galon 19L, air'])
    expect(prompt).toMatch(/^galon air, Kopi, Indomaret, /)
    expect(prompt).not.toMatch(/\d/)
  })

  test('are few, however much a person has noted', () => {
    const many = Array.from(
      { length: 40 },
      (_, at) => `toko ${String.fromCharCode(97 + (at % 26)).repeat(at + 1)}`,
    )
    expect(transcriptionPrompt(many).length).toBeLessThanOrEqual(450)
    expect(transcriptionPrompt([]).split(' ').length).toBeLessThan(30)
  })

  test('hold no expense when they are said again', () => {
    for (const own of [[], ['Kopi Tuku', 'bensin motor', 'makan siang', 'setoran seribu doa']])
      expect(extractExpenses(transcriptionPrompt(own), CONTEXT).items).toEqual([])
  })
})

test.each([
  ['GoPay, OVO, DANA.', true],
  ['gopay rupiah rupiah rupiah', true],
  ['kopi dua puluh ribu pakai GoPay', false],
  ['Indomaret 25 ribu', false],
  ['', false],
])('"%s" is an echo: %s', (text, echo) => {
  expect(isEcho(text, transcriptionPrompt([]))).toBe(echo)
})

describe('a transcriber with a prompt', () => {
  /** Says `withPrompt` where it is told words, and `without` elsewhere. */
  function ear(withPrompt: string, without: string) {
    const prompts: (string | undefined)[] = []
    const transcribe: Transcribe = async (_, { prompt }): Promise<Transcription> => {
      prompts.push(prompt)
      return { kind: 'text', text: prompt === undefined ? without : withPrompt, confidence: 0.9 }
    }
    return { prompts, transcribe: prompted(transcribe) }
  }
  const listening = (ownWords: Listening['ownWords']) => ({
    account: 'ani',
    signal: new AbortController().signal,
    language: 'id' as const,
    ...(ownWords ? { ownWords } : {}),
  })

  test('is told the words, and believed', async () => {
    const { prompts, transcribe } = ear('kopi Tuku dua puluh ribu', 'kopi tuku')
    expect(
      await transcribe(
        CLIP,
        listening(async () => ['Kopi Tuku']),
      ),
    ).toMatchObject({
      text: 'kopi Tuku dua puluh ribu',
    })
    expect(prompts).toEqual([expect.stringMatching(/^Kopi Tuku, Indomaret/)])
  })

  test('that only says them again is asked once more without them', async () => {
    const { prompts, transcribe } = ear('QRIS, ShopeePay, BCA', '')
    expect(await transcribe(CLIP, listening(undefined))).toMatchObject({ text: '' })
    expect(prompts).toEqual([expect.any(String), undefined])
  })
})
