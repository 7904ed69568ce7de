/** A filter in words. */
import type { ListFilter } from '../../../shared/domain/list-filter.ts'
import { categoryName } from '../../i18n/translate.ts'

/** `Food & Dining, GoPay, “kopi”`. */
export function filterText({ text, category, paymentMethod }: ListFilter): string {
  const words = text.trim()
  return [
    ...(category === null ? [] : [categoryName(category)]),
    ...(paymentMethod === null ? [] : [paymentMethod]),
    ...(words === '' ? [] : [`“${words}”`]),
  ].join(', ')
}
