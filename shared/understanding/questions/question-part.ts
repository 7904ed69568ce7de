/** The parts of a question. */
import type { Category } from '../../domain/category.ts'
import type { PaymentMethod } from '../../domain/payment-method.ts'
import type { DateRange } from '../../domain/period.ts'
import type { Asked } from '../../domain/spending-question.ts'
import type { Token } from '../utterance/token.ts'

export type QuestionPart =
  | { readonly kind: 'period'; readonly value: DateRange }
  | { readonly kind: 'category'; readonly value: Category }
  | { readonly kind: 'payment'; readonly value: PaymentMethod }
  | { readonly kind: 'asking'; readonly what: Asked }
  /** A word of spending; `isNoun`: it asks for the sum by itself next to a period. */
  | { readonly kind: 'spending'; readonly isNoun: boolean }
  /** A matter that expenses do not show. */
  | { readonly kind: 'otherMatter' }
  /** Content words. `isNamed`: in the position of a thing or a place. */
  | { readonly kind: 'thing'; readonly words: readonly Token[]; readonly isNamed: boolean }
  | { readonly kind: 'break' }
  /** A self-correction: the following words may replace earlier ones: 'minggu lalu, eh bulan lalu'. */
  | { readonly kind: 'repair' }
  /** A denial of the following words: 'bukan minggu ini'. */
  | { readonly kind: 'denial' }

export interface FoundParts {
  readonly parts: readonly QuestionPart[]
  /** Index after the last token. */
  readonly end: number
}
