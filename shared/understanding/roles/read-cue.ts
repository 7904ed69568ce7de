/** Cues for the role of an amount relative to the price before it, the most reliable first. */
import { NEGATIONS } from '../intent/negation-words.ts'
import { isOwnMoney } from '../intent/own-money.ts'
import { withoutAmounts } from '../intent/without-amounts.ts'
import type { Utterance } from '../utterance/utterance.ts'
import { containsPhrase } from '../words/phrase-table.ts'
import { readAdded } from './additions.ts'
import type { AmountInWords } from './amount-in-words.ts'
import type { RoleCue } from './amount-role.ts'
import { readAsked, readFormer, readFormerDay } from './bargaining.ts'
import { isHanded } from './cash-change.ts'
import { readIncludedLast } from './included.ts'
import { isOfferAccepted, readGranted } from './offers.ts'
import type { PriceLedger } from './price-ledger.ts'
import { readRole } from './read-role.ts'
import { readRepaidLater } from './repaid-later.ts'
import { readRepaid } from './repayment.ts'
import { isDueLater, isPaidRest, readRest, readWhole } from './wholes.ts'

/** 'Moved 500 to my account and the fee alone was 6.83': no part of what was moved, but paid besides. */
function isOfMove(ledger: PriceLedger, cue: RoleCue | null): boolean {
  const price = cue?.role === 'included' ? ledger.built.lastAmount() : null
  return price !== null && isOwnMoney(withoutAmounts(price.clause.said))
}

/** 'Filternya nggak jadi diganti, jasa pasangnya aja 15 ribu': no part of what was not bought. */
function isBoughtInstead({ built }: PriceLedger, cue: RoleCue | null): boolean {
  return cue?.role === 'included' && containsPhrase(NEGATIONS, built.wordsSinceAmount())
}

/** The 26.5 of 'kasih seratus ribu, balik dua enam setengah', and no way back. */
function readReturned({ built }: PriceLedger, { before }: AmountInWords): RoleCue | null {
  const note = before.length === 1 && before[0]?.word === 'balik' ? built.lastAmount() : null
  return note && isHanded(note) ? { role: 'back', before: 1, behind: 0 } : null
}

/** Null where it may be a price. */
export function readCue(utterance: Utterance, ledger: PriceLedger, said: AmountInWords): RoleCue | null {
  if (isPaidRest(said) && !isDueLater(utterance, said)) return null
  const cue = firstCue(utterance, ledger, said)
  return isOfMove(ledger, cue) || isBoughtInstead(ledger, cue) ? null : cue
}

function firstCue(utterance: Utterance, ledger: PriceLedger, said: AmountInWords): RoleCue | null {
  const { before, behind } = said
  return (
    readRepaidLater(utterance, ledger, said) ??
    readRepaid(utterance, ledger, said) ??
    readAdded(ledger, said) ??
    readWhole(ledger, said) ??
    readRest(utterance, ledger, said) ??
    readReturned(ledger, said) ??
    readGranted(before, behind) ??
    readRole(before, behind) ??
    readIncludedLast(ledger, before) ??
    readFormer(ledger, said) ??
    readFormerDay(utterance, ledger, said) ??
    (isOfferAccepted(utterance, behind) ? null : readAsked(before, behind))
  )
}
