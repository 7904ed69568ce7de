/** Whether items of a confidence are right as often as it says. */
import { type Share, shareOf } from './share.ts'

/** Rows of the table. */
const TENTHS = 10

export interface ReliabilityRow extends Share {
  /** Lowest confidence of the row. */
  readonly from: number
  /** Left out but for 1. */
  readonly to: number
  /** Mean confidence of its items, null without any: what the share of right ones should be. */
  readonly stated: number | null
}

/** An item that is right, or not, with the confidence stated. */
export interface StatedConfidence {
  readonly confidence: number
  readonly isRight: boolean
}

/** A row a tenth of confidence, the surest first. */
export function reliabilityOf(items: readonly StatedConfidence[]): ReliabilityRow[] {
  const tenthOf = ({ confidence }: StatedConfidence) =>
    Math.min(TENTHS - 1, Math.floor(confidence * TENTHS + 1e-9))
  return Array.from({ length: TENTHS }, (_, at) => TENTHS - 1 - at).map(tenth => {
    const within = items.filter(item => tenthOf(item) === tenth)
    const sum = within.reduce((total, { confidence }) => total + confidence, 0)
    return {
      from: tenth / TENTHS,
      to: (tenth + 1) / TENTHS,
      stated: within.length === 0 ? null : sum / within.length,
      ...shareOf(within, ({ isRight }) => isRight),
    }
  })
}
