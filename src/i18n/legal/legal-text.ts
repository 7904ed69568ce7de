/** What a legal document consists of. */
export interface LegalSection {
  /** The same in every language. */
  readonly id: string
  readonly heading: string
  /** Paragraphs; an array stands for a list. */
  readonly body: readonly (string | readonly string[])[]
}

export interface LegalText {
  readonly introduction: string
  readonly sections: readonly LegalSection[]
}
