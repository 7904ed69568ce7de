/** Ids of expenses and rules. */

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/

/** In lower case or in upper case, both of which the database reads. */
export function isUuid(text: string): boolean {
  return isStoredUuid(text.toLowerCase())
}

/** As the database writes it: in lower case. */
export function isStoredUuid(text: string): boolean {
  return UUID.test(text)
}
