import { expect, it } from 'vitest'
import type { FromCapture } from '../../../shared/contracts/capture.ts'
import { Outbox } from '../../../workers/outbox.ts'
import type { CapturePort } from '../../../workers/recording-session.ts'
import { Take } from '../../../workers/take.ts'
import { WAV_HEADER_BYTES, WavBuffer } from '../../../workers/wav.ts'

it('a take that is dropped leaves none of its samples in the memory that the next one uses', () => {
  const port: CapturePort = { onmessage: null, postMessage: () => undefined, close: () => undefined }
  const wav = new WavBuffer(16_000, 8)
  const options = {
    id: 'dropped',
    userId: 'ani',
    recordedAt: 0,
    sampleRate: 16_000,
    language: 'id',
    timeZone: 'Asia/Jakarta',
    currency: 'IDR',
  }
  const take = new Take(port as MessagePort, options, wav, wav, {
    lock: Promise.resolve(async () => undefined),
    emit: () => undefined,
    draw: () => undefined,
    outbox: new Outbox(),
    ahead: null,
  })
  const samples = Float32Array.of(0.5, -0.5, 0.25)
  port.onmessage?.({
    data: { kind: 'block', firstSample: 0, length: 3, samples },
  } as MessageEvent<FromCapture>)
  expect([...wav.samples]).toEqual([16_384, -16_384, 8192])
  void take.drop()
  expect(new Int16Array(wav.toFile().buffer, WAV_HEADER_BYTES)).toEqual(new Int16Array(8))
})
