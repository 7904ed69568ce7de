/** `Retry-After` of another service (RFC 9110 §10.2.3). */

/** Longest wait passed on to a caller, in seconds. */
const LONGEST_S = 3600

/**
 * Seconds, 1 to 3600; null where it is missing or invalid. A date is relative to the service's `Date`, if
 * sent, else to `now`, since clocks differ.
 */
export function retryAfter(headers: Headers, now: Date): number | null {
  const said = headers.get('Retry-After')?.trim() ?? ''
  const seconds = /^\d+$/.test(said) ? Number(said) : secondsUntil(said, headers.get('Date'), now)
  return Number.isNaN(seconds) ? null : Math.min(LONGEST_S, Math.max(1, Math.ceil(seconds)))
}

/** NaN where the date is none. */
function secondsUntil(date: string, from: string | null, now: Date): number {
  const start = Date.parse(from ?? '')
  return (httpDate(date) - (Number.isNaN(start) ? now.getTime() : start)) / 1000
}

/** All three forms begin with a weekday; `Date.parse` alone reads signed numbers and fractions as years. */
function httpDate(text: string): number {
  return /^[A-Z][a-z]{2}/.test(text) ? Date.parse(text) : Number.NaN
}
