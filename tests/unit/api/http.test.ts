import * as v from 'valibot'
import { describe, expect, it, vi } from 'vitest'
import type { AccessToken } from '../../../shared/domain/access-token.ts'
import { createHttp } from '../../../src/api/http.ts'

const schema = v.object({ ok: v.boolean() })
const GET = { method: 'GET', path: '/dashboard/stats' } as const
const json = (body: unknown, status = 200) => Response.json(body, { status })

function setUp(answers: (Response | Error)[], tokens: AccessToken[] = [{ kind: 'token', token: 'one' }]) {
  const requests: { url: string; init: RequestInit }[] = []
  const onSignedOut = vi.fn()
  const onAccountDeleting = vi.fn()
  const onTermsDue = vi.fn()
  const onReached = vi.fn()
  let asked = 0
  const http = createHttp({
    token: async () => tokens[Math.min(asked++, tokens.length - 1)] ?? { kind: 'none' },
    fetch: async (url, init) => {
      requests.push({ url: String(url), init: init ?? {} })
      const answer = answers.shift() ?? new Error('no answer left')
      if (answer instanceof Error) throw answer
      return answer
    },
    language: () => 'id',
    timeZone: () => 'Asia/Jakarta',
    onSignedOut,
    onAccountDeleting,
    onTermsDue,
    onReached,
  })
  return { http, requests, onSignedOut, onAccountDeleting, onTermsDue, onReached, tokensAsked: () => asked }
}

describe('a request', () => {
  it('carries a fresh token, the language and the zone', { tags: ['spec-6.5'] }, async () => {
    const { http, requests } = setUp([json({ ok: true })])
    expect(await http(GET, schema)).toEqual({ kind: 'ok', value: { ok: true } })
    expect(requests[0]?.url).toBe('/api/dashboard/stats')
    expect(requests[0]?.init.headers).toMatchObject({
      Authorization: 'Bearer one',
      'Accept-Language': 'id',
      'X-Time-Zone': 'Asia/Jakarta',
    })
  })

  it('that is refused since the account is to be deleted tells that, and why', async () => {
    const refused = { message: 'Akun ini akan dihapus.', code: 'account_deleting' }
    const { http, onAccountDeleting } = setUp([json(refused, 403), json({ message: 'Lain' }, 403)])
    expect(await http(GET, schema)).toMatchObject({ kind: 'failed', failure: { status: 403 } })
    await http(GET, schema)
    expect(onAccountDeleting).toHaveBeenCalledExactlyOnceWith('Akun ini akan dihapus.')
  })

  it.each([
    [400, 'Wed, 18 Nov 2026 10:00:00 GMT', true],
    [400, 'Thu, 19 Nov 2026 20:00:00 GMT', undefined],
    [400, null, undefined],
    [400, 'Sat, 20 Nov 2027 05:00:00 GMT', true],
    [404, 'Wed, 18 Nov 2026 10:00:00 GMT', undefined],
  ])(
    'that is refused with %s on %s, on a phone of another day, says whether its clock is wrong',
    async (status, date, clockWrong) => {
      vi.useFakeTimers({ now: new Date('2026-11-20T05:00:00Z'), toFake: ['Date'] })
      const headers = date === null ? {} : { Date: date }
      const { http } = setUp([
        Response.json({ message: 'Tanggal tidak boleh lewat besok.' }, { status, headers }),
      ])
      const failure = { kind: 'status', status, message: 'Tanggal tidak boleh lewat besok.' }
      expect(await http(GET, schema)).toEqual({
        kind: 'failed',
        failure: clockWrong ? { ...failure, clockWrong } : failure,
      })
      vi.useRealTimers()
    },
  )

  it('that stores something tells the time of the phone', async () => {
    vi.useFakeTimers({ now: new Date('2025-11-20T05:00:00Z'), toFake: ['Date'] })
    const { http, requests } = setUp([json({ ok: true }), json({ ok: true })])
    await http({ method: 'POST', path: '/expenses', body: {} }, schema)
    await http(GET, schema)
    expect(requests.map(({ init }) => new Headers(init.headers).get('X-Device-Time'))).toEqual([
      '2025-11-20T05:00:00.000Z',
      null,
    ])
    vi.useRealTimers()
  })

  it('that is answered as it should be tells that the backend can be reached', async () => {
    // Neither no network nor a page of the way there, as of a hotel's sign-in.
    const { http, onReached } = setUp([new Error('offline'), new Response('<html>'), json({ ok: true })])
    await http(GET, schema)
    await http(GET, schema)
    expect(onReached).not.toHaveBeenCalled()
    await http(GET, schema)
    expect(onReached).toHaveBeenCalledOnce()
  })

  it('that is refused since the terms have changed tells that', async () => {
    const { http, onTermsDue } = setUp([json({ code: 'terms_due' }, 428), json({}, 403)])
    expect(await http(GET, schema)).toMatchObject({ kind: 'failed', failure: { status: 428 } })
    await http(GET, schema)
    expect(onTermsDue).toHaveBeenCalledOnce()
  })

  it('that gets 401 is tried once more with another token', { tags: ['spec-4.4', 'spec-9.6'] }, async () => {
    const { http, requests, onSignedOut } = setUp(
      [json({}, 401), json({ ok: true })],
      [
        { kind: 'token', token: 'stale' },
        { kind: 'token', token: 'fresh' },
      ],
    )
    expect(await http(GET, schema)).toMatchObject({ kind: 'ok' })
    expect(requests.map(({ init }) => (init.headers as Record<string, string>).Authorization)).toEqual([
      'Bearer stale',
      'Bearer fresh',
    ])
    expect(onSignedOut).not.toHaveBeenCalled()
  })

  it('that gets 401 twice ends the session', { tags: ['spec-2.10', 'spec-4.4'] }, async () => {
    const { http, requests, onSignedOut } = setUp([json({}, 401), json({}, 401), json({ ok: true })])
    expect(await http(GET, schema)).toEqual({ kind: 'failed', failure: { kind: 'signedOut' } })
    expect(requests).toHaveLength(2)
    expect(onSignedOut).toHaveBeenCalledOnce()
  })

  it('without a valid sign-in is not sent and ends the session', {
    tags: ['spec-2.8', 'spec-4.4', 'spec-8.1'],
  }, async () => {
    const { http, requests, onSignedOut } = setUp([], [{ kind: 'none' }])
    expect(await http(GET, schema)).toEqual({ kind: 'failed', failure: { kind: 'signedOut' } })
    expect(requests).toHaveLength(0)
    expect(onSignedOut).toHaveBeenCalledOnce()
  })

  it('whose token the network keeps back signs no user out', async () => {
    const { http, onSignedOut } = setUp([], [{ kind: 'offline' }])
    expect(await http(GET, schema)).toEqual({ kind: 'failed', failure: { kind: 'offline' } })
    expect(onSignedOut).not.toHaveBeenCalled()
  })

  it('that the network drops is offline', async () => {
    const { http } = setUp([new TypeError('Failed to fetch')])
    expect(await http(GET, schema)).toEqual({ kind: 'failed', failure: { kind: 'offline' } })
  })

  it('that is refused hands over the message of the server', async () => {
    const { http } = setUp([json({ message: 'Terlalu banyak' }, 429)])
    expect(await http(GET, schema)).toEqual({
      kind: 'failed',
      failure: { kind: 'status', status: 429, message: 'Terlalu banyak' },
    })
  })

  it.each([
    ['JSON of another shape', json({ ok: 'yes' })],
    ['no JSON', new Response('<html>')],
  ])('answered by %s is malformed, not a crash', async (_, answer) => {
    const { http } = setUp([answer])
    expect(await http(GET, schema)).toEqual({ kind: 'failed', failure: { kind: 'malformed' } })
  })
})

describe('the time that a call takes', () => {
  const measured = () => performance.getEntriesByType('measure').map(({ name }) => name)
  const PUT = { method: 'PUT', path: '/expenses/7', route: '/expenses/{id}' } as const

  it('is in the timeline under its path, without what tells of anybody; the latest alone', async () => {
    performance.clearMeasures()
    const { http } = setUp([json({ ok: true }), json({ ok: true }), json({ ok: true })])
    await http(GET, schema)
    await http({ ...GET, path: `${GET.path}?month=2026-11` }, schema)
    await http(PUT, schema)
    expect(measured()).toEqual(['api GET /dashboard/stats', 'api PUT /expenses/{id}'])
  })

  it('is not told where no answer came', async () => {
    performance.clearMeasures()
    const { http } = setUp([new TypeError('Failed to fetch')])
    await http(GET, schema)
    expect(measured()).toEqual([])
  })
})
