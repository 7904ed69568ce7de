let known: { readonly offset: number; readonly zone: string } | null = null

/**
 * The browser's IANA zone. Asking for it makes a formatter, milliseconds on a slow phone, so it is asked again only where
 * the clock's distance from UTC has changed: somebody travels.
 */
export function browserTimeZone(): string {
  const offset = new Date().getTimezoneOffset()
  if (known?.offset !== offset) known = { offset, zone: Intl.DateTimeFormat().resolvedOptions().timeZone }
  return known.zone
}
