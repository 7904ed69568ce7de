/** The words by which categories and payment methods are found, in both languages, as `searchWords` makes them. */
import { CATEGORIES, type Category } from './category.ts'
import { INDONESIAN_CATEGORIES, INDONESIAN_METHODS } from './indonesian-names.ts'
import { PAYMENT_METHODS, type PaymentMethod } from './payment-method.ts'
import { searchWords } from './search-text.ts'

/** Categories with a word of this prefix in a name of theirs. */
export function categoriesNamed(prefix: string): readonly Category[] {
  return CATEGORIES.filter(category => hasWord([category, INDONESIAN_CATEGORIES[category]], prefix))
}

/** The same for payment methods. */
export function paymentMethodsNamed(prefix: string): readonly PaymentMethod[] {
  return PAYMENT_METHODS.filter(method => hasWord([method, INDONESIAN_METHODS[method]], prefix))
}

function hasWord(names: readonly string[], prefix: string): boolean {
  return names.some(name => searchWords(name).some(word => word.startsWith(prefix)))
}
