/**
 * Sets of spoken questions and corrections with what each should come to, one JSON object a line. Each was written by a
 * person who never saw the rules, and scored once before anything was learnt from it.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Category } from '../../shared/domain/category.ts'
import type { Currency } from '../../shared/domain/currency.ts'
import type { Asked } from '../../shared/domain/spending-question.ts'

/** Amounts in major units, days in ISO. */
export interface WrittenExpense {
  readonly amount: number
  readonly currency: Currency
  readonly description: string
  readonly category: Category
  readonly date: string
  readonly payment_method: string | null
}

export type WrittenChange =
  | { readonly item: string; readonly delete: true }
  | { readonly item: string; readonly set: Partial<WrittenExpense>; readonly delete?: never }

export type Outcome =
  | {
      readonly kind: 'question'
      readonly what: Asked
      readonly from: string
      readonly to: string
      readonly category: string | null
      readonly words: string | null
      readonly payment: string | null
    }
  | { readonly kind: 'correction'; readonly changes: readonly WrittenChange[] }
  | { readonly kind: 'ask' }
  /** `count`: how many; only questions tell it. */
  | { readonly kind: 'expenses'; readonly count?: number }
  | { readonly kind: 'neither' }

export interface RequestSample {
  readonly text: string
  /** The speaker's own. */
  readonly currency: Currency
  /** What was just saved, the latest last. */
  readonly items?: readonly (WrittenExpense & { readonly id: string })[]
  readonly expected: Outcome & { readonly also?: readonly Outcome[] }
  /** Equally right. */
  readonly also?: readonly Outcome[]
}

/** Of a set. `harmful`: something else changed than was said, or saved from what was no expense. */
export interface RequestScore {
  /** '102/150' */
  readonly right: string
  readonly harmful: number
}

const FOLDER = join(import.meta.dirname, 'requests')

/** In the order written, the kinds apart. */
export const REQUEST_SETS: readonly string[] = readdirSync(FOLDER)
  .filter(name => name.endsWith('.jsonl'))
  .map(name => name.slice(0, -'.jsonl'.length))
  .sort()

export function readRequestSet(name: string): RequestSample[] {
  const lines = readFileSync(join(FOLDER, `${name}.jsonl`), 'utf8').split('\n')
  return lines.filter(line => line !== '').map(line => JSON.parse(line) as RequestSample)
}

/** `first`: before anything was learnt from the set; it stays. `today`: may not fall. */
export type RequestScores = Readonly<
  Record<string, { readonly first: RequestScore; readonly today: RequestScore }>
>

const SCORES = join(FOLDER, 'scores.json')

export function readRequestScores(): RequestScores {
  return JSON.parse(readFileSync(SCORES, 'utf8')) as RequestScores
}

export function writeRequestScores(scores: RequestScores): void {
  writeFileSync(SCORES, `${JSON.stringify(scores, null, 2)}\n`)
}
