import { expect, it } from 'vitest'
import type { CalendarDate } from '../../../shared/domain/calendar-date.ts'
import type { SpendingQuestion } from '../../../shared/domain/spending-question.ts'
import { createAnswer } from '../../../src/api/answer-endpoint.ts'
import type { Http, Request } from '../../../src/api/http.ts'

const DAY = '2026-11-20' as CalendarDate
const ANY: SpendingQuestion = {
  what: 'sum',
  period: { from: DAY, to: DAY },
  category: null,
  words: null,
  payment: null,
}

async function pathOf(question: SpendingQuestion): Promise<string | undefined> {
  const sent: Request[] = []
  const http: Http = async request => {
    sent.push(request)
    return { kind: 'failed', failure: { kind: 'offline' } }
  }
  await createAnswer(http)(question)
  return sent[0]?.path
}

it('asks with all that narrows it, and with nothing else', async () => {
  const days = 'from=2026-11-20&to=2026-11-20'
  expect(await pathOf(ANY)).toBe(`/expenses/answer?what=sum&${days}`)
  expect(await pathOf({ ...ANY, category: 'Food & Dining', words: 'kopi susu', payment: 'OVO' })).toBe(
    `/expenses/answer?what=sum&${days}&category=Food+%26+Dining&q=kopi+susu&payment_method=OVO`,
  )
})
