/**
 * Every line of the specification that says what the product shows, does, forbids or counts, with the tests that cover
 * it. Section 7, the calls, is the contract of the API: its tests are `unit/api` and `unit/server`.
 */
import type { SpecSection } from './line.ts'
import { SECTION_1 } from './section-1.ts'
import { SECTION_2 } from './section-2.ts'
import { SECTION_3 } from './section-3.ts'
import { SECTION_4 } from './section-4.ts'
import { SECTION_5 } from './section-5.ts'
import { SECTION_6 } from './section-6.ts'
import { SECTION_8 } from './section-8.ts'
import { SECTION_9 } from './section-9.ts'

export const SPECIFICATION: readonly SpecSection[] = [
  SECTION_1,
  SECTION_2,
  SECTION_3,
  SECTION_4,
  SECTION_5,
  SECTION_6,
  SECTION_8,
  SECTION_9,
]
