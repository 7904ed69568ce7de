import { expect, it, vi } from 'vitest'
import type { ReadAnswer, ReadRequest } from '../../../shared/contracts/understanding.ts'
import type { SpeechContext } from '../../../shared/domain/extraction.ts'
import { NO_MEMORY, type PhraseMemory } from '../../../shared/domain/phrase-memory.ts'
import { type ReadingWorker, SentenceReader } from '../../../src/sentences/sentence-reader.ts'

const CONTEXT: SpeechContext = { now: new Date(0), zone: 'Asia/Jakarta', currency: 'IDR' }
const NOTHING: ReadAnswer = { request: null, extraction: { items: [], violationType: null }, price: null }
const request = (text: string, memory = NO_MEMORY) => ({
  text,
  context: CONTEXT,
  saved: [],
  canUndo: false,
  memory,
})

interface Faked extends ReadingWorker {
  readonly asked: string[]
  readonly told: (PhraseMemory | null)[]
  answer(): void
  die(): void
}

function setUp() {
  const workers: Faked[] = []
  const reader = new SentenceReader(() => {
    const asked: string[] = []
    const told: (PhraseMemory | null)[] = []
    const worker = {
      asked,
      told,
      postMessage({ text, memory }: ReadRequest) {
        asked.push(text)
        told.push(memory)
      },
      terminate: vi.fn(),
      onmessage: null as ReadingWorker['onmessage'],
      onerror: null as ReadingWorker['onerror'],
      onmessageerror: null as ReadingWorker['onmessageerror'],
      answer() {
        this.onmessage?.call(worker as unknown as Worker, new MessageEvent('message', { data: NOTHING }))
      },
      die() {
        this.onerror?.call(worker as unknown as Worker, new Event('error') as ErrorEvent)
      },
    }
    workers.push(worker)
    return worker
  })
  return { reader, workers }
}

it('starts its worker when it is woken or first asked, and once', async () => {
  const { reader, workers } = setUp()
  expect(workers).toHaveLength(0)
  reader.wake()
  const read = reader.read(request('kopi'))
  expect(workers).toHaveLength(1)
  workers[0]?.answer()
  expect(await read).toBe(NOTHING)
})

it('reads one text at a time; of those that wait, only the latest', async () => {
  const { reader, workers } = setUp()
  const reads = ['k', 'ko', 'kop', 'kopi'].map(text => reader.read(request(text)))
  expect(workers[0]?.asked).toEqual(['k'])
  workers[0]?.answer()
  expect(workers[0]?.asked).toEqual(['k', 'kopi'])
  workers[0]?.answer()
  expect(await Promise.all(reads)).toEqual([NOTHING, null, null, NOTHING])
})

it('rejects all that waits where the worker fails, and starts another for the next text', async () => {
  const { reader, workers } = setUp()
  const reads = Promise.allSettled([reader.read(request('k')), reader.read(request('ko'))])
  workers[0]?.die()
  expect((await reads).map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  expect(workers[0]?.terminate).toHaveBeenCalledOnce()
  const again = reader.read(request('kopi'))
  workers[1]?.answer()
  expect(await again).toBe(NOTHING)
})

it('tells each worker what corrections have taught once', () => {
  const { reader, workers } = setUp()
  const memory: PhraseMemory = { ...NO_MEMORY }
  void reader.read(request('k'))
  workers[0]?.answer()
  void reader.read(request('ko', memory))
  workers[0]?.answer()
  void reader.read(request('kop', memory)).catch(() => undefined)
  expect(workers[0]?.told).toEqual([null, memory, null])
  workers[0]?.die()
  void reader.read(request('kopi', memory))
  expect(workers[1]?.told).toEqual([memory])
})
