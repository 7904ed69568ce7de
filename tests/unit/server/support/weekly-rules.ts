/** Weekly rules of several accounts, sent to a server over HTTP, and what they have entered. */
import { addDays, type CalendarDate, dayInZone, weekday } from '../../../../shared/domain/calendar-date.ts'
import { dueDays } from '../../../../shared/domain/recurring.ts'

const ACCOUNTS = ['ani', 'budi', 'citra', 'dewi']
const ZONE = 'Asia/Jakarta'
/** Rules of each account. */
const RULES = 12

interface Entered {
  readonly date: string
  readonly recurring_id: string
}

const headersOf = (uid: string) => ({ Authorization: `Bearer ${uid}`, 'X-Time-Zone': ZONE })

/** Of which none is due yet. */
export async function addWeeklyRules(url: string): Promise<void> {
  const tomorrow = addDays(dayInZone(new Date(), ZONE), 1)
  const schedule = { every: 'week', day: weekday(tomorrow) + 1 }
  for (const uid of ACCOUNTS) {
    for (let number = 1; number <= RULES; number++) {
      const response = await fetch(`${url}/api/recurring`, {
        method: 'POST',
        headers: { ...headersOf(uid), 'Content-Type': 'application/json' },
        body: JSON.stringify({
          amount: number,
          description: 'Iuran',
          category: 'Other',
          currency: 'IDR',
          schedule,
        }),
      })
      if (response.status !== 201) throw new Error(await response.text())
    }
  }
}

/** What they have to enter in all until so many days from now, as `rule day`, by account. */
export async function dueUntil(url: string, daysAhead: number): Promise<Record<string, string[]>> {
  const tomorrow = addDays(dayInZone(new Date(), ZONE), 1)
  const last = dayInZone(new Date(Date.now() + daysAhead * 86_400_000), ZONE) as CalendarDate
  const days = dueDays({ every: 'week', day: weekday(tomorrow) + 1 }, tomorrow, last)
  return byAccount(async uid => {
    const { rules } = (await get(url, uid, '/recurring')) as { rules: { id: string }[] }
    return rules.flatMap(({ id }) => days.map(day => `${id} ${day}`))
  })
}

/** The same of what they have entered. */
export function enteredBy(url: string): Promise<Record<string, string[]>> {
  return byAccount(async uid => {
    const { expenses } = (await get(url, uid, '/expenses?limit=1000')) as { expenses: Entered[] }
    return expenses.map(({ recurring_id, date }) => `${recurring_id} ${date}`)
  })
}

async function byAccount(read: (uid: string) => Promise<string[]>): Promise<Record<string, string[]>> {
  const all = ACCOUNTS.map(async uid => [uid, (await read(uid)).sort()] as const)
  return Object.fromEntries(await Promise.all(all))
}

async function get(url: string, uid: string, path: string): Promise<unknown> {
  return (await fetch(`${url}/api${path}`, { headers: headersOf(uid) })).json()
}
