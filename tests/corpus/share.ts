/** How many of how many. */

export interface Share {
  readonly right: number
  readonly of: number
}

export function shareOf<T>(all: readonly T[], isRight: (one: T) => boolean): Share {
  return { right: all.filter(isRight).length, of: all.length }
}

/** 0..1; null of nothing. */
export function rateOf({ right, of }: Share): number | null {
  return of === 0 ? null : right / of
}

/** '569/571'. */
export function shareText({ right, of }: Share): string {
  return `${right}/${of}`
}

export function parseShare(text: string): Share {
  const [right = 0, of = 0] = text.split('/').map(Number)
  return { right, of }
}
