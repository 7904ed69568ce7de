import type { Dictionary } from '../texts.ts'

export const again = {
  /** What is usually bought about now: a tap saves it. */
  again: { title: 'Again?' },
} as const satisfies Dictionary
