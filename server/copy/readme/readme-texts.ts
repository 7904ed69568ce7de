/** What a README.txt says, in one language. */
import type { CopiedField, CopiedName } from '../copied-tables.ts'

/** Texts for every file and column; a new one without a text does not compile. */
export interface ReadmeTexts {
  readonly title: string
  /** `{time}` stands for when the copy was made. */
  readonly made: string
  readonly introduction: readonly string[]
  readonly files: { readonly [Name in CopiedName]: FileTexts<CopiedField<Name>> }
  readonly recordingFiles: string
  readonly notHere: readonly string[]
}

export interface FileTexts<Field extends string> {
  readonly about: string
  readonly columns: Readonly<Record<Field, string>>
}
