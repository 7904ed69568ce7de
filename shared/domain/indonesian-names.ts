/** Categories and payment methods in Indonesian, as `src/i18n/id` shows them; their stored names are the English ones. */
import type { Category } from './category.ts'
import type { PaymentMethod } from './payment-method.ts'

export const INDONESIAN_CATEGORIES: Readonly<Record<Category, string>> = {
  'Food & Dining': 'Makan & Minum',
  Transportation: 'Transportasi',
  Shopping: 'Belanja',
  Entertainment: 'Hiburan',
  'Bills & Utilities': 'Tagihan',
  Healthcare: 'Kesehatan',
  Travel: 'Perjalanan',
  Business: 'Bisnis',
  Subscription: 'Langganan',
  Other: 'Lainnya',
}

export const INDONESIAN_METHODS: Readonly<Record<PaymentMethod, string>> = {
  Cash: 'Tunai',
  'Credit Card': 'Kartu kredit',
  'Debit Card': 'Kartu debit',
  GoPay: 'GoPay',
  OVO: 'OVO',
  DANA: 'DANA',
  'Bank Transfer': 'Transfer bank',
  QRIS: 'QRIS',
  'E-wallet': 'Dompet digital',
}
