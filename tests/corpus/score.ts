/** How much of a corpus is understood. */
import type { ExtractedItem, Extraction, SpeechContext } from '../../shared/domain/extraction.ts'
import { toMajor } from '../../shared/domain/money.ts'
import { type ExpectedItem, type Sample, saidIn } from './corpus.ts'

export interface Share {
  readonly right: number
  readonly of: number
}

export interface Score {
  /** Utterances whose items are as many, and cost as much, as expected. */
  readonly amounts: Share
  /** Items, expected ones counted. */
  readonly categories: Share
  readonly dates: Share
  readonly payments: Share
  /** As expected but for case. */
  readonly descriptions: Share
  /** Utterances that tell of no expense, or of nothing, and are taken so. */
  readonly nonExpenses: Share
  /** By confidence, the surest first: items right in amount, category, date and payment. */
  readonly calibration: readonly (Share & { readonly from: number; readonly to: number })[]
}

/** Bounds of the rows of the calibration table; the upper one is left out. */
const BINS = [
  [0.9, 1.01],
  [0.8, 0.9],
  [0.6, 0.8],
  [0, 0.6],
] as const

interface Pair {
  readonly expected: ExpectedItem
  readonly heard: ExtractedItem | undefined
}

const sameAmount = ({ expected, heard }: Pair) =>
  heard?.currency === expected.currency && toMajor(heard.amount, heard.currency) === expected.amount
const sameCategory = ({ expected, heard }: Pair) => heard?.category === expected.category
const sameDate = ({ expected, heard }: Pair) => heard?.date === expected.date
const samePayment = ({ expected, heard }: Pair) =>
  heard !== undefined && heard.paymentMethod === expected.payment_method
const sameDescription = ({ expected, heard }: Pair) =>
  heard?.description.toLowerCase() === expected.description.toLowerCase()

function share<T>(all: readonly T[], isRight: (one: T) => boolean): Share {
  return { right: all.filter(isRight).length, of: all.length }
}

export function score(
  samples: readonly Sample[],
  extract: (text: string, context: SpeechContext) => Extraction,
): Score {
  const answers = samples.map(sample => ({ sample, ...extract(sample.text, saidIn(sample)) }))
  const told = answers.filter(({ sample }) => sample.items.length > 0)
  const others = answers.filter(({ sample }) => sample.items.length === 0)
  const pairs = told.flatMap(({ sample, items }) =>
    sample.items.map((expected, at): Pair => ({ expected, heard: items[at] })),
  )
  const isRight = (pair: Pair) =>
    [sameAmount, sameCategory, sameDate, samePayment].every(isSame => isSame(pair))
  return {
    amounts: share(
      told,
      ({ sample, items }) =>
        items.length === sample.items.length &&
        sample.items.every((expected, at) => sameAmount({ expected, heard: items[at] })),
    ),
    categories: share(pairs, sameCategory),
    dates: share(pairs, sameDate),
    payments: share(pairs, samePayment),
    descriptions: share(pairs, sameDescription),
    nonExpenses: share(
      others,
      ({ sample, items, violationType }) => items.length === 0 && violationType === sample.violation_type,
    ),
    calibration: BINS.map(([from, to]) => {
      const sure = pairs.filter(({ heard }) => heard && heard.confidence >= from && heard.confidence < to)
      return { from, to: Math.min(to, 1), ...share(sure, isRight) }
    }),
  }
}
