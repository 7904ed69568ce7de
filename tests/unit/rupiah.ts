import type { Minor } from '../../shared/domain/money.ts'
import { type Totals, totalsOf } from '../../shared/domain/totals.ts'

/** The totals of one expense of so many rupiah. */
export function rupiah(amount: number): Totals {
  return totalsOf({ amount: amount as Minor, currency: 'IDR' })
}
