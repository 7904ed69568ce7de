/** A recurring expense, and how far its rule has gone. */
import { addDays, dayInZone, weekday } from '../../../shared/domain/calendar-date.ts'

const ZONE = 'UTC'

/** Weekly. Resolves with the day on which it is due first. */
export async function addRuleOfTomorrow(url: string, token: string): Promise<string> {
  const headers = {
    Authorization: `Bearer ${token}`,
    'Content-Type': 'application/json',
    'X-Time-Zone': ZONE,
  }
  const tomorrow = addDays(dayInZone(new Date(), ZONE), 1)
  const schedule = { every: 'week', day: weekday(tomorrow) + 1 }
  const rent = {
    amount: 25_000,
    description: 'Kos',
    category: 'Bills & Utilities',
    currency: 'IDR',
    schedule,
  }
  const response = await fetch(`${url}/api/recurring`, {
    method: 'POST',
    headers,
    body: JSON.stringify(rent),
  })
  if (response.status !== 201) throw new Error(`The rule could not be added: ${response.status}`)
  return tomorrow
}

export async function nextOfRule(url: string, token: string): Promise<string | undefined> {
  const response = await fetch(`${url}/api/recurring`, { headers: { Authorization: `Bearer ${token}` } })
  const { rules } = (await response.json()) as { rules: { next_date: string }[] }
  return rules[0]?.next_date
}
