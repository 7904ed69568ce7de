/** For tables that name tests: whether a file really has a test of that title. */
import { readFileSync } from 'node:fs'

/** `file` is a path under `tests`. */
export function sourceOf(file: string): string {
  return readFileSync(new URL(file, import.meta.url), 'utf8')
}

/**
 * Whether the title is written as a literal where titles stand: first in a test's call, first in the call that follows
 * a table of cases, or in an entry of such a table.
 */
export function hasTest(source: string, title: string): boolean {
  const literal = `['"\`]${title.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}['"\`]`
  return new RegExp(`(?:\\b(?:test|it)\\(|\\)\\(|\\btitle:|\\[)\\s*${literal}`).test(source)
}
