/** What a question is made of. */
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
  /** It is about spending; `isNoun`: it asks for it by itself, beside a period. */
  | { readonly kind: 'spending'; readonly isNoun: boolean }
  /** The recorded expenses do not tell it. */
  | { readonly kind: 'otherMatter' }
  /** No word of grammar. `isNamed`: it stands where a thing or a place would. */
  | { readonly kind: 'thing'; readonly words: readonly Token[]; readonly isNamed: boolean }
  | { readonly kind: 'break' }
  /** What follows may replace what was said before: 'minggu lalu, eh bulan lalu'. */
  | { readonly kind: 'repair' }
  /** What follows is not meant: 'bukan minggu ini'. */
  | { readonly kind: 'denial' }

export interface FoundParts {
  readonly parts: readonly QuestionPart[]
  /** Index after the last token. */
  readonly end: number
}
