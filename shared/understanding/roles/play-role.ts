/** Applies the role of an amount to the price beside it: change, discounts, contributions of others. */
import { isSurcharge } from '../categories/surcharge.ts'
import { hasAmount } from '../clauses/clause-content.ts'
import { isCertain, isSmall } from '../spans/amount.ts'
import { literalRupiah, minus, plus } from '../spans/amount-arithmetic.ts'
import { hundredsOf } from '../spans/pairs.ts'
import type { SpokenAmount } from '../utterance/span.ts'
import { nameThing } from '../words/content-words.ts'
import type { AmountRole } from './amount-role.ts'
import { isHanded, replaceHandedAmount, takeHandedAmount } from './cash-change.ts'
import type { PlacedAmount } from './clause-rewriter.ts'
import { isOfOne } from './pieces.ts'
import type { PriceLedger } from './price-ledger.ts'

/**
 * Takes away the note that price and change make up: 'gave the cashier two twenties for 31.14 worth of groceries and got
 * 8.86 back'.
 */
function takeNote(ledger: PriceLedger, price: PlacedAmount, change: SpokenAmount): boolean {
  const other = ledger.pricesInSentence().find(({ amount }) => amount.start < price.amount.start)
  if (!other) return false
  const makesUp = (note: PlacedAmount, paid: PlacedAmount) =>
    literalRupiah(plus(paid.amount, change)) === literalRupiah(note.amount)
  // The note stands before the price, or behind it: 'tirai 60 ribu, kukasih uang seratus, kembali 40'.
  if (makesUp(other, price)) return takeHandedAmount(other)
  return makesUp(price, other) && takeHandedAmount(price)
}

/** Subtracts change from its note; change without a note does not affect the price. */
/** The note handed over, where a few pieces are counted behind it: 'gave him a twenty for three raspados and he gave me back 3.50'. */
function noteBefore(ledger: PriceLedger, price: PlacedAmount, change: SpokenAmount): PlacedAmount {
  if (!isSmall(price.amount) || isCertain(price.amount)) return price
  const note = ledger.pricesInSentence().find(other => isHanded(other) && other.amount.plain > change.plain)
  return note ?? price
}

function giveBack(
  ledger: PriceLedger,
  price: PlacedAmount,
  role: 'back' | 'returned',
  amount: SpokenAmount,
): boolean {
  if (takeNote(ledger, price, amount)) return true
  const note = noteBefore(ledger, price, amount)
  const left = minus(note.amount, amount)
  if (!left) return role === 'back'
  const isChange = replaceHandedAmount(ledger.built, note.parts, note.at, left)
  return isChange || role === 'back' || ledger.lower(price, amount)
}

/** 'Ayam 54 ribu plus ongkir 9 ribu dipotong promo 20 ribu': takes from both what is more than the fee. */
function lowerWithFee(ledger: PriceLedger, fee: PlacedAmount, amount: SpokenAmount): void {
  const price = ledger.pricesInSentence()[1]
  const named = fee.parts[fee.at - 1]
  if (!price || named?.kind !== 'words' || !isSurcharge(named.words)) return
  const left = minus(plus(price.amount, fee.amount), amount)
  if (!left) return
  ledger.change(price, left)
  for (const at of [fee.at - 1, fee.at]) fee.parts[at] = { kind: 'words', words: [] }
}

/** 'Dinner was one twelve plus twenty tip': a tip is less than the bill, so the pair tells hundreds. */
function withoutCents(price: SpokenAmount, added: SpokenAmount): SpokenAmount {
  return added.plain > price.plain ? (hundredsOf(price) ?? price) : price
}

function playBeside(
  ledger: PriceLedger,
  price: PlacedAmount,
  role: Exclude<AmountRole, 'aside' | 'asked' | 'former'>,
  amount: SpokenAmount,
): boolean {
  switch (role) {
    case 'included':
      return minus(price.amount, amount) !== null
    case 'whole':
      return ledger.isInSentence(price) && minus(amount, price.amount) !== null
    case 'back':
    case 'returned':
      return giveBack(ledger, price, role, amount)
    case 'off':
      if (!ledger.lower(price, amount)) lowerWithFee(ledger, price, amount)
      return true
    case 'repaid':
      // 'We went halves on the tickets 180, he handed me his 90': it is divided already.
      if (ledger.isShared(price)) return true
      return ledger.isInSentence(price) && ledger.lower(price, amount)
    case 'reduces':
      return ledger.isInSentence(price) && ledger.lower(price, amount)
    case 'adds':
      // 'Dinner was 32. Plus five tip.'
      if (!ledger.isInSentence(price) && nameThing(ledger.built.wordsSinceAmount())) return false
      if (isOfOne(price)) return false
      ledger.change(price, plus(withoutCents(price.amount, amount), amount))
      return true
    case 'maybe':
      return ledger.lower(price, amount)
  }
}

/** 'Aslinya 210, pakai voucher 30 ribu': deducts from the usual price. */
function lowerAside(ledger: PriceLedger, amount: SpokenAmount): boolean {
  const left = ledger.aside && minus(ledger.aside, amount)
  if (!left) return false
  ledger.addSettled(left)
  ledger.aside = null
  return true
}

/** Applies the role of `amount`; false where it is a price after all. */
export function playRole(ledger: PriceLedger, role: AmountRole, amount: SpokenAmount): boolean {
  if (role === 'aside' || role === 'asked') {
    ledger.aside = amount
    return true
  }
  if (role === 'former') {
    ledger.built.undate()
    return true
  }
  const price = ledger.lastPrice()
  const isThing = role === 'maybe' && !hasAmount(ledger.built)
  if (!price || isThing)
    return lowerAside(ledger, amount) || (!isThing && (role === 'back' || role === 'off'))
  if (!playBeside(ledger, price, role, amount)) return false
  ledger.isFromOthers = role === 'repaid'
  if (ledger.isFromOthers) ledger.built.mute(price)
  else ledger.absorb(price)
  return true
}
