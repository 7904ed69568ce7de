/** What one item says and the others mean as well: currency, day, way of paying. */
import type { Currency } from '../currency.ts'
import { ownCurrency } from './amount.ts'
import { currencyNamed } from './currency-words.ts'
import type { HeardItem } from './items.ts'
import type { Token } from './token.ts'

/** For each place the item's own value, else the last one said before it, else the first one after it, else `otherwise`. */
export function shareAlong<T>(own: readonly (T | null)[], otherwise: T): T[] {
  const first = own.find(value => value !== null) ?? otherwise
  let last = first
  return own.map(value => {
    last = value ?? last
    return last
  })
}

/** The currency named anywhere in the transcript, when it is only one. */
function currencyInSight(tokens: readonly Token[]): Currency | null {
  const named = new Set(tokens.flatMap(token => currencyNamed(token) ?? []))
  const [only] = named
  return named.size === 1 ? (only ?? null) : null
}

/** The currency of each item; `fallback` where nothing leads to one. */
export function currencies(
  tokens: readonly Token[],
  items: readonly HeardItem[],
  fallback: Currency,
): { readonly currency: Currency; readonly said: boolean }[] {
  const own = items.map(({ amount }) => ownCurrency(amount))
  const inSight = currencyInSight(tokens)
  const said = inSight !== null || own.some(currency => currency !== null)
  return shareAlong(own, inSight ?? fallback).map(currency => ({ currency, said }))
}
