/** A recording whose samples come at the device's rate. */
import { beforeEach, expect, it, vi } from 'vitest'
import type { FromCapture } from '../../../shared/contracts/capture.ts'
import {
  type CapturePort,
  RecordingSession,
  type SessionProgress,
} from '../../../workers/recording-session.ts'
import { createResampler } from '../../../workers/resampler.ts'
import { WAV_HEADER_BYTES, WavBuffer } from '../../../workers/wav.ts'
import { OUTPUT_RATE, resampled, tone } from './resample-signals.ts'

const BLOCK = 2048

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
  return () => vi.useRealTimers()
})

/** A session at `rate` Hz whose WAV has room for so many seconds. */
function session(rate: number, seconds: number) {
  const port: CapturePort = { onmessage: null, postMessage: () => undefined, close: () => undefined }
  const wav = new WavBuffer(OUTPUT_RATE, seconds * OUTPUT_RATE)
  const progress: SessionProgress[] = []
  const caps: number[] = []
  const take = new RecordingSession(port, wav, createResampler(rate, wav), {
    progress: value => progress.push(value),
    capReached: () => caps.push(wav.seconds * wav.sampleRate),
  })
  const receive = (data: FromCapture) => port.onmessage?.({ data } as MessageEvent<FromCapture>)
  /** Samples `[from, to)` of a signal, in blocks as they come in real time. */
  const send = (signal: Float32Array, from = 0, to = signal.length) => {
    for (let at = from; at < to; at += BLOCK) {
      const samples = Float32Array.from(signal.subarray(at, Math.min(to, at + BLOCK)))
      vi.advanceTimersByTime((1000 * samples.length) / rate)
      receive({ kind: 'block', firstSample: at, length: samples.length, samples })
    }
  }
  const end = (sampleCount: number) => receive({ kind: 'end', sampleCount })
  const pcm = () => new Int16Array(wav.toFile().slice(WAV_HEADER_BYTES).buffer)
  return { take, send, end, pcm, progress, caps }
}

it.each([48_000, 44_100, 8000])('is the 16 kHz of what came at %i Hz, to the last sample', async rate => {
  const signal = tone(440, rate, 1.5).map(sample => sample / 2)
  const { take, send, end, pcm } = session(rate, 60)
  send(signal)
  end(signal.length)
  expect(await take.finish()).toEqual({ seconds: 1.5, missing: 0 })
  const expected = Int16Array.from(resampled(signal, rate), sample => Math.round(sample * 32_768))
  expect([...pcm()]).toEqual([...expected])
})

it('keeps the place of what comes after a gap, and counts it in samples of the device', async () => {
  const signal = tone(440, 48_000, 1).map(sample => sample / 2)
  const gap = { from: 6 * BLOCK, to: 9 * BLOCK }
  const { take, send, end, pcm } = session(48_000, 60)
  send(signal, 0, gap.from)
  send(signal, gap.to)
  end(signal.length + 4800)
  expect(await take.finish()).toEqual({ seconds: 1.1, missing: 3 * BLOCK + 4800 })
  const silenced = new Float32Array(signal.length + 4800)
  silenced.set(signal)
  silenced.fill(0, gap.from, gap.to)
  const expected = Int16Array.from(resampled(silenced, 48_000), sample => Math.round(sample * 32_768))
  expect([...pcm()]).toEqual([...expected])
})

it.each([48_000, 44_100])('is full at its cap to the sample, from %i Hz, and says so once', async rate => {
  const signal = tone(440, rate, 3)
  const { take, send, end, caps, progress } = session(rate, 2)
  send(signal)
  end(signal.length)
  expect(caps).toEqual([2 * OUTPUT_RATE])
  expect(await take.finish()).toEqual({ seconds: 2, missing: 0 })
  expect(progress.at(-1)?.seconds).toBe(2)
})

it('reports seconds of sound, not of blocks', () => {
  const { send, progress } = session(48_000, 60)
  send(tone(440, 48_000, 2))
  const last = progress.at(-1)?.seconds ?? 0
  expect(last).toBeGreaterThan(1.8)
  expect(last).toBeLessThanOrEqual(2)
})

it('is silent, up to the cap, where a block claims to come from far ahead', async () => {
  const { take, send, end, pcm } = session(48_000, 2)
  send(tone(440, 48_000, 0.1))
  end(Number.MAX_SAFE_INTEGER)
  expect(await take.finish()).toMatchObject({ seconds: 2 })
  expect(
    pcm()
      .subarray(OUTPUT_RATE)
      .every(sample => sample === 0),
  ).toBe(true)
})
