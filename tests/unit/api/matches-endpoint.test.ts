import { expect, it } from 'vitest'
import type { CalendarDate } from '../../../shared/domain/calendar-date.ts'
import { NO_FILTER } from '../../../shared/domain/list-filter.ts'
import type { Http, Request } from '../../../src/api/http.ts'
import { createCountMatches } from '../../../src/api/matches-endpoint.ts'

const DAY = '2026-11-20' as CalendarDate

it('asks with all that narrows the list, and can be ended', async () => {
  const sent: Request[] = []
  const http: Http = async request => {
    sent.push(request)
    return { kind: 'failed', failure: { kind: 'offline' } }
  }
  const { signal } = new AbortController()
  const filter = { ...NO_FILTER, text: 'kopi susu', category: 'Shopping' as const }
  await createCountMatches(http)({ range: { from: DAY, to: DAY }, filter }, signal)
  await createCountMatches(http)({ range: null, filter }, signal)
  expect(sent).toMatchObject([
    { path: '/expenses/totals?from=2026-11-20&to=2026-11-20&q=kopi+susu&category=Shopping', signal },
    { path: '/expenses/totals?q=kopi+susu&category=Shopping' },
  ])
})
