/** In characters: a longer name is cut, so that a message stays one of two lines. */
const LONGEST_NAME = 40

export function shortenedName(name: string): string {
  const characters = [...name]
  return characters.length <= LONGEST_NAME ? name : `${characters.slice(0, LONGEST_NAME).join('').trimEnd()}…`
}
