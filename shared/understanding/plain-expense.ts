/** Sentences that tell of an expense of their own, or of other money, which a correction of what is saved may be read into. */
import type { SavedExpense } from '../domain/correction.ts'
import type { Extraction, NoExpenseReason } from '../domain/extraction.ts'
import { DENYING, STRONG_CUES } from './corrections/cue-words.ts'
import { type Token, tokenise } from './utterance/token.ts'
import { containsPhrase, phraseList, unionOf } from './words/phrase-table.ts'
import { plainWord } from './words/word-forms.ts'

export const CORRECTING = unionOf([STRONG_CUES, DENYING])
/** Words of a text in which it points at what was said before: 'yang kopi 20 ribu', 'the coffee was 5', 'kopinya 30'. */
const OPENING = 2

/** Words that point at what was saved. */
export const POINTERS: ReadonlySet<string> = new Set(
  phraseList('yang|yg|si|the|that|those|this|these|itu|ini|tadi'),
)

export function openingOf(tokens: readonly Token[]): readonly Token[] {
  return tokens.filter(({ kind }) => kind === 'word').slice(0, OPENING)
}

function namesOf(description: string): ReadonlySet<string> {
  return new Set(
    tokenise(description).flatMap(({ kind, word }) => (kind === 'word' ? [plainWord(word)] : [])),
  )
}

/**
 * Whether `text`, whose expenses are `items`, tells of some whose names none of `saved` has, and neither denies nor points at
 * anything: 'dua orang tukang, tiga hari, jadi 900 ribu'.
 */
export function tellsNewExpense(
  text: string,
  saved: readonly SavedExpense[],
  { items }: Extraction,
): boolean {
  const tokens = tokenise(text)
  const opening = openingOf(tokens)
  if (containsPhrase(CORRECTING, tokens) || opening.some(({ word }) => POINTERS.has(word))) return false
  const known = saved.map(({ description }) => namesOf(description))
  return (
    items.length > 0 &&
    items.every(({ description, doubts }) => {
      if (doubts.includes('descriptionMissing')) return false
      const names = [...namesOf(description)]
      const isOwned = opening.some(({ word }) => word.endsWith('nya') && names.includes(plainWord(word)))
      return !isOwned && names.length > 0 && !known.some(words => names.every(name => words.has(name)))
    })
  )
}

const OTHER_MONEY: ReadonlySet<NoExpenseReason> = new Set(['income', 'moved', 'others'])

export function isOtherMoney({ reason }: Extraction): boolean {
  return reason !== undefined && OTHER_MONEY.has(reason)
}

/**
 * Whether `text`, which gives a new price by its words alone, tells of money that came in or of what another paid: 'got paid
 * 500 today', 'baksonya dibayarin Budi 15rb'.
 */
export function tellsNotSpent(text: string, { reason }: Extraction): boolean {
  const tokens = tokenise(text)
  if (containsPhrase(CORRECTING, tokens)) return false
  return reason === 'income' || (reason === 'others' && tokens.some(({ kind }) => kind === 'number'))
}
