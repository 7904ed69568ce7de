/** The shapes of dictionaries. */

export interface Dictionary {
  readonly [key: string]: string | Dictionary
}

/** The same keys, in any words. */
export type Text<D> = { readonly [K in keyof D]: D[K] extends string ? string : Text<D[K]> }
