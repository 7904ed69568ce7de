/** The description of an expense of which only the amount was said. */
import type { Category } from './category.ts'
import { INDONESIAN_CATEGORIES } from './indonesian-names.ts'
import type { Language } from './language.ts'

const EXPENSE: Readonly<Record<Language, string>> = { en: 'Expense', id: 'Pengeluaran' }

/** The name of the category; for Other, the word for 'expense'. */
export function namelessDescription(category: Category, language: Language): string {
  if (category === 'Other') return EXPENSE[language]
  return language === 'id' ? INDONESIAN_CATEGORIES[category] : category
}
