import { signal } from '@preact/signals-react'
import { describe, expect, it, vi } from 'vitest'
import type { ReadAnswer } from '../../../shared/contracts/understanding.ts'
import type { VoiceOutcome } from '../../../shared/contracts/voice-outcome.ts'
import { dayInZone } from '../../../shared/domain/calendar-date.ts'
import type { SavedExpense } from '../../../shared/domain/correction.ts'
import type { Currency } from '../../../shared/domain/currency.ts'
import { toMinor } from '../../../shared/domain/money.ts'
import { NO_MEMORY } from '../../../shared/domain/phrase-memory.ts'
import { barePrice } from '../../../shared/understanding/bare-price.ts'
import { extractExpenses } from '../../../shared/understanding/extract.ts'
import { PhraseIndex } from '../../../shared/understanding/memory/phrase-index.ts'
import { readRequest } from '../../../shared/understanding/read-request.ts'
import { recall } from '../../../shared/understanding/recall.ts'
import { draftToWire } from '../../../shared/wire/expense.ts'
import { readVoiceAnswer } from '../../../shared/wire/voice.ts'
import type { KeptSentence } from '../../../src/sentences/kept-sentence.ts'
import type { Sentence } from '../../../src/sentences/sentence-reader.ts'
import type { SessionUser } from '../../../src/session/session.ts'
import type { AuthState } from '../../../src/stores/account/auth.ts'
import type { AskedPrice } from '../../../src/stores/receipt/asked-price.ts'
import { type Droppable, droppableDraft } from '../../../src/stores/requests/droppable.ts'
import { createSentence } from '../../../src/stores/requests/sentence.ts'
import { deferred } from '../deferred.ts'

const ANI: SessionUser = { uid: 'ani', displayName: 'Ani', email: null, photoURL: null }
const NOW = new Date('2026-11-20T05:00:00Z')
const COFFEE: SavedExpense = {
  id: 'coffee',
  amount: toMinor(13_000, 'IDR'),
  currency: 'IDR',
  description: 'Kopi',
  category: 'Food & Dining',
  date: dayInZone(NOW, 'Asia/Jakarta'),
  paymentMethod: null,
}
const SAVED: VoiceOutcome = { kind: 'answered', body: {} }

const LUPIS: AskedPrice = {
  key: 7,
  form: { description: 'Lupis', category: 'Food & Dining', date: dayInZone(NOW, 'Asia/Jakarta') },
}
const MARTABAK: AskedPrice = { key: 8, form: { ...LUPIS.form, description: 'Martabak' } }

function setUp(
  saved: readonly SavedExpense[] = [],
  isUnsentLatest = false,
  asked: readonly AskedPrice[] = [],
  onShow: readonly string[] = ['coffee'],
  droppables: readonly Droppable[] = [],
  earlier: readonly SavedExpense[] = [],
) {
  const canUndo = signal(false)
  const typed = signal('')
  const currency = signal<Currency>('IDR')
  const memory = signal(NO_MEMORY)
  const auth = signal<AuthState>({ kind: 'signedIn', user: ANI })
  const read = vi.fn(
    async ({ text, context, saved, canUndo, memory }: Sentence): Promise<ReadAnswer | null> => {
      const extraction = extractExpenses(text, context)
      const items = recall(extraction.items, new PhraseIndex(memory))
      const price = barePrice(text, extraction, context)
      return {
        request: readRequest(text, saved, context, canUndo),
        extraction: { ...extraction, items },
        price,
      }
    },
  )
  const wake = vi.fn()
  const send = vi.fn(async (_: KeptSentence): Promise<VoiceOutcome> => SAVED)
  const calls = {
    ask: vi.fn(),
    correct: vi.fn(),
    undo: vi.fn(),
    onOutcome: vi.fn(),
    onPriced: vi.fn(),
    askPrice: vi.fn(),
    openForm: vi.fn(),
    onRest: vi.fn(),
  }
  const store = createSentence({
    typed,
    reader: async () => ({ read, wake }),
    context: () => ({ now: NOW, zone: 'Asia/Jakarta', currency: currency.value }),
    saved: () => (isUnsentLatest ? [] : saved),
    earlier: () => earlier,
    canUndo: () => canUndo.value,
    isUnsentLatest: () => isUnsentLatest,
    waiting: () => saved,
    asked: () => asked,
    droppable: () => droppables,
    onShow: () => onShow,
    memory,
    auth,
    send,
    ...calls,
    randomId: () => '1',
  })
  const readAs = (kind: string) => vi.waitFor(() => expect(store.reading.value.kind).toBe(kind))
  return { store, typed, canUndo, currency, memory, auth, read, wake, send, readAs, ...calls }
}

it('understands what is typed, as it is typed, and nothing once the field is empty', async () => {
  const { store, typed, readAs } = setUp()
  typed.value = 'kopi 25'
  expect(store.reading.value).toEqual({ kind: 'reading' })
  await readAs('expenses')
  typed.value = 'kopi'
  expect(store.reading.value.kind).toBe('expenses')
  await readAs('unpriced')
  typed.value = ' '
  expect(store.reading.value).toEqual({ kind: 'empty' })
})

it.each(['🍜☕', '?!', '…', '\u200b'])(
  'tells what to type where there is no word and no number: %s',
  async text => {
    const { store, typed, readAs, send } = setUp()
    typed.value = text
    await readAs('noExpense')
    expect(store.reading.value).toEqual({ kind: 'noExpense', reason: 'unclear' })
    expect(await store.submit()).toBe(true)
    expect([typed.value, send.mock.calls.length]).toEqual([text, 0])
  },
)

it('offers no older expense for a correction of what is not sent yet, and keeps it in the field', async () => {
  const { store, typed, readAs, correct } = setUp([], true)
  typed.value = 'bukan, 30 ribu'
  await readAs('notSent')
  expect(await store.submit()).toBe(true)
  expect([typed.value, correct.mock.calls.length]).toEqual(['bukan, 30 ribu', 0])
})

describe('what was saved earlier', () => {
  const TEA: SavedExpense = { ...COFFEE, id: 'tea', description: 'Teh botol' }

  it.each([[[TEA]], [[]]])('is deleted where it is named, beside what was just saved: %j', async latest => {
    const { store, typed, readAs } = setUp(latest, false, [], [], [], [COFFEE, ...latest])
    typed.value = 'batal kopi yang tadi'
    await readAs('correction')
    expect(store.reading.value).toMatchObject({
      correction: { options: [[{ before: { id: 'coffee' }, after: null }]] },
    })
  })

  it.each(['bukan, 30 ribu', 'kopinya 30 ribu'])('is not changed: %s', async said => {
    const { store, typed } = setUp([TEA], false, [], [], [], [COFFEE, TEA])
    typed.value = said
    await vi.waitFor(() => expect(store.reading.value.kind).not.toBe('reading'))
    expect(JSON.stringify(store.reading.value)).not.toContain('"coffee"')
  })
})

describe('what is not saved yet', () => {
  const BAKPIA: SavedExpense = { ...COFFEE, id: 'sentence:1:0', description: 'Bakpia' }

  it.each(['hapus bakpia', 'bakpianya gak jadi', 'delete the bakpia'])(
    'goes where it is named while it waits: %s',
    async text => {
      const drop = vi.fn()
      const { store, typed, readAs } = setUp([BAKPIA], true, [], [], [{ expenses: [BAKPIA], drop }])
      typed.value = text
      await readAs('drop')
      expect(drop).not.toHaveBeenCalled()
      await store.submit()
      expect([drop.mock.calls.length, typed.value]).toEqual([1, ''])
    },
  )

  it.each([
    ['hapus bakpia', [{ ...BAKPIA, id: 'sentence:1:1', description: 'Teh' }], 'notSent'],
    ['bakpianya 30rb', [], 'notSent'],
    ['hapus kopi', [], 'notSent'],
    ['kopi 30rb', [], 'expenses'],
  ])('stays with %s of a sentence that has %j besides', async (text, others, kind) => {
    const droppable = { expenses: [BAKPIA, ...others], drop: vi.fn() }
    const { typed, readAs } = setUp([COFFEE, BAKPIA], true, [], [], [droppable])
    typed.value = text
    await readAs(kind)
  })

  it('a draft without its price goes where it is named, whatever was saved before', async () => {
    const drop = vi.fn()
    const droppables = [droppableDraft(MARTABAK, 'IDR', drop), droppableDraft(LUPIS, 'IDR', vi.fn())]
    const { store, typed, readAs } = setUp([COFFEE], false, [MARTABAK, LUPIS], ['coffee'], droppables)
    typed.value = 'hapus martabak'
    await readAs('drop')
    await store.submit()
    expect(drop).toHaveBeenCalledOnce()
    typed.value = 'hapus kopi'
    await readAs('correction')
    typed.value = 'hapus nasi'
    await vi.waitFor(() => expect(store.reading.value).toMatchObject({ correction: { options: [] } }))
  })
})

it.each([
  ['kopinya 30rb', 'notSent', 0],
  ['kopi 30rb', 'expenses', 1],
  ['30rb kemarin', 'expenses', 1],
  ['parkirnya 5rb', 'expenses', 1],
])('beside a coffee that waits %s is %s', async (text, kind, sent) => {
  const { store, typed, readAs, send } = setUp([COFFEE], true)
  typed.value = text
  await readAs(kind)
  await store.submit()
  expect(send).toHaveBeenCalledTimes(sent)
})

it('undoes the correction on show, and only while it is on show', async () => {
  const { store, typed, canUndo, readAs, undo, correct } = setUp([COFFEE])
  canUndo.value = true
  typed.value = 'nggak jadi'
  await readAs('undo')
  canUndo.value = false
  await readAs('correction')
  canUndo.value = true
  await readAs('undo')
  await store.submit()
  expect([undo.mock.calls, correct.mock.calls, typed.value]).toEqual([[['nggak jadi']], [], ''])
})

it('reads again once it is known what corrections have taught, and saves what it then shows', async () => {
  const { store, typed, memory, send, readAs } = setUp()
  typed.value = 'kopi nako 25 ribu'
  await readAs('expenses')
  const learned = { category: { value: 'Business', agreed: 1, wavered: false } } as const
  const rule = { id: '1', phrase: 'kopi nako', learned, learnedOn: COFFEE.date }
  memory.value = { rules: [rule], amounts: [] }
  await vi.waitFor(() => expect(store.reading.value).toMatchObject({ items: [{ category: 'Business' }] }))
  await store.submit()
  expect(send.mock.lastCall?.[0].answer.expenses).toMatchObject([
    { category: 'Business', phrase: 'kopi nako', recalled: { fields: ['category'], on: COFFEE.date } },
  ])
})

it.each([
  ['25 ribu', 'Martabak', 8],
  ['25 ribu aja', 'Martabak', 8],
  ['harganya 25 ribu', 'Martabak', 8],
  ['it was 25', 'Martabak', 8],
  ['lupis 25 ribu', 'Lupis', 7],
])('takes %s for the price that is asked for, whatever was saved before', async (text, description, key) => {
  const { store, typed, send, correct, onPriced } = setUp([COFFEE], false, [MARTABAK, LUPIS])
  typed.value = text
  await store.submit()
  expect(send.mock.lastCall?.[0].answer.expenses).toMatchObject([{ amount: 25_000, description }])
  expect(onPriced).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ key }))
  expect([typed.value, correct.mock.calls.length]).toEqual(['', 0])
})

it('the answer to a price teaches what was put right of the question', async () => {
  const said = { phrase: 'martabak manis', description: 'Martabak', category: 'Food & Dining' } as const
  const form = { ...MARTABAK.form, category: 'Business' }
  const { store, typed, send } = setUp([], false, [{ ...MARTABAK, form, said }])
  typed.value = '25 ribu'
  await store.submit()
  const kept = send.mock.lastCall?.[0].answer
  expect(kept?.expenses).toMatchObject([{ category: 'Business', phrase: 'martabak manis' }])
  const [read] = readVoiceAnswer(JSON.parse(JSON.stringify(kept)))?.expenses ?? []
  expect(read?.heard).toEqual({ description: 'Martabak', category: 'Food & Dining', paymentMethod: null })
  expect(read && draftToWire(read).heard).toEqual({ description: 'Martabak', category: 'Food & Dining' })
})

it.each(['bukan, 25 ribu', 'parkir 25 ribu', '25 ribu'])(
  'takes %s for no price that is asked for where it is a correction, something else, or none is',
  async text => {
    const { store, typed, onPriced } = setUp([COFFEE], false, text === '25 ribu' ? [] : [MARTABAK])
    typed.value = text
    await store.submit()
    expect(onPriced).not.toHaveBeenCalled()
  },
)

it.each([
  ['kopi 30rb', ['coffee'], 'correction'],
  ['kopi 30rb', [], 'expenses'],
  ['kopinya 30rb', [], 'correction'],
  ['eh kopi 30rb, bukan 13', [], 'correction'],
  ['30rb kemarin', ['coffee'], 'correction'],
  ['30rb kemarin', [], 'expenses'],
  ['bukan, 30rb', [], 'correction'],
  ['abis 30rb kemarin', ['coffee'], 'expenses'],
  ['dapet 200rb tadi', ['coffee'], 'noExpense'],
])('%s beside a saved coffee, with %j on show, is read as %s', async (text, onShow, kind) => {
  const { typed, readAs } = setUp([COFFEE], false, [], onShow)
  typed.value = text
  await readAs(kind)
})

it('proposes nothing of a text that a question was cancelled about, before it is changed or sent again', async () => {
  const { store, typed, correct } = setUp([COFFEE])
  typed.value = 'kopi 30rb'
  await store.submit()
  expect([typed.value, store.isReturned.value]).toEqual(['', false])
  const putBack = correct.mock.lastCall?.[3]
  putBack()
  expect([typed.value, store.isReturned.value]).toEqual(['kopi 30rb', true])
  await store.submit()
  expect(correct).toHaveBeenCalledTimes(2)
  expect(store.isReturned.value).toBe(false)
  putBack()
  putBack()
  expect([typed.value, store.isReturned.value]).toEqual(['kopi 30rb, kopi 30rb', true])
  typed.value = 'kopi 30rb aja'
  expect(store.isReturned.value).toBe(false)
  putBack()
  expect(typed.value).toBe('kopi 30rb aja')
})

it.each([
  'asdf qwer',
  'jam berapa sekarang di Tokyo',
  'hapus parkir',
  'gajian 5 juta',
  'besok beli sepatu 500rb',
])('%s stays in the field once it is refused, for the next sentence to take its place', async text => {
  const { store, typed } = setUp()
  typed.value = text
  expect(await store.submit()).toBe(true)
  expect(typed.value).toBe(text)
})

it('drops what came back of a cancelled question when the person goes elsewhere, and nothing that was typed since', async () => {
  const { store, typed, correct } = setUp([COFFEE])
  typed.value = 'kopi 30rb'
  await store.submit()
  correct.mock.lastCall?.[3]()
  store.dropReturned()
  expect(typed.value).toBe('')
  typed.value = 'teh'
  store.dropReturned()
  expect(typed.value).toBe('teh')
})

it('goes on asking for a price that was neither sent nor kept', async () => {
  const { store, typed, send, onPriced } = setUp([], false, [MARTABAK])
  send.mockResolvedValueOnce({ kind: 'lost', reason: { kind: 'offline' } })
  typed.value = '25 ribu'
  await store.submit()
  expect([typed.value, onPriced.mock.calls.length]).toEqual(['25 ribu', 0])
})

it('reads again in another currency', async () => {
  const { store, typed, currency, readAs } = setUp()
  typed.value = 'coffee 25'
  await readAs('expenses')
  currency.value = 'USD'
  await vi.waitFor(() => expect(store.reading.value).toMatchObject({ items: [{ currency: 'USD' }] }))
})

it('an answer that comes after the field was emptied brings nothing back', async () => {
  const { store, typed, read } = setUp()
  const late = deferred<ReadAnswer>()
  read.mockReturnValueOnce(late.promise)
  typed.value = 'kopi 25'
  await vi.waitFor(() => expect(read).toHaveBeenCalled())
  typed.value = ''
  late.resolve({
    request: null,
    extraction: { items: [], violationType: 'not_expense', reason: 'income' },
    price: null,
  })
  await late.promise
  await Promise.resolve()
  expect(store.reading.value).toEqual({ kind: 'empty' })
})

it('saves what it understood for the account that typed it, and empties the field at once', async () => {
  const { store, typed, send, onOutcome } = setUp()
  const answer = deferred<VoiceOutcome>()
  send.mockReturnValueOnce(answer.promise)
  typed.value = 'kopi 25, parkir 5'
  const submitted = store.submit()
  await vi.waitFor(() => expect(store.saving.value).toBe(1))
  expect(typed.value).toBe('')
  expect(send.mock.calls[0]?.[0]).toMatchObject({
    id: 'sentence:1',
    userId: 'ani',
    text: 'kopi 25, parkir 5',
    recordedAt: NOW.getTime(),
    answer: { auto_inserted: false, expenses: [{ amount: 25_000 }, { amount: 5_000 }] },
  })
  answer.resolve(SAVED)
  await submitted
  expect(store.saving.value).toBe(0)
  expect(onOutcome).toHaveBeenCalledWith(SAVED)
})

it('gives the text back where it was neither saved nor kept, before what is typed meanwhile', async () => {
  const { store, typed, send } = setUp()
  send.mockResolvedValue({ kind: 'lost', reason: { kind: 'offline' } })
  typed.value = 'kopi 25'
  await store.submit()
  expect(typed.value).toBe('kopi 25')
  send.mockImplementationOnce(async () => {
    typed.value = 'teh'
    return { kind: 'lost', reason: { kind: 'offline' } }
  })
  await store.submit()
  expect(typed.value).toBe('kopi 25, teh')
})

it('tells nothing of it to an account that signed in meanwhile', async () => {
  const { store, typed, auth, send, onOutcome } = setUp()
  send.mockImplementationOnce(async () => {
    auth.value = { kind: 'signedIn', user: { ...ANI, uid: 'budi' } }
    return { kind: 'lost', reason: { kind: 'signedOut' } }
  })
  typed.value = 'kopi 25'
  await store.submit()
  expect(onOutcome).not.toHaveBeenCalled()
  expect(typed.value).toBe('')
})

it('saves nothing that is no expense of one’s own; the form takes what it says, and the field keeps it until that is saved', async () => {
  const { store, typed, send, openForm } = setUp()
  typed.value = 'gajian 5 juta'
  expect(await store.submit()).toBe(true)
  expect(store.reading.value).toMatchObject({ kind: 'noExpense', reason: 'income' })
  expect(typed.value).toBe('gajian 5 juta')
  expect(send).not.toHaveBeenCalled()
  store.addByForm()
  const known = { description: 'Gajian', amount: 5_000_000, currency: 'IDR' }
  expect(openForm).toHaveBeenCalledWith(expect.objectContaining(known), expect.any(Function))
  expect(typed.value).toBe('gajian 5 juta')
  openForm.mock.calls[0]?.[1]()
  expect(typed.value).toBe('')
})

it.each([
  ['roti 12k', { description: 'Roti', amount: 12_000, currency: 'IDR', category: 'Food & Dining' }],
  ['beli bensin', { description: 'Bensin', category: 'Transportation' }],
  ['roti 12k, parkir 5k', { description: 'roti 12k, parkir 5k' }],
])('the form takes over what is understood of %s', async (text, known) => {
  const { store, typed, openForm } = setUp()
  typed.value = text
  await vi.waitFor(() => expect(store.reading.value.kind).toMatch(/expenses|unpriced/))
  store.addByForm()
  expect(openForm).toHaveBeenCalledExactlyOnceWith(expect.objectContaining(known), expect.any(Function))
})

it('hands on with what it saves what lacks its price', async () => {
  const { typed, store, send } = setUp()
  typed.value = 'kopi 25, parkir'
  await store.submit()
  expect(send.mock.calls[0]?.[0].answer).toMatchObject({
    expenses: [{ amount: 25_000 }],
    items: [{ amount: null, description: 'Parkir' }],
  })
})

it.each([
  ['more than 100 items', 'es 5rb, '.repeat(120), 120],
  ['more than 1,000 characters', `${'nasi goreng spesial 25rb, '.repeat(45)}`, 45],
])('saves %s in parts, and keeps the rest in the field', async (_, text, count) => {
  const { store, typed, send, onRest } = setUp()
  typed.value = text.slice(0, -2)
  let saved = 0
  await store.submit()
  expect(typed.value).not.toBe('')
  expect(onRest).toHaveBeenCalledOnce()
  for (let part = 0; typed.value !== '' && part < 9; part++) await store.submit()
  for (const [{ answer }] of send.mock.calls) saved += answer.expenses.length
  expect(saved).toBe(count)
})

it('says that a part waits in the field, until it is all read', async () => {
  const { store, typed, readAs } = setUp()
  typed.value = 'es 5rb, '.repeat(120)
  await vi.waitFor(() => expect(store.isCut.value).toBe(true))
  typed.value = 'kopi 5rb'
  await vi.waitFor(() => expect(store.isCut.value).toBe(false))
  await readAs('expenses')
})

it('asks a question, and saves nothing', async () => {
  const { store, typed, send, ask } = setUp()
  typed.value = 'minggu ini habis berapa buat makan'
  await store.submit()
  expect(ask).toHaveBeenCalledWith(
    expect.objectContaining({ what: 'sum', category: 'Food & Dining' }),
    'minggu ini habis berapa buat makan',
  )
  expect(typed.value).toBe('')
  expect(send).not.toHaveBeenCalled()
})

it('puts right what was just saved', async () => {
  const { store, typed, send, correct } = setUp([COFFEE])
  typed.value = 'bukan, tiga puluh ribu'
  await store.submit()
  const edits = [{ before: COFFEE, after: { ...COFFEE, amount: 30_000 } }]
  const correction = { options: [edits], asks: false, orNew: false }
  const fn = expect.any(Function)
  expect(correct).toHaveBeenCalledWith(correction, 'bukan, tiga puluh ribu', fn, fn)
  expect(send).not.toHaveBeenCalled()
})

it('saves as an expense of its own what could be a correction, where that is chosen', async () => {
  const { store, typed, send, correct } = setUp([COFFEE])
  typed.value = 'kopi 30 ribu'
  await store.submit()
  const [[correction, , addNew, putBack] = []] = correct.mock.calls
  expect(correction).toMatchObject({ asks: true, orNew: true })
  putBack()
  expect(typed.value).toBe('kopi 30 ribu')
  typed.value = 'typed meanwhile'
  putBack()
  addNew()
  expect(typed.value).toBe('typed meanwhile')
  await vi.waitFor(() => expect(send).toHaveBeenCalledOnce())
  expect(send.mock.calls[0]?.[0].answer).toMatchObject({ expenses: [{ amount: 30_000 }] })
})

it('asks for the price that is missing', async () => {
  const { store, typed, send, askPrice } = setUp()
  typed.value = 'bakso'
  await store.submit()
  expect(askPrice).toHaveBeenCalledWith(expect.objectContaining({ description: 'Bakso' }), 'bakso')
  expect(send).not.toHaveBeenCalled()
})

it('says so where what reads it does not load; the next key stroke or Enter tries again', async () => {
  const { store, typed, read, send, readAs } = setUp()
  read.mockRejectedValueOnce(new Error('understanding failed'))
  typed.value = 'kopi 25'
  await readAs('failed')
  await store.submit()
  expect(send).toHaveBeenCalledOnce()
})

it('wakes what reads it', async () => {
  const { store, wake } = setUp()
  await store.wake()
  expect(wake).toHaveBeenCalledOnce()
})

it('saves on Enter though the reading is outrun by a newer one of the same words', async () => {
  const { store, typed, memory, read, send } = setUp()
  const outrun = deferred<ReadAnswer | null>()
  read.mockImplementationOnce(() => outrun.promise)
  typed.value = 'kopi 25 ribu'
  const submitted = store.submit()
  memory.value = { rules: [], amounts: [] }
  outrun.resolve(null)
  await submitted
  expect(send).toHaveBeenCalledOnce()
})
