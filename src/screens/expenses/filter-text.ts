/** A filter in words. */
import type { ListFilter } from '../../../shared/domain/list-filter.ts'
import { NO_PAYMENT, type PaymentFilter } from '../../../shared/domain/payment-method.ts'
import { categoryName, paymentName, t } from '../../i18n/translate.ts'

export function paymentFilterName(method: PaymentFilter): string {
  return method === NO_PAYMENT ? t('expenses.noPayment') : paymentName(method)
}

/** `Food & Dining, Cash, “kopi”`. */
export function filterText({ text, category, paymentMethod }: ListFilter): string {
  const words = text.trim()
  return [
    ...(category === null ? [] : [categoryName(category)]),
    ...(paymentMethod === null ? [] : [paymentFilterName(paymentMethod)]),
    ...(words === '' ? [] : [`“${words}”`]),
  ].join(', ')
}
