/**
 * Two tables of what has tests: each line of the specification that says what the product shows, does, forbids or
 * counts (section 7, the calls, is the contract of the API), and each fault that the recorder has to survive. The key
 * of a row is a tag: the tests that carry it show the row (`vitest --tags-filter`, `playwright test --grep`).
 */
import faults from './faults.json' with { type: 'json' }
import specification from './specification.json' with { type: 'json' }

export interface SpecificationRow {
  /** The statement, in our words. */
  readonly claim: string
  /** Keys of the texts that it has the product say. */
  readonly texts?: readonly string[]
  /** What of it the product does otherwise, and why; absent where it does all of it. */
  readonly otherwise?: string
}

/**
 * After each fault: the right message in both languages, the microphone off, the button idle, the next recording works,
 * and what was said is saved once or still there to be sent again.
 */
export interface FaultRow {
  readonly fault: string
  /** What of the list above does not hold, and why; absent where all of it does. */
  readonly reservation?: string
}

/** By `spec-SECTION.LINE`. */
export const SPECIFICATION: Readonly<Record<string, SpecificationRow>> = specification
/** By `fault-NAME`. */
const FAULTS: Readonly<Record<string, FaultRow>> = faults
export const TAGS: readonly string[] = [...Object.keys(SPECIFICATION), ...Object.keys(FAULTS)]
