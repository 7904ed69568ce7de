/** An account that stores as much as it may, as fast as it may. */

/** 1.5 kB in UTF-8, of which each list holds as many as it may. */
const DESCRIPTION = '高'.repeat(500)
const BATCH = 100

export interface Hoard {
  readonly saved: number
  /** The first answer that was no 201, by which it ended; null where `batches` were all taken. */
  readonly refusal: number | null
}

/** Batches of long descriptions on `date` (YYYY-MM-DD), until one is refused, so many were taken or `signal` aborts. */
export async function hoard(
  url: string,
  token: string,
  date: string,
  batches: number,
  signal: AbortSignal,
): Promise<Hoard> {
  const item = { amount: 1, description: DESCRIPTION, category: 'Other', date }
  const body = JSON.stringify(Array<typeof item>(BATCH).fill(item))
  const headers = { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' }
  let saved = 0
  for (let batch = 0; batch < batches && !signal.aborted; batch++) {
    const response = await fetch(`${url}/api/expenses/batch`, { method: 'POST', headers, body })
    await response.arrayBuffer()
    if (response.status !== 201) return { saved, refusal: response.status }
    saved += BATCH
  }
  return { saved, refusal: null }
}
