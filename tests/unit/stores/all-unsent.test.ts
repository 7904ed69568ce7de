import { expect, it, vi } from 'vitest'
import type { SentenceDelivery } from '../../../src/sentences/sentence-delivery.ts'
import { isSentence, outboxOfAll, type RecordingOutbox } from '../../../src/stores/unsent/all-unsent.ts'

const RECORDING = { id: 'r', recordedAt: 2, seconds: 3 }
const SENTENCES = [
  { id: 'sentence:1', recordedAt: 1, text: 'kopi 25', expenses: [] },
  { id: 'sentence:3', recordedAt: 3, text: 'teh 10', expenses: [] },
]

function setUp() {
  const common = () => ({
    retry: vi.fn(),
    setAside: vi.fn(),
    takeBack: vi.fn(),
    dropUnsent: vi.fn(),
    forget: vi.fn(async () => true),
  })
  const recorder = {
    ...common(),
    unsent: vi.fn(async () => [RECORDING]),
    kept: vi.fn(async () => [RECORDING]),
    takeExpired: vi.fn(async () => []),
  } satisfies RecordingOutbox
  const sentences = {
    ...common(),
    send: vi.fn(),
    unsent: vi.fn(async () => SENTENCES),
    kept: vi.fn(async () => SENTENCES),
  } satisfies SentenceDelivery
  return {
    recorder,
    sentences,
    outbox: outboxOfAll(
      async () => recorder,
      async () => sentences,
    ),
  }
}

it('lists recordings and sentences by the time they were made', async () => {
  const outbox = await setUp().outbox()
  const list = await outbox.unsent('ani')
  expect(list.map(({ id }) => id)).toEqual(['sentence:1', 'r', 'sentence:3'])
  expect(list.map(isSentence)).toEqual([true, false, true])
  expect(await outbox.kept('ani')).toHaveLength(3)
})

it.each(['retry', 'setAside', 'takeBack', 'dropUnsent'] as const)(
  '%s goes to the outbox of the entry',
  async what => {
    const { recorder, sentences, outbox } = setUp()
    await (await outbox())[what]('sentence:1')
    expect(sentences[what]).toHaveBeenCalledWith('sentence:1')
    expect(recorder[what]).not.toHaveBeenCalled()
    await (await outbox())[what]('r')
    expect(recorder[what]).toHaveBeenCalledWith('r')
  },
)

it('has forgotten an account only where both say so', async () => {
  const { recorder, sentences, outbox } = setUp()
  expect(await (await outbox()).forget('ani')).toBe(true)
  recorder.forget.mockResolvedValueOnce(false)
  expect(await (await outbox()).forget('ani')).toBe(false)
  expect(sentences.forget).toHaveBeenCalledTimes(2)
})
