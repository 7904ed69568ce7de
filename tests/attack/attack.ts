/** What an attack is: one file each in `attacks/`, run in a process of its own (`contain.ts`). */

export interface Finding {
  readonly held: boolean
  /** What was done, with its numbers. */
  readonly tried: string
  /** What was seen, with its numbers. */
  readonly measured: string
}

export interface Attack {
  /** kebab-case, for `npm run attack -- NAME`. */
  readonly name: string
  /** What has to hold while it runs, as one line of a table. */
  readonly mustHold: string
  /** After which it is ended and counts as broken. */
  readonly limitSeconds: number
  /** Works in TMPDIR alone, against loopback alone. What it throws counts as broken. */
  run(): Promise<Finding>
}

export interface Outcome extends Finding {
  readonly name: string
  readonly mustHold: string
}
