/** How well a set is understood. */
import { SURE } from '../../shared/understanding/confidence.ts'
import { type Answer, type ExpectedPair, judgedItems, pairsOf } from './answers.ts'
import { type IsSame, sameAmount, sameCategory, sameDate, sameDescription, samePayment } from './same-item.ts'
import type { SampleKind } from './sample.ts'
import { type Share, shareOf } from './share.ts'

/** Each figure with its label; more is better of every one. */
export const FIGURES = {
  amounts: 'items and amounts, utterances',
  everyday: 'the same, everyday ones',
  hard: 'the same, hard ones',
  refusals: 'no expense, utterances',
  unpriced: 'a purchase without its price, utterances',
  categories: 'category, items',
  dates: 'date, items',
  payments: 'payment method, items',
  descriptions: 'description word for word, items',
  sure: 'right of those at 0.9 and above, items',
  everydaySure: 'everyday items at 0.9 and above',
} as const

export type FigureName = keyof typeof FIGURES
export type Figures = Readonly<Record<FigureName, Share>>

const isSure = ({ confidence }: { readonly confidence: number }) => confidence >= SURE

/** As many items as expected, each of the amount expected. */
function hasItsAmounts(answer: Answer): boolean {
  const { sample, extraction } = answer
  return extraction.items.length === sample.items.length && pairsOf(answer).every(agreeIn(sameAmount))
}

/** Without items, and for the reason expected where the sample tells one. */
function isRefused({ sample: { violation_type: expected }, extraction }: Answer): boolean {
  return extraction.items.length === 0 && (expected === undefined || extraction.violationType === expected)
}

function agreeIn(isSame: IsSame): (pair: ExpectedPair) => boolean {
  return ({ expected, heard }) => heard !== undefined && isSame(expected, heard)
}

export function figuresOf(answers: readonly Answer[]): Figures {
  const told = answers.filter(({ sample }) => sample.items.length > 0)
  const others = answers.filter(({ sample }) => sample.items.length === 0)
  const pairs = told.flatMap(pairsOf)
  const ofKind = (kind: SampleKind) => told.filter(({ sample }) => sample.kind === kind)
  const judged = answers.flatMap(judgedItems)
  return {
    amounts: shareOf(told, hasItsAmounts),
    everyday: shareOf(ofKind('everyday'), hasItsAmounts),
    hard: shareOf(ofKind('hard'), hasItsAmounts),
    refusals: shareOf(others, isRefused),
    unpriced: shareOf(
      others.filter(({ sample }) => (sample.unpriced ?? []).length > 0),
      ({ extraction }) => extraction.items.length === 0 && extraction.reason === 'unpriced',
    ),
    categories: shareOf(pairs, agreeIn(sameCategory)),
    dates: shareOf(pairs, agreeIn(sameDate)),
    payments: shareOf(pairs, agreeIn(samePayment)),
    descriptions: shareOf(pairs, agreeIn(sameDescription)),
    sure: shareOf(
      judged.filter(({ item }) => isSure(item)),
      ({ isRight }) => isRight,
    ),
    everydaySure: shareOf(
      ofKind('everyday').flatMap(({ extraction }) => extraction.items),
      isSure,
    ),
  }
}
