/** What a question is made of, in the order said. */
import type { Category } from '../../domain/category.ts'
import type { PaymentMethod } from '../../domain/payment-method.ts'
import type { DateRange } from '../../domain/period.ts'
import type { Asked } from '../../domain/spending-question.ts'
import { CATEGORY_CUES, EVIDENCE } from '../categories/lexicon.ts'
import { numberWord } from '../numbers/number-words.ts'
import { type Token, withWord } from '../utterance/token.ts'
import type { Utterance } from '../utterance/utterance.ts'
import { FILLERS } from '../words/filler-words.ts'
import {
  containsPhrase,
  matchPhrase,
  type PhraseMatch,
  phraseList,
  phraseSet,
  skipPhrase,
} from '../words/phrase-table.ts'
import { plainToken } from '../words/word-forms.ts'
import { readAskedPayment } from './asked-payment.ts'
import {
  ASKING,
  COUNTS_ASKED,
  DENYING,
  MAKING,
  OTHER_MATTERS,
  REPAIRING,
  SPENDING_NOUNS,
  SPENDING_TALK,
} from './asking-words.ts'
import { MEALS, NAMED_CATEGORIES } from './named-category.ts'
import { readPeriod } from './read-period.ts'
import { SMALL_WORDS } from './small-words.ts'

export type QuestionPart =
  | { readonly kind: 'period'; readonly value: DateRange }
  | { readonly kind: 'category'; readonly value: Category }
  | { readonly kind: 'payment'; readonly value: PaymentMethod }
  | { readonly kind: 'asking'; readonly what: Asked }
  /** It is about spending; `isNoun`: it asks for it by itself, beside a period. */
  | { readonly kind: 'spending'; readonly isNoun: boolean }
  /** The recorded expenses do not tell it. */
  | { readonly kind: 'otherMatter' }
  /** Belongs to no period: it may be an amount that was spent. */
  | { readonly kind: 'number' }
  /** No word of grammar. `isNamed`: it stands where a thing or a place would. */
  | { readonly kind: 'thing'; readonly words: readonly Token[]; readonly isNamed: boolean }
  | { readonly kind: 'break' }
  /** What follows may replace what was said before: 'minggu lalu, eh bulan lalu'. */
  | { readonly kind: 'repair' }
  /** What follows is not meant: 'bukan minggu ini'. */
  | { readonly kind: 'denial' }

const BREAKS: ReadonlySet<string> = new Set([',', '.', '?', '!', ';', '-'])
const REASONS = phraseSet(phraseList('soalnya|karena|because|cuz|biar|supaya|so i can|so that'))

/** Behind them a thing or a place is named. */
const BEFORE_THINGS = phraseSet(
  phraseList(
    'buat|untuk|utk|bwt|bt|di|ke|on|at|for|from|to|beli|belinya|beliin|jajan|naik|isi|ngisi|bayar|buying|bought|buy|get|got|order|ordered|pesan|pesen|minum|took|take',
  ),
)

/** In words. */
const LONGEST_NAME = 4

interface FoundParts {
  readonly parts: readonly QuestionPart[]
  /** Index after the last token. */
  readonly end: number
}

export function readQuestionParts(utterance: Utterance): readonly QuestionPart[] {
  const parts: QuestionPart[] = []
  for (let at = 0; at < utterance.tokens.length; ) {
    const found = partsAt(utterance, at)
    const [first] = found.parts
    const last = parts.at(-1)
    if (first?.kind === 'thing' && last?.kind === 'thing' && follows(last.words, first.words))
      parts[parts.length - 1] = {
        ...last,
        words: [...last.words, ...first.words],
        isNamed: last.isNamed || first.isNamed,
      }
    else parts.push(...found.parts)
    at = found.end
  }
  return parts
}

function follows(words: readonly Token[], next: readonly Token[]): boolean {
  return words.at(-1)?.index === (next[0]?.index ?? 0) - 1
}

function partsAt(utterance: Utterance, at: number): FoundParts {
  const { tokens } = utterance
  const days = readPeriod(utterance, at)
  if (days) return { parts: [{ kind: 'period', value: days.range }], end: days.end }
  const reason = skipPhrase(REASONS, tokens, at)
  if (reason > at) return { parts: [{ kind: 'break' }], end: reason }
  const talk = readTalk(utterance, at)
  // 'saldo gopay' is no way of paying.
  if (talk?.parts[0]?.kind === 'otherMatter') return talk
  return readFilter(utterance, at) ?? talk ?? { parts: readToken(tokens, at), end: at + 1 }
}

/** The category, meal or way of paying that starts there. */
function readFilter(utterance: Utterance, at: number): FoundParts | null {
  const { tokens } = utterance
  const meal = skipPhrase(MEALS, tokens, at)
  if (meal > at)
    return { parts: [{ kind: 'thing', words: utterance.between(at, meal), isNamed: true }], end: meal }
  const named = matchPhrase(NAMED_CATEGORIES, tokens, at) ?? readOwned(tokens, at)
  if (named) return { parts: [{ kind: 'category', value: named.value }], end: named.end }
  const paid = readAskedPayment(utterance, at)
  return paid && { parts: [{ kind: 'payment', value: paid.method }], end: paid.end }
}

/** 'hiburanku', 'langgananmu' */
function readOwned(tokens: readonly Token[], at: number): PhraseMatch<Category> | null {
  const token = tokens[at]
  const [, owned] = /^(.{4,})(?:ku|mu|nya)$/.exec(token?.word ?? '') ?? []
  if (!token || !owned) return null
  const found = matchPhrase(NAMED_CATEGORIES, [withWord(token, owned)], 0)
  return found && { ...found, end: at + 1 }
}

/** The longest phrase of those that ask or lead on; null where none starts there. */
function readTalk(utterance: Utterance, at: number): FoundParts | null {
  const { tokens } = utterance
  const asking = matchPhrase(ASKING, tokens, at)
  const spending = skipPhrase(SPENDING_TALK, tokens, at)
  const other = otherMatterEnd(utterance, at)
  const repair = skipPhrase(REPAIRING, tokens, at)
  const denial = skipPhrase(DENYING, tokens, at)
  const small = Math.max(skipPhrase(SMALL_WORDS, tokens, at), skipPhrase(FILLERS, tokens, at))
  const end = Math.max(asking?.end ?? at, spending, other, repair, denial, small)
  if (end === at) return null
  if (other === end) return { parts: [{ kind: 'otherMatter' }], end }
  if (denial === end) return { parts: [{ kind: 'denial' }], end }
  const parts: QuestionPart[] = []
  if (repair === end) parts.push({ kind: 'repair' })
  if (asking?.end === end) parts.push({ kind: 'asking', what: asking.value })
  if (spending > at && spending >= small)
    parts.push({ kind: 'spending', isNoun: skipPhrase(SPENDING_NOUNS, tokens, at) > at })
  return { parts, end }
}

/** Index behind what the expenses do not tell; `at` where nothing of the kind starts there. */
function otherMatterEnd(utterance: Utterance, at: number): number {
  const { tokens } = utterance
  if (MAKING.has(utterance.word(at)) && containsPhrase(COUNTS_ASKED, utterance.between(0, at))) return at
  const end = skipPhrase(OTHER_MATTERS, tokens, at)
  // 'habis berapa tahun ini' asks for no years.
  return end > at + 1 && readPeriod(utterance, end - 1) ? at : end
}

/** Behind what leads to a thing, or known as one. */
function isNamedAt(tokens: readonly Token[], at: number): boolean {
  if (skipPhrase(BEFORE_THINGS, tokens, at - 1) === at) return true
  const plain = tokens.slice(at, at + LONGEST_NAME).map(plainToken)
  return (matchPhrase(CATEGORY_CUES, plain, 0)?.value.weight ?? 0) >= EVIDENCE.hint
}

function readToken(tokens: readonly Token[], at: number): readonly QuestionPart[] {
  const found = tokens[at]
  if (!found) return []
  if (found.kind === 'number' || numberWord(found) !== null) return [{ kind: 'number' }]
  if (found.kind === 'word') return [{ kind: 'thing', words: [found], isNamed: isNamedAt(tokens, at) }]
  return BREAKS.has(found.word) ? [{ kind: 'break' }] : []
}
