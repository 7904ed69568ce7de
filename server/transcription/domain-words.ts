/**
 * Money words that transcribers misspell without a prompt, in the spelling of the rules. No numbers and no
 * sentences: an echo of them contains no expense.
 */
export const DOMAIN_WORDS: readonly string[] = [
  'Indomaret',
  'Alfamart',
  'Gojek',
  'GoFood',
  'Grab',
  'GrabFood',
  'Shopee',
  'Tokopedia',
  'pulsa',
  'token listrik',
  'bensin Pertalite',
  'ojek',
  'parkir',
  'rupiah',
  'GoPay',
  'OVO',
  'DANA',
  'QRIS',
  'ShopeePay',
  'BCA',
]
