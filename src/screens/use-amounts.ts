/** Formats amounts in the displayed currency. */
import { CURRENCY_FACTS } from '../../shared/domain/currency.ts'
import { formatMoney, type MinorSum, toMajor } from '../../shared/domain/money.ts'
import { formatShort } from '../i18n/numbers.ts'
import { useStores } from './use-stores.ts'

/** Most characters of an amount that fit into the middle of a doughnut. */
export const RING_CHARACTERS = 9

/** The component calls `useSignals` before. */
export function useAmounts() {
  const { preferences } = useStores()
  const currency = preferences.currency.value
  return {
    currency,
    exact: (amount: MinorSum) => formatMoney(amount, currency),
    /** Exact if it fits into `characters`, otherwise rounded. */
    within(amount: MinorSum, characters: number) {
      const full = formatMoney(amount, currency)
      if (full.length <= characters) return full
      return `${CURRENCY_FACTS[currency].symbol}${formatShort(toMajor(amount, currency))}`
    },
  }
}
