import { describe, expect, it, vi } from 'vitest'
import type { VoiceOutcome } from '../../../shared/contracts/voice-outcome.ts'
import type { MinorSum } from '../../../shared/domain/money.ts'
import type { Notice, UnsentReason } from '../../../src/stores/messages/notices.ts'
import { createToasts } from '../../../src/stores/messages/toasts.ts'
import { AUTO_SAVED_EVENT } from '../../../src/stores/recording/auto-saved.ts'
import { createVoiceResultHandlers } from '../../../src/stores/recording/voice-result-handlers.ts'

const HEARD = {
  expenses: [
    {
      id: 'a',
      amount: 25000,
      description: 'Kopi',
      category: 'Food & Dining',
      currency: 'IDR',
      date: '2026-11-20',
    },
  ],
  transcription: 'beli kopi dua puluh lima ribu',
  ai_confidence_score: 0.9,
  auto_inserted: true,
}

const SPOKEN = { releasedAt: 0, interrupted: false, handsFree: false }
const SUM_SAVED: Notice = { kind: 'sumSaved', sums: [{ currency: 'IDR', amount: 25_000n as MinorSum }] }
const SAVED: Notice = { kind: 'saved', count: 1, sums: [{ currency: 'IDR', amount: 25_000n as MinorSum }] }

function setUp({ recordsOffline = false } = {}) {
  const notices: Notice[] = []
  const toasts = createToasts()
  const events = new EventTarget()
  const saved = vi.fn()
  events.addEventListener(AUTO_SAVED_EVENT, saved)
  const reviews = { add: vi.fn() }
  const replies = {
    answered: vi.fn(),
    corrected: vi.fn(),
    undo: vi.fn(),
    noteSaved: vi.fn(),
    noteViolation: vi.fn(),
  }
  const onSentenceSaved = vi.fn()
  const refreshUnsent = vi.fn(async () => undefined)
  const { follow, followSentence, followLater } = createVoiceResultHandlers({
    toasts: {
      ...toasts,
      show(type, notice, options) {
        notices.push(notice)
        toasts.show(type, notice, options)
      },
    },
    recordsOffline: () => recordsOffline,
    onShow: () => [],
    reviews,
    ...replies,
    events,
    onSentenceSaved,
    refreshUnsent,
  })
  return {
    follow,
    followSentence,
    followLater,
    toasts,
    notices,
    saved,
    reviews,
    ...replies,
    onSentenceSaved,
    refreshUnsent,
  }
}

describe('after a recording', () => {
  it('that was saved, the time since the release is in the timeline; of one only understood it is not', () => {
    const measured = () => performance.getEntriesByName('release to saved', 'measure').length
    performance.clearMeasures()
    const { follow } = setUp()
    follow({ kind: 'answered', body: { ...HEARD, auto_inserted: false } }, SPOKEN)
    expect(measured()).toBe(0)
    follow({ kind: 'answered', body: HEARD }, SPOKEN)
    expect(measured()).toBe(1)
  })

  it.each([
    [{ status: 400, message: 'Tidak boleh.', clockWrong: true }, { kind: 'clockWrong' }],
    [
      { status: 400, message: 'Tidak boleh.' },
      { kind: 'text', text: 'Tidak boleh.' },
    ],
    [{ status: 400, message: null }, { kind: 'saveFailed' }],
  ])(
    'that was typed and refused, the review opens, and says why: %j',
    { tags: ['spec-8.57'] },
    (refusal, notice) => {
      const { followSentence, reviews, notices } = setUp()
      followSentence({ kind: 'answered', body: { ...HEARD, auto_inserted: false, typed: true, refusal } })
      expect(reviews.add).toHaveBeenCalledOnce()
      expect(notices).toEqual([notice])
    },
  )

  it('that was saved, the review opens and the page, the toast and the notification say so', {
    tags: ['spec-4.18', 'spec-4.19'],
  }, () => {
    const { follow, notices, saved, reviews, onSentenceSaved } = setUp()
    follow({ kind: 'answered', body: HEARD }, SPOKEN)
    expect(reviews.add).toHaveBeenCalledOnce()
    expect(reviews.add.mock.calls[0]?.[0]).toMatchObject({
      autoInserted: true,
      transcription: HEARD.transcription,
    })
    expect(saved).toHaveBeenCalledOnce()
    expect(notices).toEqual([SUM_SAVED])
    expect(onSentenceSaved).toHaveBeenCalledOnce()
  })

  it('of those that are saved one after the other only the last is told, the receipt holding them all', () => {
    const { follow, toasts } = setUp()
    follow({ kind: 'answered', body: HEARD }, null)
    follow({ kind: 'answered', body: HEARD }, null)
    expect(toasts.list.value.map(({ notice }) => notice)).toEqual([SUM_SAVED])
  })

  it('that was only understood, the review opens and nothing claims to be saved', {
    tags: ['spec-2.47'],
  }, () => {
    const { follow, notices, saved, reviews, onSentenceSaved } = setUp()
    follow({ kind: 'answered', body: { ...HEARD, auto_inserted: false } }, SPOKEN)
    expect(reviews.add).toHaveBeenCalledOnce()
    expect(saved).not.toHaveBeenCalled()
    expect(notices).toEqual([])
    expect(onSentenceSaved).not.toHaveBeenCalled()
  })

  it('whose answer cannot be read, the figures are fetched again and the failure is told', () => {
    const { follow, notices, saved, reviews } = setUp()
    follow({ kind: 'answered', body: { expenses: 'none' } }, SPOKEN)
    expect(reviews.add).not.toHaveBeenCalled()
    expect(saved).toHaveBeenCalledOnce()
    expect(notices).toEqual([{ kind: 'voiceFailed' }])
  })

  it.each<[VoiceOutcome, Notice]>([
    [
      { kind: 'refused', status: 400, message: 'Ini bukan pengeluaran.', violationType: 'not_expense' },
      { kind: 'text', text: 'Ini bukan pengeluaran.' },
    ],
    [{ kind: 'refused', status: 400, message: null, violationType: 'not_expense' }, { kind: 'notExpense' }],
    [{ kind: 'refused', status: 413, message: null, violationType: null }, { kind: 'voiceFailed' }],
    [{ kind: 'refused', status: 402, message: 'x', violationType: null }, { kind: 'subscriptionBlocked' }],
    [
      { kind: 'unsent', id: '1', reason: { kind: 'offline' } },
      { kind: 'unsent', reason: { kind: 'offline' } },
    ],
    [{ kind: 'lost', reason: { kind: 'offline' } }, { kind: 'recordingLost' }],
    [{ kind: 'tooShort', seconds: 0.1 }, { kind: 'holdLonger' }],
    [{ kind: 'notRecording' }, { kind: 'notRecording' }],
  ])('with %j the person is told %j', { tags: ['spec-3.20', 'spec-8.34'] }, (outcome, notice) => {
    const { follow, notices, refreshUnsent } = setUp()
    follow(outcome, SPOKEN)
    expect(notices).toEqual([notice])
    expect(refreshUnsent).toHaveBeenCalledOnce()
  })
})

it('one sent too soon hands-free is not asked to hold the button', () => {
  const { follow, notices } = setUp()
  follow({ kind: 'tooShort', seconds: 0.1 }, { ...SPOKEN, handsFree: true })
  expect(notices).toEqual([{ kind: 'speakLonger' }])
})

it.each([
  [400, 'not_expense', false],
  [400, 'not_expense_warning', true],
  [403, 'temporary_suspension', true],
])('a refusal %i with %s leads to what it says on the profile: %s', (status, violationType, leads) => {
  const { follow, notices, noteViolation } = setUp()
  follow({ kind: 'refused', status, message: 'Suara mati.', violationType }, SPOKEN)
  expect(notices).toEqual([{ kind: 'text', text: 'Suara mati.', ...(leads && { about: 'standing' }) }])
  expect(noteViolation).toHaveBeenCalledTimes(leads ? 1 : 0)
})

it('a recording that was taken away before anything was said is not blamed on the person', () => {
  const { follow, notices } = setUp()
  follow({ kind: 'tooShort', seconds: 0.1 }, { ...SPOKEN, interrupted: true })
  expect(notices).toEqual([])
})

it('one that was sent again because the person asked for it has no release to measure from', () => {
  performance.clearMeasures()
  const { follow, reviews } = setUp()
  follow({ kind: 'answered', body: HEARD }, null)
  expect(reviews.add).toHaveBeenCalledOnce()
  expect(performance.getEntriesByName('release to saved', 'measure')).toEqual([])
})

describe('after a sentence without a price', () => {
  const unpriced = { description: 'Kopi', category: 'Food & Dining', date: '2026-11-20' }
  const message = 'You said "beli kopi". How much was it?'
  const outcome: VoiceOutcome = {
    kind: 'refused',
    status: 422,
    message,
    violationType: null,
    unpriced,
    transcription: 'beli kopi',
  }
  const asked = expect.objectContaining({
    expenses: [],
    unpriced: [unpriced],
    transcription: 'beli kopi',
    autoInserted: false,
  })

  it('its price is asked for in the review, and nothing claims to be saved', () => {
    const { follow, reviews, saved, notices, refreshUnsent } = setUp()
    follow(outcome, SPOKEN)
    expect(reviews.add).toHaveBeenCalledExactlyOnceWith(asked)
    expect(saved).not.toHaveBeenCalled()
    expect(notices).toEqual([])
    expect(refreshUnsent).toHaveBeenCalledOnce()
  })

  it('that was sent by itself, it is asked for as well', () => {
    const { followLater, reviews, notices } = setUp()
    followLater(outcome)
    expect(reviews.add).toHaveBeenCalledExactlyOnceWith(asked)
    expect(notices).toEqual([])
  })

  it('beside one that has its price, that one is saved and the other asked for', () => {
    const { follow, followLater, reviews, notices } = setUp()
    const body = { ...HEARD, items: [{ amount: null, ...unpriced }] }
    follow({ kind: 'answered', body }, SPOKEN)
    expect(reviews.add.mock.calls[0]?.[0]).toMatchObject({ expenses: [{ id: 'a' }], unpriced: [unpriced] })
    expect(notices).toEqual([SUM_SAVED])
    followLater({ kind: 'answered', body })
    expect(reviews.add).toHaveBeenCalledTimes(2)
  })

  it('of another shape the message is told', () => {
    const { follow, reviews, notices } = setUp()
    follow({ ...outcome, unpriced: { description: 7 } }, SPOKEN)
    expect(reviews.add).not.toHaveBeenCalled()
    expect(notices).toEqual([{ kind: 'text', text: message }])
  })
})

describe('a recording without a network', () => {
  const unsent: VoiceOutcome = { kind: 'unsent', id: '1', reason: { kind: 'offline' } }

  it.each([
    ['is told as a failure', false, 'error'],
    ['that was made all the same is no failure', true, 'info'],
  ])('%s', (_, recordsOffline, type) => {
    const { follow, toasts } = setUp({ recordsOffline })
    follow(unsent, SPOKEN)
    expect(toasts.list.value).toMatchObject([{ type, notice: { kind: 'unsent' } }])
  })
})

describe('after a recording that was sent by itself', () => {
  it('the page, the toast and the notification say that it is saved, and nothing opens', () => {
    const { followLater, notices, saved, reviews, onSentenceSaved } = setUp()
    followLater({ kind: 'answered', body: HEARD })
    expect(notices).toEqual([SAVED])
    expect(saved).toHaveBeenCalledOnce()
    expect(onSentenceSaved).toHaveBeenCalledOnce()
    expect(reviews.add).not.toHaveBeenCalled()
  })

  it('its receipt can be opened; several are told as one', () => {
    const { followLater, toasts, reviews } = setUp()
    toasts.show('info', { kind: 'unsent', reason: { kind: 'offline' } })
    followLater({ kind: 'answered', body: HEARD })
    followLater({ kind: 'answered', body: HEARD })
    expect(toasts.list.value.map(({ notice }) => notice)).toEqual([
      { kind: 'saved', count: 2, sums: [{ currency: 'IDR', amount: 50_000n }] },
    ])
    toasts.list.value[0]?.action?.run()
    expect(reviews.add).toHaveBeenCalledTimes(2)
  })

  it('what was told to another account is not told again', () => {
    const { followLater, toasts } = setUp()
    followLater({ kind: 'answered', body: HEARD })
    toasts.withdraw(() => true)
    followLater({ kind: 'answered', body: HEARD })
    expect(toasts.list.value.map(({ notice }) => notice)).toEqual([SAVED])
  })

  it('what was only understood waits to be reviewed, so that it is not lost', () => {
    const { followLater, notices, reviews } = setUp()
    followLater({ kind: 'answered', body: { ...HEARD, auto_inserted: false } })
    expect(reviews.add).toHaveBeenCalledOnce()
    expect(notices).toEqual([])
  })

  it('a refusal is told in place of what said that it waits: nothing is kept any more', () => {
    const { followLater, notices, toasts } = setUp()
    toasts.show('error', { kind: 'unsent', reason: { kind: 'timeout' } })
    followLater({ kind: 'refused', status: 400, message: null, violationType: 'not_expense' })
    expect(notices).toEqual([{ kind: 'notExpense' }])
    expect(toasts.list.value.map(({ notice }) => notice.kind)).toEqual(['notExpense'])
  })

  it.each<VoiceOutcome>([
    { kind: 'unsent', id: '1', reason: { kind: 'offline' } },
    { kind: 'notRecording' },
    { kind: 'lost', reason: { kind: 'offline' } },
  ])('nothing is said of %j', outcome => {
    const { followLater, notices } = setUp()
    followLater(outcome)
    expect(notices).toEqual([])
  })
})

describe('a typed sentence', () => {
  const unsent = (reason: UnsentReason): VoiceOutcome => ({ kind: 'unsent', id: 'sentence:a', reason })

  it.each<[UnsentReason, 'info' | 'error']>([
    [{ kind: 'offline' }, 'info'],
    [{ kind: 'timeout' }, 'error'],
  ])('that waits is told of as one, and no failure without a network: %j', (reason, type) => {
    const { followSentence, toasts, refreshUnsent } = setUp()
    followSentence(unsent(reason))
    const notice = { kind: 'unsent', reason, typed: true }
    expect(toasts.list.value).toMatchObject([{ type, notice }])
    expect(refreshUnsent).toHaveBeenCalledOnce()
  })

  it('sent again by hand in vain is told of as one, too', () => {
    const { follow, notices } = setUp()
    follow(unsent({ kind: 'timeout' }), null)
    expect(notices).toEqual([{ kind: 'unsent', reason: { kind: 'timeout' }, typed: true }])
  })
})

describe('what is left of the day’s voice', () => {
  const follow = (...seconds: (number | undefined)[]) => {
    const { follow, notices } = setUp()
    for (const left of seconds)
      follow({ kind: 'answered', body: { ...HEARD, voice_seconds_left: left } }, SPOKEN)
    return notices.filter(({ kind }) => kind === 'voiceLeft')
  }

  it('is told once, and once more when hardly any is', () => {
    expect(follow(undefined, 700, 640, 170, 30)).toEqual([
      { kind: 'voiceLeft', minutes: 12 },
      { kind: 'voiceLeft', minutes: 3 },
    ])
  })

  it('is not told where the backend says nothing of it', () => {
    expect(follow(undefined, undefined)).toEqual([])
  })
})

describe('after a recording that asks something of the product', () => {
  const NONE = { expenses: [], transcription: 'as it was said', ai_confidence_score: 1, auto_inserted: false }
  const ANSWER = {
    ...NONE,
    question: { what: 'sum', from: '2026-11-16', to: '2026-11-22', category: 'Food & Dining' },
    answer: { total_expenses: 0, totals: { IDR: '0', USD: '0.00' }, expenses: [] },
  }
  const BEFORE = { ...HEARD.expenses[0], payment_method: null }
  const edit = { before: BEFORE, after: { ...BEFORE, amount: 30_000 } }
  const CORRECTION = { ...NONE, correction: { options: [[edit]], asks: false, or_new: false } }

  it('a question is answered, and no receipt opens', () => {
    const { follow, answered, reviews, saved } = setUp()
    follow({ kind: 'answered', body: ANSWER }, SPOKEN)
    expect(answered).toHaveBeenCalledWith(
      expect.objectContaining({ what: 'sum', category: 'Food & Dining', words: null }),
      'as it was said',
      expect.objectContaining({ count: 0 }),
    )
    expect(reviews.add).not.toHaveBeenCalled()
    expect(saved).not.toHaveBeenCalled()
  })

  it('a correction is carried out', () => {
    const { follow, corrected, reviews } = setUp()
    follow({ kind: 'answered', body: CORRECTION }, SPOKEN)
    expect(corrected).toHaveBeenCalledWith(
      expect.objectContaining({
        asks: false,
        options: [[expect.objectContaining({ after: expect.anything() })]],
      }),
      'as it was said',
      null,
    )
    expect(reviews.add).not.toHaveBeenCalled()
  })

  it('a correction that was sent later is asked about', () => {
    const { followLater, corrected } = setUp()
    followLater({ kind: 'answered', body: CORRECTION })
    expect(corrected).toHaveBeenCalledWith(expect.objectContaining({ asks: true }), 'as it was said', null)
  })

  it('what undoes the correction on show says when it was said, which is unknown of one that was sent later', () => {
    const { follow, followLater, undo, saved } = setUp()
    const body = { ...HEARD, expenses: [], auto_inserted: false, undo: true }
    follow({ kind: 'answered', body }, { ...SPOKEN, releasedAt: 7 })
    followLater({ kind: 'answered', body })
    expect(undo.mock.calls.map(([, saidAt]) => saidAt)).toEqual([7, Number.NEGATIVE_INFINITY])
    expect(saved).not.toHaveBeenCalled()
  })

  it('what may be an expense of its own opens a receipt where that is chosen', () => {
    const { follow, corrected, reviews } = setUp()
    const correction = { options: [[edit]], asks: true, or_new: true }
    follow({ kind: 'answered', body: { ...HEARD, auto_inserted: false, correction } }, SPOKEN)
    corrected.mock.calls[0]?.[2]()
    expect(reviews.add).toHaveBeenCalledWith(expect.objectContaining({ autoInserted: false }))
  })

  it('what only names something again opens its receipt unasked, once none shows the other', () => {
    const { follow, corrected, reviews } = setUp()
    const correction = { options: [[edit]], asks: true, or_new: true, plain: true }
    follow({ kind: 'answered', body: { ...HEARD, auto_inserted: false, correction } }, SPOKEN)
    expect(reviews.add).toHaveBeenCalledWith(expect.objectContaining({ autoInserted: false }))
    expect(corrected).not.toHaveBeenCalled()
  })

  it('what only tells an amount asks before it changes what no receipt shows, unless it is an expense itself', () => {
    const { follow, corrected, reviews } = setUp()
    const correction = { options: [[edit]], asks: false, or_new: false, plain: true }
    const body = { ...HEARD, auto_inserted: false, correction }
    follow({ kind: 'answered', body: { ...body, expenses: [] } }, SPOKEN)
    expect(corrected).toHaveBeenCalledWith(expect.objectContaining({ asks: true }), expect.any(String), null)
    follow({ kind: 'answered', body }, SPOKEN)
    expect(reviews.add).toHaveBeenCalledOnce()
    expect(corrected).toHaveBeenCalledOnce()
  })

  it('what was saved can be put right', () => {
    const { follow, noteSaved } = setUp()
    follow({ kind: 'answered', body: HEARD }, SPOKEN)
    expect(noteSaved).toHaveBeenCalledWith([expect.objectContaining({ id: 'a' })])
  })
})
