/** The words by which categories and payment methods are found, in both languages, as `searchWords` makes them. */
import { CATEGORIES, type Category } from './category.ts'
import { PAYMENT_METHODS, type PaymentMethod } from './payment-method.ts'
import { searchWords } from './search-text.ts'

/** Besides those of the English name. */
const INDONESIAN_CATEGORIES: Readonly<Record<Category, readonly string[]>> = {
  'Food & Dining': ['makan', 'minum'],
  Transportation: ['transportasi'],
  Shopping: ['belanja'],
  Entertainment: ['hiburan'],
  'Bills & Utilities': ['tagihan'],
  Healthcare: ['kesehatan'],
  Travel: ['perjalanan'],
  Business: ['bisnis'],
  Subscription: ['langganan'],
  Other: ['lainnya'],
}

const INDONESIAN_METHODS: Readonly<Partial<Record<PaymentMethod, readonly string[]>>> = {
  Cash: ['tunai'],
  'Credit Card': ['kartu', 'kredit'],
  'Debit Card': ['kartu'],
  'E-wallet': ['dompet', 'digital'],
}

/** Of which a name has a word that begins with `prefix`. */
export function categoriesNamed(prefix: string): readonly Category[] {
  return CATEGORIES.filter(category =>
    [...searchWords(category), ...INDONESIAN_CATEGORIES[category]].some(word => word.startsWith(prefix)),
  )
}

/** Likewise. */
export function paymentMethodsNamed(prefix: string): readonly PaymentMethod[] {
  return PAYMENT_METHODS.filter(method =>
    [...searchWords(method), ...(INDONESIAN_METHODS[method] ?? [])].some(word => word.startsWith(prefix)),
  )
}
