/** `/?speak=true`, the installed app's shortcut, records at once. */
export const SPEAK_QUERY = 'speak=true'

/** `search` is a query, with or without its question mark. */
export function asksToSpeak(search: string): boolean {
  return new URLSearchParams(search).get('speak') === 'true'
}
