/** Every utterance of the rules' tables, with the currency in which its table is spoken. */
import type { Currency } from '../../../../shared/domain/currency.ts'
import { DOLLARS } from '../../understanding/dollar-utterances.ts'
import { FRESH } from '../../understanding/fresh-utterances.ts'
import { INDONESIAN_LISTS } from '../../understanding/indonesian-lists.ts'
import { INDONESIAN } from '../../understanding/indonesian-utterances.ts'
import { MIXED } from '../../understanding/mixed-utterances.ts'
import { REJECTED } from '../../understanding/rejected-utterances.ts'

const TABLES = {
  IDR: [INDONESIAN, INDONESIAN_LISTS, MIXED, FRESH, REJECTED],
  USD: [DOLLARS],
} as const

export function utterancesIn(currency: Currency): readonly string[] {
  return TABLES[currency].flatMap(table => table.map(([said]) => said))
}
