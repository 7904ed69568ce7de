/**
 * The search terms of an expense, as lexemes of a tsvector: the words of its description (as by `searchWords`
 * in `shared/domain/search-text.ts`), its amount, category and payment method. Each lexeme begins with the
 * account's id, which separates accounts within one index.
 */
import { sql } from 'drizzle-orm'
import { customType } from 'drizzle-orm/pg-core'

/** The kind of a lexeme, after the account's id. */
export const TERM_KINDS = { word: '/w', category: '/c', paymentMethod: '/p', amount: '/a' } as const

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' })

const MARKS = String.raw`[\u0300-\u036f\ufe00-\ufe0f]`
const SEPARATORS = String.raw`[\u0001-/:-@\[-\u0060{-\u00bf\u00d7\u00f7\u2000-\u206f\u3000-\u303f]+`
const LONG_WORD = '([^ ]{64})[^ ]+'

const WHOLE_MATCH = String.raw`'\&'`

const folded = `lower(regexp_replace(normalize("description", NFKD), '${MARKS}', '', 'g') collate "C")`
const spaced = `btrim(regexp_replace(${folded}, '${SEPARATORS}', ' ', 'g'), ' ')`
const words = String.raw`regexp_replace(${spaced}, '${LONG_WORD}', '\1', 'g')`

function term(kind: keyof typeof TERM_KINDS, value: string): string {
  return `"user_id"::text || '${TERM_KINDS[kind]}' || ${value}`
}

/** Computed by the database, so that no write can forget it. */
export const searchTerms = () =>
  tsvector('search_terms')
    .notNull()
    .generatedAlwaysAs(
      sql.raw(
        `array_to_tsvector(${[
          `string_to_array(regexp_replace(${words}, '[^ ]+', ${term('word', WHOLE_MATCH)}, 'g'), ' ')`,
          `array[${term('category', '"category"')}, ${term('amount', '"amount"::text || "currency"')}]`,
          `case when "payment_method" is null then '{}'::text[] else array[${term('paymentMethod', '"payment_method"')}] end`,
        ].join(' || ')})`,
      ),
    )
