/** The words and signs that name a currency (specification §5, 'Currency detection from text'). */
import type { Currency } from '../../domain/currency.ts'
import type { Token } from '../utterance/token.ts'
import type { Utterance } from '../utterance/utterance.ts'
import { matchPhrase, type PhraseMatch, phraseTable } from './phrase-table.ts'

const BEFORE = phraseTable<Currency>([
  ['rp', 'IDR'],
  ['idr', 'IDR'],
  ['rupiah', 'IDR'],
  ['$', 'USD'],
  ['us $', 'USD'],
  ['us$', 'USD'],
  ['usd', 'USD'],
])

const AFTER = phraseTable<Currency>([
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
])

/** A currency named right before a number: `Rp25.000`, `$4.50`. */
export function currencyBefore(utterance: Utterance, at: number): PhraseMatch<Currency> | null {
  return matchPhrase(BEFORE, utterance.tokens, at)
}

/** A currency named right after a number: '25 ribu rupiah', 'five bucks'. */
export function currencyAfter(utterance: Utterance, at: number): PhraseMatch<Currency> | null {
  return matchPhrase(AFTER, utterance.tokens, at)
}

export function isCents(token: Token | undefined): boolean {
  return token?.word === 'cent' || token?.word === 'cents'
}

/** A currency named anywhere in running text; 'ribu' and 'rb' count as rupiah even with no number beside them. */
export function currencyNamed(token: Token): Currency | null {
  const named = matchPhrase(AFTER, [token], 0) ?? matchPhrase(BEFORE, [token], 0)
  if (named) return named.value
  if (isCents(token)) return 'USD'
  return token.word === 'ribu' || token.word === 'rb' ? 'IDR' : null
}
