let known: { readonly offset: number; readonly zone: string } | null = null

/**
 * The browser's IANA zone. Asking for it makes a formatter, milliseconds on a slow phone, so the zone is read
 * again only after the clock's offset from UTC has changed, as on a journey.
 */
export function browserTimeZone(): string {
  const offset = new Date().getTimezoneOffset()
  if (known?.offset !== offset) known = { offset, zone: Intl.DateTimeFormat().resolvedOptions().timeZone }
  return known.zone
}
