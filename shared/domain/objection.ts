/** What a person says against a warning or a restriction. */

/** In UTF-16 units, of an objection and of the answer to it. */
export const LONGEST_OBJECTION = 1_000
