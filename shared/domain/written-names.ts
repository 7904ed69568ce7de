/** Categories and payment methods by their names in either language, however they are capitalised. */
import { CATEGORIES, type Category } from './category.ts'
import { INDONESIAN_CATEGORIES, INDONESIAN_METHODS } from './indonesian-names.ts'
import { PAYMENT_METHODS, type PaymentMethod } from './payment-method.ts'

export function readCategory(text: string): Category | null {
  return CATEGORIES.find(name => isNamed(text, [name, INDONESIAN_CATEGORIES[name]])) ?? null
}

export function readPaymentMethod(text: string): PaymentMethod | null {
  return PAYMENT_METHODS.find(name => isNamed(text, [name, INDONESIAN_METHODS[name]])) ?? null
}

function isNamed(text: string, names: readonly string[]): boolean {
  return names.some(name => plain(name) === plain(text))
}

function plain(text: string): string {
  return text.trim().toLowerCase().replace(/\s+/g, ' ')
}
