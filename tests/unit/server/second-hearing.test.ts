import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Transcription } from '../../../server/transcription/transcribe.ts'
import { confirmAmounts, hearAgainBy } from '../../../server/voice/second-hearing.ts'
import { extractExpenses } from '../../../shared/understanding/extract.ts'

const CLIP = { bytes: new Uint8Array(), mediaType: 'audio/wav', fileName: 'recording.wav' }
const CONTEXT = { now: new Date('2026-11-20T01:00:00Z'), zone: 'Asia/Jakarta', currency: 'IDR' } as const
const listeningTo = (signal: AbortSignal) => ({ account: 'ani', signal, language: 'id' as const })
const LISTENING = listeningTo(new AbortController().signal)

describe('doubtful amounts', () => {
  /** What becomes of `first` where the second transcriber hears `second`, and whether it was asked. */
  async function confirmed(first: string, numberConfidence: number | null, second: string | null) {
    let asked = 0
    const hearAgain = async () => {
      asked++
      return second
    }
    const { items } = extractExpenses(first, CONTEXT)
    const heard = { kind: 'text', text: first, confidence: 0.8, numberConfidence } as const
    const after = await confirmAmounts({ heard, items, clip: CLIP }, hearAgain, CONTEXT, LISTENING)
    return { asked, before: items, after }
  }

  test('that both hear are left as they are', async () => {
    const { asked, before, after } = await confirmed('kopi lima belas ribu', 0.4, 'Kopi 15 ribu.')
    expect(asked).toBe(1)
    expect(after).toEqual(before)
  })

  test('that the second does not hear are marked, and none is changed', async () => {
    const first = 'kopi lima belas ribu dan parkir dua ribu'
    const { before, after } = await confirmed(first, 0.4, 'kopi lima puluh ribu dan parkir dua ribu')
    expect(after.map(({ amount }) => amount)).toEqual(before.map(({ amount }) => amount))
    expect(after.map(({ doubtful }) => doubtful.includes('amount'))).toEqual([true, false])
    expect(after[0]?.confidence).toBeLessThan(before[0]?.confidence ?? 0)
    expect(after[1]).toEqual(before[1])
  })

  test('are marked where the second hears no expense at all', async () => {
    const { after } = await confirmed('kopi lima belas ribu', 0.4, '')
    expect(after[0]?.doubtful).toContain('amount')
  })

  test('stand where the second is of no use', async () => {
    const { before, after } = await confirmed('kopi lima belas ribu', 0.4, null)
    expect(after).toEqual(before)
  })

  test.each([0.9, null])('are none where the first was sure of the number: %s', async sure => {
    expect((await confirmed('kopi lima belas ribu', sure, 'teh')).asked).toBe(0)
  })

  test('are those, too, for which two amounts compete', async () => {
    const { items } = extractExpenses('kopi lima belas ribu', CONTEXT)
    const competing = items.map(item => ({ ...item, doubts: ['amountsCompete'] as const }))
    const heard = { kind: 'text', text: '', confidence: 0.9 } as const
    const after = await confirmAmounts(
      { heard, items: competing, clip: CLIP },
      async () => 'kopi 50 ribu',
      CONTEXT,
      LISTENING,
    )
    expect(after[0]?.doubtful).toContain('amount')
  })
})

describe('the second hearing', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  const TEXT: Transcription = { kind: 'text', text: 'kopi', confidence: null }

  test('is the text of the second transcriber', async () => {
    const said: string[] = []
    expect(
      await hearAgainBy(
        async () => TEXT,
        detail => void said.push(detail),
      )(CLIP, LISTENING),
    ).toBe('kopi')
    expect(said).toEqual([])
  })

  test.each([
    ['is busy', async (): Promise<Transcription> => ({ kind: 'busy', retryAfterS: 9 }), 'busy'],
    ['fails', () => Promise.reject(new RangeError('no')), 'RangeError'],
  ])('is none where that %s, which is told', async (_, transcribe, detail) => {
    const said: string[] = []
    expect(await hearAgainBy(transcribe, line => void said.push(line))(CLIP, LISTENING)).toBeNull()
    expect(said).toEqual([`second hearing: ${detail}`])
  })

  test('is none where that takes too long, which is then given up', async () => {
    const said: string[] = []
    let given: AbortSignal | undefined
    const again = hearAgainBy(
      (_, { signal }) => {
        given = signal
        return new Promise(() => {})
      },
      line => void said.push(line),
    )(CLIP, LISTENING)
    await vi.advanceTimersByTimeAsync(6000)
    expect(await again).toBeNull()
    expect(given?.aborted).toBe(true)
    expect(said).toEqual(['second hearing: TimeoutError'])
  })

  test('ends with the caller', async () => {
    const caller = new AbortController()
    const again = hearAgainBy(
      () => new Promise(() => {}),
      () => {},
    )(CLIP, listeningTo(caller.signal))
    caller.abort('gone')
    await expect(again).rejects.toThrow('hung up')
  })
})
