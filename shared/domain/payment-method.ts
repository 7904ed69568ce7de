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

export function isPaymentMethod(value: unknown): value is PaymentMethod {
  return (PAYMENT_METHODS as readonly unknown[]).includes(value)
}
