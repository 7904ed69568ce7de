/** What is put around the ear of the settings, unless they say otherwise. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, describe, expect, test } from 'vitest'
import { wavFile } from '../../../../server/audio/wav-file.ts'
import { readConfig } from '../../../../server/config.ts'
import { openTranscriber } from '../../../../server/transcription/open-transcriber.ts'
import { noise } from '../support/known-noise.ts'
import { wavBytes } from '../support/wav-bytes.ts'

const CLIP = { bytes: wavBytes({ sample: 9000 }), mediaType: 'audio/wav', fileName: 'recording.wav' }
const LISTENING = { account: 'ani', signal: new AbortController().signal, language: 'id' as const }

const folder = mkdtempSync(join(tmpdir(), 'ucap-defaults-'))
afterAll(() => rmSync(folder, { recursive: true }))

describe('a service', () => {
  const RATE = 16_000
  const cleanups: (() => void)[] = []
  afterEach(() => {
    for (const cleanup of cleanups.splice(0)) cleanup()
  })

  /** A transcriber of the settings, the service of which says `text`; and what that is sent. */
  async function serviceSaying(text: string, environment: Record<string, string> = {}) {
    const forms: FormData[] = []
    const server = createServer(async (request, response) => {
      const chunks: Buffer[] = []
      for await (const chunk of request) chunks.push(chunk as Buffer)
      const headers = { 'Content-Type': request.headers['content-type'] ?? '' }
      forms.push(await new Response(Buffer.concat(chunks), { headers }).formData())
      response.end(JSON.stringify({ text }))
    })
    await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
    cleanups.push(() => {
      server.close()
      server.closeAllConnections()
    })
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`
    const config = readConfig({ DATA_DIR: folder, TRANSCRIBE_URL: url, ...environment })
    const { transcribe, ahead } = await openTranscriber(config, { installEngine: false })
    return { forms, transcribe, ahead }
  }

  /** A second of sound between two of a quiet room. */
  const padded = () => {
    const room = noise(1, 5 * RATE, 0.0001)
    const loud = noise(2, RATE, 0.1)
    const samples = room.map((sample, at) => sample + (loud[at - 2 * RATE] ?? 0))
    const bytes = wavFile(
      RATE,
      Int16Array.from(samples, sample => sample * 0x8000),
    )
    return { ...CLIP, bytes }
  }

  test('is sent what sounds, with the words to expect, and nothing before it is asked for', async () => {
    const { forms, transcribe, ahead } = await serviceSaying('kopi lima ribu')
    const ownWords = async () => ['Kopi Tuku']
    expect(await transcribe(padded(), { ...LISTENING, ownWords })).toMatchObject({ text: 'kopi lima ribu' })
    expect(forms).toHaveLength(1)
    expect(forms[0]?.get('prompt')).toMatch(/^Kopi Tuku, /)
    const sent = forms[0]?.get('file')
    const seconds = sent instanceof File ? (sent.size - 44) / 2 / RATE : null
    expect(seconds).toBeGreaterThanOrEqual(1.2)
    expect(seconds).toBeLessThanOrEqual(1.42)
    expect(ahead).toBeNull()
  })

  test('is told no words, and hears ahead, where the settings say so', async () => {
    const settings = { TRANSCRIBE_PROMPT: 'off', TRANSCRIBE_AHEAD: 'on' }
    const { forms, transcribe, ahead } = await serviceSaying('kopi lima ribu', settings)
    await transcribe(padded(), LISTENING)
    expect(forms[0]?.has('prompt')).toBe(false)
    expect(ahead).not.toBeNull()
  })

  test('that repeats itself is asked once, and its words are left once', async () => {
    const { forms, transcribe } = await serviceSaying('kopi lima ribu '.repeat(40))
    expect(await transcribe(padded(), LISTENING)).toMatchObject({
      text: 'kopi lima ribu',
      confidence: Math.exp(-1),
    })
    expect(forms).toHaveLength(1)
  })
})

describe('Whisper on this machine', () => {
  /** Not started: a recording is answered with `preparing`. Whether the person's words were asked for. */
  async function local(environment: Record<string, string> = {}) {
    const installed = mkdtempSync(join(folder, 'engine-'))
    mkdirSync(join(installed, 'node_modules'))
    writeFileSync(join(installed, 'package-lock.json'), '{}')
    writeFileSync(join(installed, 'node_modules', '.installed-lock.json'), '{}')
    const config = readConfig({ DATA_DIR: folder, ...environment })
    const { transcribe, ahead } = await openTranscriber(config, {
      installEngine: false,
      engineFolder: installed,
    })
    let isAsked = false
    const ownWords = async () => {
      isAsked = true
      return []
    }
    expect(await transcribe(CLIP, { ...LISTENING, ownWords })).toEqual({ kind: 'preparing' })
    return { isTold: isAsked, isAhead: ahead !== null }
  }

  test('is told no words, and hears ahead', async () => {
    expect(await local()).toEqual({ isTold: false, isAhead: true })
  })

  test('is told them, and hears nothing ahead, where the settings say so', async () => {
    const settings = { TRANSCRIBE_PROMPT: 'on', TRANSCRIBE_AHEAD: 'off' }
    expect(await local(settings)).toEqual({ isTold: true, isAhead: false })
  })
})
