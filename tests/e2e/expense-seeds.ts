/** Expenses put into an account past the interface. */
import { idToken } from './accounts.ts'

export interface Seed {
  readonly amount: number
  readonly description: string
  readonly category: string
  readonly currency: 'IDR' | 'USD'
  /** `YYYY-MM-DD`. */
  readonly date: string
  /** Of what was said, or typed as a sentence. */
  readonly phrase?: string
}

/** Most that the backend takes at once. */
const BATCH = 100

/** Saves them in the order given, so that the last one is the latest entered. */
export async function seedExpenses(origin: string, email: string, seeds: readonly Seed[]): Promise<void> {
  const token = await idToken(origin, email)
  for (let start = 0; start < seeds.length; start += BATCH) {
    const response = await fetch(`${origin}/api/expenses/batch`, {
      method: 'POST',
      headers: {
        Authorization: `Bearer ${token}`,
        'Content-Type': 'application/json',
        'X-Time-Zone': 'Asia/Jakarta',
      },
      body: JSON.stringify({ expenses: seeds.slice(start, start + BATCH) }),
    })
    if (!response.ok) throw new Error(`seeding: ${response.status} ${await response.text()}`)
  }
}

/** The day it is in Jakarta, where the phone of the tests is. */
export function todayInJakarta(): string {
  return new Date().toLocaleDateString('en-CA', { timeZone: 'Asia/Jakarta' })
}
