import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { readConfig } from '../../../../server/config.ts'
import { openSecondTranscriber } from '../../../../server/transcription/open-second-transcriber.ts'
import { openTranscriber } from '../../../../server/transcription/open-transcriber.ts'
import { wavBytes } from '../support/wav-bytes.ts'

const CLIP = { bytes: wavBytes({ sample: 9000 }), mediaType: 'audio/wav', fileName: 'recording.wav' }
const LISTENING = { account: 'ani', signal: new AbortController().signal, language: 'id' as const }

const folder = mkdtempSync(join(tmpdir(), 'ucap-no-engine-'))
writeFileSync(join(folder, 'package-lock.json'), '{}')
afterAll(() => rmSync(folder, { recursive: true }))

/** What a recording is answered with, and what was said at the start. */
async function started(environment: Record<string, string>) {
  const said: string[] = []
  const output = { write: (text: string) => said.push(text) }
  const config = readConfig({ DATA_DIR: folder, ...environment })
  const transcriber = await openTranscriber(config, { installEngine: false, engineFolder: folder, output })
  transcriber.start()
  const { kind } = await transcriber.transcribe(CLIP, LISTENING)
  await transcriber.close()
  return { kind, said }
}

test('without an engine that may be installed voice is off, and it is said what to do', async () => {
  const { kind, said } = await started({})
  expect(kind).toBe('notSet')
  expect(said).toEqual([expect.stringContaining('npm start')])
})

test('where no Whisper is wanted voice is off without a word', async () => {
  expect(await started({ WHISPER_MODEL: 'none' })).toEqual({ kind: 'notSet', said: [] })
})

test('where a service is set it is asked', async () => {
  expect(await started({ TRANSCRIBE_URL: 'http://127.0.0.1:9/v1' })).toEqual({
    kind: 'unavailable',
    said: [],
  })
})

describe('the second transcriber', () => {
  const second = (environment: Record<string, string>) => {
    const said: string[] = []
    const output = { write: (text: string) => said.push(text) }
    const config = readConfig({ DATA_DIR: folder, ...environment })
    return { said, ...openSecondTranscriber(config, { installEngine: true, engineFolder: folder, output }) }
  }

  test('is none unless one is set', () => {
    expect(second({}).transcribe).toBeNull()
  })

  test('leaves the engine to the first Whisper to install, and says once that it waits for that', async () => {
    const { transcribe, start, close, said } = second({ WHISPER_AGAIN_MODEL: 'a/large' })
    start()
    expect(await transcribe?.(CLIP, LISTENING)).toEqual({ kind: 'preparing' })
    await expect
      .poll(() => said)
      .toEqual([expect.stringMatching(/^The second hearing is not ready: .*not installed yet/)])
    await close()
  })

  test('is a service where one is set', async () => {
    const { transcribe } = second({
      TRANSCRIBE_AGAIN_URL: 'http://127.0.0.1:9/v1',
      WHISPER_AGAIN_MODEL: 'a/large',
    })
    expect(await transcribe?.(CLIP, LISTENING)).toMatchObject({ kind: 'unavailable' })
  })
})
