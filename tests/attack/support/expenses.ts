/** Expenses added one by one, and what is there of them. */

/** Null where no answer came in time. */
export interface Added {
  readonly status: number
  readonly retryAfter: string | null
  readonly body: string
}

export interface AddOptions {
  readonly key?: string
  readonly withinMs?: number
}

const DAY = '2026-01-01'

export async function addExpense(
  url: string,
  token: string,
  { key, withinMs = 10_000 }: AddOptions = {},
): Promise<Added | null> {
  const headers: Record<string, string> = {
    Authorization: `Bearer ${token}`,
    'Content-Type': 'application/json',
  }
  if (key !== undefined) headers['Idempotency-Key'] = key
  const body = JSON.stringify({
    amount: 25_000,
    description: 'Kopi',
    category: 'Food & Dining',
    currency: 'IDR',
    date: DAY,
  })
  try {
    const signal = AbortSignal.timeout(withinMs)
    const response = await fetch(`${url}/api/expenses`, { method: 'POST', headers, body, signal })
    const retryAfter = response.headers.get('Retry-After')
    return { status: response.status, retryAfter, body: await response.text() }
  } catch {
    return null
  }
}

/** Of at most 1000. */
export async function countExpenses(url: string, token: string): Promise<number> {
  const headers = { Authorization: `Bearer ${token}` }
  const response = await fetch(`${url}/api/expenses?limit=1000`, { headers })
  if (!response.ok) throw new Error(`The expenses could not be read: ${response.status}`)
  const { expenses } = (await response.json()) as { expenses: unknown[] }
  return expenses.length
}

export async function statusOf(url: string): Promise<number> {
  return (await fetch(url, { signal: AbortSignal.timeout(10_000) })).status
}
