import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { EncodedRecording } from '../../../shared/contracts/recorder.ts'
import type { RecordingService } from '../../../shared/contracts/recording-service.ts'
import { MediaRecorderCapture } from '../../../src/recorder/media-recorder-capture.ts'

/** What the browser can record, and what it says of a recording that it chose the type of itself. */
const browser = { supports: (_type: string) => false, asked: [] as string[], own: '' }

class FakeRecorder {
  static isTypeSupported(type: string): boolean {
    browser.asked.push(type)
    return browser.supports(type)
  }
  readonly mimeType: string
  state = 'inactive'
  slices: (number | undefined)[] = []
  ondataavailable: ((event: { data: Blob }) => void) | null = null
  onstop: (() => void) | null = null
  onstart: (() => void) | null = null
  onerror: (() => void) | null = null

  constructor(_: MediaStream, { mimeType }: { mimeType?: string }) {
    this.mimeType = mimeType ?? browser.own
    made.push(this)
  }
  start(slice?: number): void {
    this.slices.push(slice)
    this.state = 'recording'
    this.onstart?.()
  }
  stop(): void {
    this.state = 'inactive'
    this.onstop?.()
  }
}

const made: FakeRecorder[] = []
beforeEach(() => {
  made.length = 0
  delivery.deliver.mockClear()
  delivery.shelve.mockClear()
  Object.assign(browser, { supports: () => false, asked: [], own: '' })
})

const delivery = {
  deliver: vi.fn(async (_recording: EncodedRecording) => ({ kind: 'answered' as const, body: {} })),
  shelve: vi.fn(async (_recording: EncodedRecording) => true),
}

async function record(...chunks: string[]): Promise<EncodedRecording | undefined> {
  const take = await spoken(0, ...chunks)
  await take.finish(Number.POSITIVE_INFINITY)
  return delivery.deliver.mock.calls[0]?.[0]
}

/** A take of these chunks that has ended, which lasted for next to nothing. */
async function spoken(minSeconds: number, ...chunks: string[]): Promise<MediaRecorderCapture> {
  const take = new MediaRecorderCapture({
    stream: { getTracks: () => [] } as unknown as MediaStream,
    MediaRecorder: FakeRecorder as unknown as typeof MediaRecorder,
    minSeconds,
    maxSeconds: 60,
    events: {
      progress: () => undefined,
      silence: () => undefined,
      capReached: () => undefined,
      interrupted: () => undefined,
    },
    options: { userId: 'ani', language: 'id', timeZone: 'Asia/Jakarta', currency: 'IDR' } as never,
    bridge: { call: use => use({ delivery } as unknown as RecordingService) },
  })
  await take.run(new AbortController().signal)
  for (const chunk of chunks) made[0]?.ondataavailable?.({ data: new Blob([chunk]) })
  take.close()
  return take
}

describe('the browser’s own recording', () => {
  it('looks for a format in the order of the list', { tags: ['spec-4.21'] }, async () => {
    await record('a')
    expect(browser.asked).toEqual([
      'audio/wav',
      'audio/mp4',
      'audio/mpeg',
      'audio/webm;codecs=opus',
      'audio/webm',
      'audio/ogg;codecs=opus',
    ])
  })

  it.each([
    ['audio/mpeg', 'audio/mpeg', 'mp3'],
    ['audio/webm;codecs=opus', 'audio/webm', 'webm'],
    ['audio/ogg;codecs=opus', 'audio/ogg', 'ogg'],
  ])('in %s is sent as %s, .%s', async (supported, type, extension) => {
    browser.supports = asked => asked === supported
    expect((await record('a'))?.format).toEqual({ type, extension })
  })

  it('is called WebM where the browser names no type at all', { tags: ['spec-4.22'] }, async () => {
    expect((await record('a'))?.format).toEqual({ type: 'audio/webm', extension: 'webm' })
  })

  it('comes in chunks of a second, sent whole and as they came', {
    tags: ['spec-4.23', 'spec-9.3'],
  }, async () => {
    const recording = await record('one', 'two', 'three')
    expect(made[0]?.slices).toEqual([1000])
    expect(new TextDecoder().decode(recording?.audio)).toBe('onetwothree')
  })

  it.each([
    ['shorter than it must be', 0.3, ['a'], Number.POSITIVE_INFINITY],
    ['held for no longer', 0.3, ['a'], 0.1],
    ['without sound', 0, [], Number.POSITIVE_INFINITY],
  ])('is neither sent nor kept where it is %s', async (_, minSeconds, chunks, heldSeconds) => {
    const take = await spoken(minSeconds, ...chunks)
    expect(await take.finish(heldSeconds)).toMatchObject({ kind: 'tooShort' })
    expect(await take.shelve()).toBe(false)
    expect(delivery.deliver).not.toHaveBeenCalled()
    expect(delivery.shelve).not.toHaveBeenCalled()
  })
})
