/** A rule of the phrase memory between the table and the domain. */
import type { CalendarDate } from '../../shared/domain/calendar-date.ts'
import { LEARNED_FIELDS, type Learned, type PhraseRule } from '../../shared/domain/phrase-memory.ts'
import type { TaughtFields } from '../../shared/understanding/memory/learn.ts'
import { phraseKey } from '../../shared/understanding/memory/phrase.ts'
import type { phraseRules as rules } from '../db/schema.ts'
import { namedUuid } from '../expenses/named-uuid.ts'

export type PhraseRow = typeof rules.$inferSelect

/** Equal for phrases of the same words, in any order. */
export function phraseId(userId: string, phrase: string): string {
  return namedUuid('phrase', userId, phraseKey(phrase))
}

export function ruleFromRow({ id, phrase, learned, learnedOn }: PhraseRow): PhraseRule {
  return { id, phrase, learned: withoutOrigin(learned), learnedOn: learnedOn as CalendarDate }
}

/** Without the source correction, which the page does not need. */
function withoutOrigin(learned: TaughtFields): PhraseRule['learned'] {
  const known = LEARNED_FIELDS.flatMap((field): [string, Learned<unknown>][] => {
    const taught = learned[field]
    return taught ? [[field, { value: taught.value, agreed: taught.agreed, wavered: taught.wavered }]] : []
  })
  return Object.fromEntries(known)
}
