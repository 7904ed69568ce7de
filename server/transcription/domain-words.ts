/**
 * Words of money that transcribers write wrongly when they have never met them, in the spelling that the rules read. No
 * number is among them, and no sentence: what is repeated of them holds no expense.
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
