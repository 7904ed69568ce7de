/** Applies the speaker's earlier corrections to items. */
import type { Doubt } from '../domain/doubt.ts'
import type { ExtractedItem, UnpricedExpense } from '../domain/extraction.ts'
import {
  isContradicted,
  isProven,
  type Learned,
  type LearnedField,
  type LearnedValues,
  type PhraseRule,
} from '../domain/phrase-memory.ts'
import { assess } from './confidence.ts'
import { fieldInDoubt } from './doubts/field-in-doubt.ts'
import { judgeAmount } from './memory/amount-guard.ts'
import type { FoundRule, PhraseIndex } from './memory/phrase-index.ts'

const CONTRADICTED: Readonly<Record<LearnedField, Doubt>> = {
  category: 'categoryContradicted',
  description: 'descriptionContradicted',
  paymentMethod: 'paymentContradicted',
}

/** Doubts about a name that a learned rule resolves. */
const ANSWERED_BY_CATEGORY: ReadonlySet<Doubt> = new Set<Doubt>([
  'categoryBroad',
  'headUnknown',
  'modifierUnknown',
  'modifiersUnknown',
  'wordUnseen',
  'wordsUnseen',
])
/** Doubts about a number that the speaker's usual amount resolves. */
const ANSWERED_BY_AMOUNT: ReadonlySet<Doubt> = new Set<Doubt>([
  'amountUnusual',
  'assumedThousands',
  'amountUncommon',
  'hundredsPossible',
  'numberBare',
  'numberSmall',
])

/**
 * Each item with the values of the most specific learned rule for each field. A rule with fewer words than
 * were said gives category and payment method, but raises a doubt; a payment method that was said stays.
 * Contradicting corrections mark the field and leave it unchanged. A likely digit error is marked, with the
 * probable amount. Amounts, days and currencies are never changed.
 */
export function recall(items: readonly ExtractedItem[], memory: PhraseIndex): ExtractedItem[] {
  return items.map(item => {
    if (!item.phrase) return item
    return guarded(ruled(item, memory.rulesFor(item.phrase)), memory)
  })
}

/** What was said without its price, with the category and the name of the rules that do not waver. */
export function recallUnpriced(said: UnpricedExpense, memory: PhraseIndex): UnpricedExpense {
  if (said.phrase === undefined) return said
  const rules = memory.rulesFor(said.phrase)
  const category = findingFor('category', rules)?.learned
  const description = findingFor(
    'description',
    rules.filter(({ isExact }) => isExact),
  )?.learned
  return {
    ...said,
    ...(category && !isContradicted(category) && { category: category.value }),
    ...(description && !isContradicted(description) && { description: description.value }),
  }
}

interface Finding<F extends LearnedField> {
  readonly rule: PhraseRule
  readonly isExact: boolean
  readonly learned: Learned<LearnedValues[F]>
}

function ruled(item: ExtractedItem, rules: readonly FoundRule[]): ExtractedItem {
  const category = findingFor('category', rules)
  const description = findingFor(
    'description',
    rules.filter(({ isExact }) => isExact),
  )
  const payment = item.paymentMethod === null ? findingFor('paymentMethod', rules) : null
  if (!category && !description && !payment) return item
  const doubts = new Set(item.doubts)
  const applied: [LearnedField, PhraseRule][] = []
  function taken<F extends LearnedField>(field: F, finding: Finding<F> | null): LearnedValues[F] {
    // Items have one of the ten categories, as rules do.
    const own: LearnedValues[F] = item[field] as LearnedValues[F]
    if (!finding) return own
    const { rule, isExact, learned } = finding
    if (isContradicted(learned)) {
      doubts.add(CONTRADICTED[field])
      return own
    }
    if (isExact && field === 'category') settle(doubts, doubt => isAboutCategory(doubt))
    if (learned.value === own) return own
    if (!isExact || !isProven(learned)) doubts.add('ruleUnproven')
    applied.push([field, rule])
    return learned.value
  }
  const values = {
    category: taken('category', category),
    description: taken('description', description),
    paymentMethod: taken('paymentMethod', payment),
  }
  const on = applied
    .map(([, { learnedOn }]) => learnedOn)
    .sort()
    .at(-1)
  const fields = applied.map(([field]) => field)
  return {
    ...item,
    ...values,
    ...assess([...doubts], fields),
    ...(on === undefined ? {} : { recalled: { fields, on } }),
  }
}

/** The value of the most specific rule for the field; several equally specific rules have to agree. */
function findingFor<F extends LearnedField>(field: F, rules: readonly FoundRule[]): Finding<F> | null {
  const knowing = rules.flatMap(({ rule, length, isExact }) => {
    const learned: Learned<LearnedValues[F]> | undefined = rule.learned[field]
    return learned ? [{ rule, length, isExact, learned }] : []
  })
  const [best] = knowing
  if (!best) return null
  const agree = knowing.every(
    ({ length, learned }) => length < best.length || learned.value === best.learned.value,
  )
  return agree ? best : { ...best, learned: { ...best.learned, agreed: 1, wavered: true } }
}

function isAboutCategory(doubt: Doubt): boolean {
  return fieldInDoubt(doubt) === 'category' || ANSWERED_BY_CATEGORY.has(doubt)
}

function settle(doubts: Set<Doubt>, isSettled: (doubt: Doubt) => boolean): void {
  for (const doubt of doubts) if (isSettled(doubt)) doubts.delete(doubt)
}

function guarded(item: ExtractedItem, memory: PhraseIndex): ExtractedItem {
  const { amount, currency, doubts, recalled, phrase = '' } = item
  const verdict = judgeAmount(amount, memory.amountsOf(phrase, currency), currency)
  if (verdict.kind === 'usual') {
    const left = doubts.filter(doubt => !ANSWERED_BY_AMOUNT.has(doubt))
    return left.length === doubts.length ? item : { ...item, ...assess(left, recalled?.fields) }
  }
  if (verdict.kind !== 'odd') return item
  const { likelier } = verdict
  return {
    ...item,
    ...assess([...doubts, 'amountFar'], recalled?.fields),
    ...(likelier === null ? {} : { likelierAmount: likelier }),
  }
}
