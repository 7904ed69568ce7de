/** When another service says that it may be asked again (RFC 9110 §10.2.3). */

/** A caller is told no longer than this, in seconds, whatever the service says. */
const LONGEST_S = 3600

/**
 * Seconds, 1 to 3600; null where the service does not say, or says nothing that can be read. A date is counted from the
 * service's own, where it sends one, else from `now`: clocks differ.
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

/** Begins with a weekday in all three forms: `Date.parse` alone takes numbers with a fraction or a sign for years. */
function httpDate(text: string): number {
  return /^[A-Z][a-z]{2}/.test(text) ? Date.parse(text) : Number.NaN
}
