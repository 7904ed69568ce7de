/**
 * Utterances with the items expected of them, one JSON object a line. The rules are developed with the `dev` set; the
 * `holdout` set only measures them: a rule written for one of its utterances makes the measurement worthless.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Category } from '../../shared/domain/category.ts'
import type { Currency } from '../../shared/domain/currency.ts'
import type { SpeechContext, ViolationType } from '../../shared/domain/extraction.ts'
import type { PaymentMethod } from '../../shared/domain/payment-method.ts'

export const CORPUS_SETS = ['dev', 'holdout'] as const
export type CorpusSet = (typeof CORPUS_SETS)[number]

export interface ExpectedItem {
  /** In major units: whole rupiah, dollars with cents. */
  readonly amount: number
  readonly currency: Currency
  readonly description: string
  readonly category: Category
  /** ISO. */
  readonly date: string
  readonly payment_method: PaymentMethod | null
}

export interface Sample {
  readonly text: string
  /** The speaker's own currency. */
  readonly currency: Currency
  readonly items: readonly ExpectedItem[]
  readonly violation_type: ViolationType | null
}

export function readCorpus(set: CorpusSet): Sample[] {
  const lines = readFileSync(join(import.meta.dirname, `${set}.jsonl`), 'utf8').split('\n')
  return lines.filter(line => line !== '').map(line => JSON.parse(line) as Sample)
}

/** All were said on a Friday morning in Jakarta. */
export function saidIn({ currency }: Sample): SpeechContext {
  return { now: new Date('2026-11-20T10:00:00+07:00'), zone: 'Asia/Jakarta', currency }
}
