/** Targets of other clauses; `kept`: those that stay unchanged. */
export interface OtherPlaces {
  readonly elsewhere: readonly number[]
  readonly kept: readonly number[]
}
