/** A filter in words. */
import type { ListFilter } from '../../../shared/domain/list-filter.ts'
import { categoryName, paymentName } from '../../i18n/translate.ts'

/** `Food & Dining, Cash, “kopi”`. */
export function filterText({ text, category, paymentMethod }: ListFilter): string {
  const words = text.trim()
  return [
    ...(category === null ? [] : [categoryName(category)]),
    ...(paymentMethod === null ? [] : [paymentName(paymentMethod)]),
    ...(words === '' ? [] : [`“${words}”`]),
  ].join(', ')
}
