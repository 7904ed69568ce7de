/** The filter parameters of list routes. */
import type { ListFilter } from '../../shared/domain/list-filter.ts'
import type { DateRange } from '../../shared/domain/period.ts'

export interface ListQuery {
  /** Null for all expenses. */
  readonly range: DateRange | null
  readonly filter?: ListFilter
}

export function queryParameters({ range, filter }: ListQuery): URLSearchParams {
  const query = new URLSearchParams({ ...range })
  if (filter?.text) query.set('q', filter.text)
  if (filter?.category) query.set('category', filter.category)
  if (filter?.paymentMethod) query.set('payment_method', filter.paymentMethod)
  return query
}
