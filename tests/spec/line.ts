/** One statement of the specification with the tests that hold the product to it. */
import type { TextKey } from '../../src/i18n/translate.ts'

/** A file under `tests`, and the title of a test in it. */
export type SpecTest = readonly [file: string, title: string]

export interface SpecLine {
  /** The statement, in our words. */
  readonly claim: string
  readonly tests: readonly SpecTest[]
  /** Texts that it has the product say. */
  readonly texts?: readonly TextKey[]
  /** What of it the product does otherwise, and why; absent where it does all of it. */
  readonly otherwise?: string
}

export interface SpecSection {
  /** Of the specification. */
  readonly number: number
  readonly lines: readonly SpecLine[]
}

export function line(claim: string, ...tests: readonly SpecTest[]): SpecLine {
  return { claim, tests }
}

/** A line that has the product say these texts. */
export function told(claim: string, texts: readonly TextKey[], ...tests: readonly SpecTest[]): SpecLine {
  return { claim, texts, tests }
}

export function otherwise(reason: string, row: SpecLine): SpecLine {
  return { ...row, otherwise: reason }
}
