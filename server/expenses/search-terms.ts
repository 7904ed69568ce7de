/** A search as a query over the lexemes of `server/db/search-terms-column.ts`. */
import type { NamedPart, SearchWord } from '../../shared/domain/expense-search.ts'
import { NO_PAYMENT, type PaymentFilter } from '../../shared/domain/payment-method.ts'
import { TERM_KINDS } from '../db/search-terms-column.ts'
import { decimal } from './expense-row.ts'

/** A tsquery in text form, of at least one term. */
export function termsQuery(
  userId: string,
  q: readonly NamedPart[],
  names: { readonly category?: string | undefined; readonly paymentMethod?: PaymentFilter | undefined },
): string {
  const lexeme = (kind: keyof typeof TERM_KINDS, value: string) => quoted(userId + TERM_KINDS[kind] + value)

  function wordQuery({ prefix, categories, paymentMethods }: SearchWord): string {
    return any([
      `${lexeme('word', prefix)}:*`,
      ...categories.map(name => lexeme('category', name)),
      ...paymentMethods.map(name => lexeme('paymentMethod', name)),
    ])
  }

  function partQuery({ words, amounts }: NamedPart): string {
    return any([
      all(words.map(wordQuery)),
      ...amounts.map(({ amount, currency }) => lexeme('amount', decimal(amount, currency) + currency)),
    ])
  }

  function paymentQuery(method: PaymentFilter): string {
    return method === NO_PAYMENT ? `!${lexeme('paymentMethod', '')}:*` : lexeme('paymentMethod', method)
  }

  const parts = [
    ...q.map(partQuery),
    ...(names.category === undefined ? [] : [lexeme('category', names.category)]),
    ...(names.paymentMethod === undefined ? [] : [paymentQuery(names.paymentMethod)]),
  ]
  return all(parts)
}

function any(queries: readonly string[]): string {
  return `(${queries.join(' | ')})`
}

function all(queries: readonly string[]): string {
  return `(${[...new Set(queries)].join(' & ')})`
}

/** Quotes a lexeme of any characters for a tsquery. */
function quoted(lexeme: string): string {
  return `'${lexeme.replace(/['\\]/g, '$&$&')}'`
}
