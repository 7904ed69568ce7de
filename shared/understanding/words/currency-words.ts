/** The words and signs that name a currency (specification §5, 'Currency detection from text'). */
import type { Currency } from '../../domain/currency.ts'
import type { Token } from '../utterance/token.ts'
import type { Utterance } from '../utterance/utterance.ts'
import { matchPhrase, type PhraseMatch, phraseTable } from './phrase-table.ts'

const BEFORE_NUMBER: readonly (readonly [string, Currency])[] = [
  ['rp', 'IDR'],
  ['idr', 'IDR'],
  ['rupiah', 'IDR'],
  ['$', 'USD'],
  ['us $', 'USD'],
  ['us$', 'USD'],
  ['usd', 'USD'],
]
const BEFORE = phraseTable(BEFORE_NUMBER)

const AFTER_NUMBER: readonly (readonly [string, Currency])[] = [
  ['rupiah', 'IDR'],
  ['rupiahs', 'IDR'],
  ['perak', 'IDR'],
  ['rp', 'IDR'],
  ['idr', 'IDR'],
  ...[
    'dollar',
    'dollars',
    'dolar',
    'us dollar',
    'us dollars',
    'dolar amerika',
    'usd',
    '$',
    'buck',
    'bucks',
  ].map((word): [string, Currency] => [word, 'USD']),
]
const AFTER = phraseTable(AFTER_NUMBER)

const CENTS: ReadonlySet<string> = new Set(['cent', 'cents'])

/** A currency named right before a number: `Rp25.000`, `$4.50`. */
export function currencyBefore(utterance: Utterance, at: number): PhraseMatch<Currency> | null {
  return matchPhrase(BEFORE, utterance.tokens, at)
}

/** A currency named right after a number: '25 ribu rupiah', 'five bucks'. */
export function currencyAfter(utterance: Utterance, at: number): PhraseMatch<Currency> | null {
  return matchPhrase(AFTER, utterance.tokens, at)
}

export function isCents(token: Token | undefined): boolean {
  return token !== undefined && CENTS.has(token.word)
}

/** In one word; 'ribu' and 'rb' count as rupiah even with no number beside them. */
const NAMED: ReadonlyMap<string, Currency> = new Map<string, Currency>([
  ...BEFORE_NUMBER,
  ...AFTER_NUMBER,
  ...[...CENTS].map((word): [string, Currency] => [word, 'USD']),
  ['ribu', 'IDR'],
  ['rb', 'IDR'],
])

/** Every word that names a currency. */
export const CURRENCY_WORDS: readonly string[] = [...NAMED.keys()]

/** A currency named anywhere in running text. */
export function currencyNamed(token: Token): Currency | null {
  return NAMED.get(token.word) ?? null
}
