/** Every utterance of the rules' tables, with the currency in which its table is spoken. */
import type { Currency } from '../../../../src/domain/currency.ts'
import { DOLLARS } from '../../speech/dollar-utterances.ts'
import { FRESH } from '../../speech/fresh-utterances.ts'
import { INDONESIAN_LISTS } from '../../speech/indonesian-lists.ts'
import { INDONESIAN } from '../../speech/indonesian-utterances.ts'
import { MIXED } from '../../speech/mixed-utterances.ts'
import { REJECTED } from '../../speech/rejected-utterances.ts'

const TABLES = {
  IDR: [INDONESIAN, INDONESIAN_LISTS, MIXED, FRESH, REJECTED],
  USD: [DOLLARS],
} as const

export function utterancesIn(currency: Currency): readonly string[] {
  return TABLES[currency].flatMap(table => table.map(([said]) => said))
}
