import { expect, it, vi } from 'vitest'
import type { SendResult } from '../../../shared/outbox/delivery.ts'
import type { KeptSentence } from '../../../src/sentences/kept-sentence.ts'
import { createSentenceDelivery } from '../../../src/sentences/sentence-delivery.ts'
import { MemoryOutbox, memoryLocks } from '../outbox/memory-outbox.ts'
import { typedSentence } from './typed.ts'

const SAVED: SendResult = { kind: 'answered', body: {} }
const LOST: SendResult = { kind: 'unsent', reason: { kind: 'offline' } }

function setUp() {
  const storage = new MemoryOutbox<KeptSentence>()
  const locks = memoryLocks()
  const network = { online: true }
  const save = vi.fn(async (): Promise<SendResult> => SAVED)
  const tab = () => createSentenceDelivery({ storage, locks, save, online: () => network.online })
  return { storage, network, save, tab }
}

const sentence = typedSentence()

it('keeps a sentence before it saves it, and forgets it once it is saved', async () => {
  const { storage, save, tab } = setUp()
  save.mockImplementationOnce(async () => {
    expect(storage.kept.size).toBe(1)
    return SAVED
  })
  expect(await tab().send(sentence)).toEqual(SAVED)
  expect(storage.kept.size).toBe(0)
})

it('asks no server offline; kept, it is listed with its words and saved later under the same key', async () => {
  const { network, save, tab } = setUp()
  const outbox = tab()
  network.online = false
  expect(await outbox.send(sentence)).toMatchObject({ kind: 'unsent', reason: { kind: 'offline' } })
  expect(save).not.toHaveBeenCalled()
  const { id, recordedAt, text } = sentence
  const expenses = [
    { amount: 25_000, currency: 'IDR', savedAt: recordedAt },
    { amount: 5000, currency: 'IDR', savedAt: recordedAt },
  ]
  expect(await outbox.unsent('ani')).toMatchObject([{ id, recordedAt, text, expenses }])
  expect(await outbox.unsent('budi')).toEqual([])
  network.online = true
  expect(await outbox.retry(id)).toEqual(SAVED)
  expect(save).toHaveBeenCalledWith(sentence)
  expect(await outbox.retry(id)).toEqual({ kind: 'notRecording' })
})

it('where neither storage nor network takes it, it says so', async () => {
  const { storage, save, tab } = setUp()
  storage.accepts = false
  save.mockResolvedValueOnce(LOST)
  expect(await tab().send(sentence)).toMatchObject({ kind: 'lost' })
})

it('two tabs that send the same sentence save it once', async () => {
  const { save, tab } = setUp()
  save.mockResolvedValueOnce(LOST)
  await tab().send(sentence)
  save.mockClear()
  const outcomes = await Promise.all([tab().retry(sentence.id), tab().retry(sentence.id)])
  expect(save).toHaveBeenCalledOnce()
  expect(outcomes.map(({ kind }) => kind).sort()).toEqual(['answered', 'notRecording'])
})

it('what is set aside is in no list and sent by no tab until it is taken back', async () => {
  const { save, tab } = setUp()
  const outbox = tab()
  save.mockResolvedValueOnce(LOST)
  await outbox.send(sentence)
  await outbox.setAside(sentence.id)
  expect(await tab().unsent('ani')).toEqual([])
  expect(await outbox.kept('ani')).toHaveLength(1)
  await outbox.takeBack(sentence.id)
  expect(await tab().unsent('ani')).toHaveLength(1)
  await outbox.dropUnsent(sentence.id)
  expect(await outbox.kept('ani')).toEqual([])
})

it('forgets what one account typed, and no other’s', async () => {
  const { storage, save, tab } = setUp()
  save.mockResolvedValue(LOST)
  await tab().send(sentence)
  await tab().send(typedSentence({ id: 'sentence:2', userId: 'budi' }))
  expect(await tab().forget('ani')).toBe(true)
  expect([...storage.kept.keys()]).toEqual(['sentence:2'])
})
