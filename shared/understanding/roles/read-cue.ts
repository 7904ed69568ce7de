/** Cues for the role of an amount relative to the price before it, the most reliable first. */
import type { Utterance } from '../utterance/utterance.ts'
import { readAdded } from './additions.ts'
import type { RoleCue } from './amount-role.ts'
import { readAsked, readFormer, readFormerDay } from './bargaining.ts'
import { readIncludedLast } from './included.ts'
import type { PriceLedger } from './price-ledger.ts'
import { readRole } from './read-role.ts'
import { readRepaidLater } from './repaid-later.ts'
import { readRepaid } from './repayment.ts'
import type { AmountInWords } from './results.ts'
import { endsInPaidRest, isDueLater, readRest, readWhole } from './wholes.ts'

/** Null where it may be a price. */
export function readCue(utterance: Utterance, ledger: PriceLedger, said: AmountInWords): RoleCue | null {
  const { before, behind } = said
  if (endsInPaidRest(before) && !isDueLater(utterance, said)) return null
  return (
    readRepaidLater(utterance, ledger, said) ??
    readRepaid(ledger, said) ??
    readAdded(ledger, said) ??
    readWhole(ledger, said) ??
    readRest(utterance, ledger, said) ??
    readRole(before, behind) ??
    readIncludedLast(ledger, before) ??
    readFormer(ledger, said) ??
    readFormerDay(utterance, ledger, said) ??
    readAsked(before, behind)
  )
}
