/** What a database's text may hold: PostgreSQL takes neither NUL nor half a surrogate pair. */

const UNSTORABLE = /[\0\p{Surrogate}]/u

export function isStorableText(text: string): boolean {
  return !UNSTORABLE.test(text)
}

/** Without what cannot be stored. */
export function storableText(text: string): string {
  return isStorableText(text) ? text : text.replace(new RegExp(UNSTORABLE, 'gu'), '')
}
