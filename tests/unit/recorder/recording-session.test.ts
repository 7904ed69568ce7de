import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { FromCapture, ToCapture } from '../../../shared/contracts/capture.ts'
import {
  type CapturePort,
  RecordingSession,
  type SessionProgress,
} from '../../../workers/recording-session.ts'
import { WAV_HEADER_BYTES, WavBuffer } from '../../../workers/wav.ts'

class FakePort implements CapturePort {
  onmessage: ((event: MessageEvent<FromCapture>) => void) | null = null
  readonly recycled: Float32Array[] = []
  closed = false

  postMessage(message: ToCapture): void {
    this.recycled.push(message)
  }

  close(): void {
    this.closed = true
  }

  receive(data: FromCapture): void {
    this.onmessage?.({ data } as MessageEvent<FromCapture>)
  }

  block(firstSample: number, ...pcm: number[]): Float32Array {
    const samples = Float32Array.from(pcm, value => value / 32_768)
    this.receive({ kind: 'block', firstSample, length: samples.length, samples })
    return samples
  }

  end(sampleCount: number): void {
    this.receive({ kind: 'end', sampleCount })
  }
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
  return () => vi.useRealTimers()
})

/** A session at 10 Hz, so that a sample lasts a tenth of a second. */
function session(capacity = 20) {
  const port = new FakePort()
  const wav = new WavBuffer(10, capacity)
  const progress: SessionProgress[] = []
  const caps: number[] = []
  const events = {
    progress: (value: SessionProgress) => progress.push(value),
    capReached: () => caps.push(wav.seconds * wav.sampleRate),
  }
  const take = new RecordingSession(port, wav, wav, events)
  const pcm = () => [...new Int16Array(wav.toFile().slice(WAV_HEADER_BYTES).buffer)]
  return { port, wav, progress, caps, take, pcm }
}

describe('recording session', () => {
  it('takes all blocks until the end marker', async () => {
    const { port, take, pcm } = session()
    port.block(0, 1, 2, 3)
    port.block(3, 4, 5)
    port.end(5)
    expect(await take.finish()).toEqual({ seconds: 0.5, missing: 0 })
    expect(pcm()).toEqual([1, 2, 3, 4, 5])
  })

  it('waits for an end marker that is still under way', async () => {
    const { port, take, pcm } = session()
    port.block(0, 1)
    const finished = take.finish()
    port.block(1, 2)
    port.end(2)
    expect(await finished).toEqual({ seconds: 0.2, missing: 0 })
    expect(pcm()).toEqual([1, 2])
    expect(vi.getTimerCount()).toBe(0)
  })

  it('makes do without the end marker after two seconds', async () => {
    const { port, take, pcm } = session()
    port.block(0, 1, 2)
    const finished = take.finish()
    vi.advanceTimersByTime(2000)
    expect(await finished).toEqual({ seconds: 0.2, missing: 0 })
    expect(pcm()).toEqual([1, 2])
    expect(port.closed).toBe(true)
  })

  it('puts silence for blocks that never came, and counts it', async () => {
    const { port, take, pcm } = session()
    port.block(0, 1)
    port.block(3, 4)
    port.end(6)
    expect(await take.finish()).toEqual({ seconds: 0.6, missing: 4 })
    expect(pcm()).toEqual([1, 0, 0, 4, 0, 0])
  })

  it('takes samples that come twice once', async () => {
    const { port, take, pcm } = session()
    port.block(0, 1, 2)
    port.block(0, 1, 2)
    port.block(1, 2, 3)
    port.end(3)
    expect(await take.finish()).toEqual({ seconds: 0.3, missing: 0 })
    expect(pcm()).toEqual([1, 2, 3])
  })

  it('sends every block back, also past the cap', () => {
    const { port } = session(2)
    const blocks = [port.block(0, 1), port.block(1, 2, 3), port.block(3, 4)]
    expect(port.recycled).toEqual(blocks)
  })

  it('stops at the cap to the sample, and says so once', async () => {
    const { port, take, caps, pcm } = session(4)
    port.block(0, 1, 2, 3)
    expect(caps).toEqual([])
    port.block(3, 4, 5)
    port.block(5, 6)
    port.end(6)
    expect(caps).toEqual([4])
    expect(await take.finish()).toEqual({ seconds: 0.4, missing: 0 })
    expect(pcm()).toEqual([1, 2, 3, 4])
  })

  it('is over 60 s after its first sample by the clock, too, where samples come slower than that', {
    tags: ['fault-sound-that-comes-slower-than-the-clock'],
  }, () => {
    const { port, caps, progress } = session(600)
    vi.advanceTimersByTime(5000)
    port.block(0, 1)
    vi.advanceTimersByTime(59_999)
    port.block(1, 1)
    expect(caps).toEqual([])
    expect(progress.map(({ seconds }) => seconds)).toEqual([0.1, 59.999])
    vi.advanceTimersByTime(1)
    expect(caps).toEqual([2])
    vi.advanceTimersByTime(60_000)
    expect(caps).toEqual([2])
  })

  it('takes what was on its way when the clock ended it, and nothing captured later, nor silence for that', async () => {
    const { port, take, pcm } = session(600)
    port.block(0, 1)
    vi.advanceTimersByTime(60_400)
    port.block(1, 2)
    vi.advanceTimersByTime(200)
    port.block(2, 3)
    port.end(4)
    expect(await take.finish()).toEqual({ seconds: 0.2, missing: 0 })
    expect(pcm()).toEqual([1, 2])
  })

  it('waits for the clock no more once it is over', async () => {
    const { port, take, caps } = session(600)
    port.block(0, 1)
    port.end(1)
    await take.finish()
    expect(vi.getTimerCount()).toBe(0)
    vi.advanceTimersByTime(60_000)
    expect(caps).toEqual([])
  })

  it('reports progress with the first block and then at most ten times a second', () => {
    const { port, progress } = session()
    port.block(0, 1)
    port.block(1, 1)
    vi.advanceTimersByTime(99)
    port.block(2, 1)
    vi.advanceTimersByTime(1)
    port.block(3, 1)
    expect(progress.map(({ seconds }) => seconds)).toEqual([0.1, 0.4])
  })

  it('reports the loudness of the newest block', () => {
    const { port, progress } = session()
    port.block(0, 0)
    vi.advanceTimersByTime(100)
    port.block(1, 32_767)
    expect(progress.map(({ level }) => level)).toEqual([0, 1])
  })

  it('hears nothing more once it is discarded', () => {
    const { port, take, wav } = session()
    take.discard()
    port.block(0, 1)
    expect(wav.seconds).toBe(0)
    expect(port.closed).toBe(true)
  })
})
