/** Amounts of the currency that the person chose, in text. */
import { CURRENCY_FACTS } from '../../shared/domain/currency.ts'
import { formatMoney, type MinorSum, toMajor } from '../../shared/domain/money.ts'
import { formatShort } from '../i18n/numbers.ts'
import { useStores } from './use-stores.ts'

/** Most characters of an amount that stand clear of the ring in the middle of a doughnut. */
export const RING_CHARACTERS = 9

/** The component calls `useSignals` before. */
export function useAmounts() {
  const { preferences } = useStores()
  const currency = preferences.currency.value
  return {
    currency,
    exact: (amount: MinorSum) => formatMoney(amount, currency),
    /** Exact within so many characters, otherwise rounded until it is short. */
    within(amount: MinorSum, characters: number) {
      const full = formatMoney(amount, currency)
      if (full.length <= characters) return full
      return `${CURRENCY_FACTS[currency].symbol}${formatShort(toMajor(amount, currency))}`
    },
  }
}
