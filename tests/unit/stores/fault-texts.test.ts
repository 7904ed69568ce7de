import { beforeAll, describe, expect, it } from 'vitest'
import type { MinorSum } from '../../../shared/domain/money.ts'
import { en } from '../../../src/i18n/en.ts'
import { id } from '../../../src/i18n/id.ts'
import { setLocale } from '../../../src/i18n/translate.ts'
import { noticeText } from '../../../src/screens/notice-text.ts'
import type { Notice, UnsentReason } from '../../../src/stores/messages/notices.ts'

describe.each([
  ['en', en],
  ['id', id as typeof en],
] as const)('in %s', (language, { press, voice, review, sentence, notifications, subscription }) => {
  beforeAll(async () => {
    await setLocale(language)
  })

  function says(pairs: readonly (readonly [Notice, string])[]): void {
    expect(pairs.map(([notice]) => noticeText(notice))).toEqual(pairs.map(([, text]) => text))
  }

  it('every fault of the microphone has its message in both languages', {
    tags: [
      'spec-8.33',
      'spec-8.37',
      'spec-8.39',
      'fault-insecure-context',
      'fault-neither-audioworklet-nor-mediarecorder',
    ],
  }, () => {
    says([
      [{ kind: 'microphone', fault: { kind: 'blocked' } }, voice.blocked],
      [{ kind: 'microphone', fault: { kind: 'dismissed' } }, voice.cancelled],
      [{ kind: 'microphone', fault: { kind: 'notFound' } }, voice.notFound],
      [{ kind: 'microphone', fault: { kind: 'inUse' } }, voice.inUse],
      [{ kind: 'microphone', fault: { kind: 'security' } }, voice.security],
      [{ kind: 'microphone', fault: { kind: 'insecure' } }, voice.httpsRequired],
      [{ kind: 'microphone', fault: { kind: 'notSupported' } }, voice.microphoneNotSupported],
      [{ kind: 'microphone', fault: { kind: 'other' } }, voice.unknownMicrophone],
      [
        { kind: 'microphone', fault: { kind: 'other', reason: 'moon' } },
        voice.accessFailed.replace('{{reason}}', 'moon'),
      ],
      [{ kind: 'startFailed' }, press.startFailed],
      [{ kind: 'noAudio' }, voice.noAudio],
    ])
  })

  it('what no browser is made to say has its message in both languages', {
    tags: ['spec-8.18', 'spec-8.34', 'spec-8.44'],
  }, () => {
    says([
      [{ kind: 'notRecording' }, voice.notRecording],
      [{ kind: 'changeNeedsIds' }, review.notSavedWithoutId],
      [{ kind: 'notificationsUnsupported' }, notifications.notSupported],
    ])
  })

  it('every interruption has its message in both languages', {
    tags: ['spec-8.35', 'spec-8.36', 'fault-context-interrupted-or-suspended', 'fault-processorerror'],
  }, () => {
    says([
      [{ kind: 'interrupted', why: 'microphoneLost' }, voice.notFound],
      [{ kind: 'interrupted', why: 'microphoneBlocked' }, voice.microphoneRequired],
      [{ kind: 'interrupted', why: 'contextInterrupted' }, voice.interrupted],
      [{ kind: 'interrupted', why: 'captureFailed' }, voice.interrupted],
    ])
  })

  it('every reason to keep a recording has its message in both languages', {
    tags: ['spec-8.22', 'fault-no-answer-in-time'],
  }, () => {
    says([
      [{ kind: 'unsent', reason: { kind: 'offline' } }, voice.unsent.offline],
      [{ kind: 'unsent', reason: { kind: 'timeout' } }, voice.unsent.timeout],
      [{ kind: 'unsent', reason: { kind: 'signedOut' } }, voice.unsent.kept],
      [{ kind: 'unsent', reason: { kind: 'recorderFailed' } }, voice.unsent.kept],
      [
        { kind: 'unsent', reason: { kind: 'server', status: 402, message: 'x' } },
        `${subscription.blocked} ${voice.unsent.kept}`,
      ],
      [
        { kind: 'unsent', reason: { kind: 'server', status: 500, message: null } },
        `${voice.unsent.failed} ${voice.unsent.keptForRetry}`,
      ],
      [
        { kind: 'unsent', reason: { kind: 'server', status: 503, message: 'Busy.' } },
        `Busy. ${voice.unsent.keptForRetry}`,
      ],
      [{ kind: 'recordingLost' }, voice.unsent.lost],
      [{ kind: 'outboxFull' }, voice.outboxFull],
      [{ kind: 'outboxFullOnline' }, voice.outboxFullOnline],
    ])
  })

  it('every reason to keep a typed sentence has its own message in both languages', {
    tags: ['spec-8.22'],
  }, () => {
    const unsent = (reason: UnsentReason): Notice => ({ kind: 'unsent', reason, typed: true })
    says([
      [unsent({ kind: 'offline' }), sentence.kept],
      [unsent({ kind: 'timeout' }), sentence.timeout],
      [unsent({ kind: 'signedOut' }), sentence.keptHere],
      [unsent({ kind: 'recorderFailed' }), sentence.keptHere],
      [unsent({ kind: 'server', status: 402, message: 'x' }), `${subscription.blocked} ${sentence.keptHere}`],
      [
        unsent({ kind: 'server', status: 500, message: null }),
        `${sentence.notSaved} ${sentence.keptForRetry}`,
      ],
      [unsent({ kind: 'server', status: 503, message: 'Busy.' }), `Busy. ${sentence.keptForRetry}`],
    ])
  })

  it('what was saved is told with its number and its sum in each currency', { tags: ['spec-2.35'] }, () => {
    const rupiah = { currency: 'IDR', amount: 30_000n as MinorSum } as const
    const dollars = { currency: 'USD', amount: 450n as MinorSum } as const
    const fill = (text: string, count: number, sum: string) =>
      text.replace('{{count}}', String(count)).replace('{{sum}}', sum)
    says([
      [{ kind: 'sumSaved', sums: [rupiah] }, fill(voice.sumSaved, 1, 'Rp30.000')],
      [{ kind: 'saved', count: 1, sums: [dollars] }, fill(voice.saved.one, 1, '$4.50')],
      [{ kind: 'saved', count: 2, sums: [rupiah] }, fill(voice.saved.other, 2, 'Rp30.000')],
      [{ kind: 'saved', count: 3, sums: [rupiah, dollars] }, fill(voice.saved.other, 3, 'Rp30.000 + $4.50')],
    ])
  })

  it('every end of a kept recording has its message in both languages', { tags: ['spec-8.23'] }, () => {
    says([
      [{ kind: 'unsentKept' }, voice.unsent.keptForAccount],
      [{ kind: 'unsentDeleted' }, voice.unsent.deleted],
    ])
    const since = new Date(2026, 10, 20, 13, 5).getTime()
    const expired = (count: number) => noticeText({ kind: 'recordingsExpired', count, since })
    expect(expired(1)).toMatch(/20 Nov.*13.05|Nov 20.*1:05/)
    expect(expired(3)).toMatch(/3 .*(20 Nov.*13.05|Nov 20.*1:05)/)
  })
})
