/** Payment methods (specification §3). */
export const PAYMENT_METHODS = [
  'Cash',
  'Credit Card',
  'Debit Card',
  'GoPay',
  'OVO',
  'DANA',
  'Bank Transfer',
  'QRIS',
  'E-wallet',
] as const
export type PaymentMethod = (typeof PAYMENT_METHODS)[number]

/** Filter value for expenses without a payment method. */
export const NO_PAYMENT = 'none'
export const PAYMENT_FILTERS = [...PAYMENT_METHODS, NO_PAYMENT] as const
export type PaymentFilter = (typeof PAYMENT_FILTERS)[number]

export function isPaymentFilter(value: unknown): value is PaymentFilter {
  return (PAYMENT_FILTERS as readonly unknown[]).includes(value)
}

export function isPaymentMethod(value: unknown): value is PaymentMethod {
  return (PAYMENT_METHODS as readonly unknown[]).includes(value)
}
