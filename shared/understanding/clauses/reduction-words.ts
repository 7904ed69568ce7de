/** The words around money and percents that lower what was paid, or say nothing of it. */
import { phraseList, phraseSet, phraseTable } from '../words/phrase-table.ts'

/**
 * `back`: change. `off`: a discount. `aside`: money that was not spent. `maybe`: a discount if there is a price
 * before it in the same clause, else the thing bought ('voucher 50 ribu', 'kembali 20 ribu').
 */
export type ReductionKind = 'back' | 'off' | 'aside' | 'maybe'

function kind(value: ReductionKind, phrases: string): [string, ReductionKind][] {
  return phraseList(phrases).map((phrase): [string, ReductionKind] => [phrase, value])
}

/** Right before the amount. */
export const REDUCED_BY = phraseTable<ReductionKind>([
  ...kind(
    'back',
    `kembalian|kembaliannya|kembalinya|dikembaliin|dikembalikan|dibalikin|susuk|susuknya|jujul|uang kembalian
    dapat kembalian|dapet kembalian|dapat kembali|dapet kembali|change of|change was|my change was|got back|kembali|kembali lagi`,
  ),
  ...kind(
    'off',
    `diskon|diskonnya|didiskon|potongan|potongannya|dipotong|dapat potongan|dapet potongan|dapat diskon|dapet diskon|ada diskon
    ada potongan|dipotong voucher|dipotong diskon|potongan voucher|pakai voucher|pake voucher|dapat voucher|dapet voucher
    diskon voucher|dikurangi|discount|discount of|a discount of|with a coupon for|minus diskon|potongan harga|dipotong lagi`,
  ),
  ...kind('maybe', 'voucher|coupon|promo|minus|less'),
  ...kind(
    'aside',
    `cashback|cashbacknya|dapat cashback|dapet cashback|sisa|sisanya|harga asli|harga normal|harga aslinya|normalnya|aslinya|asalnya
    awalnya|tadinya|harga awal|harga awalnya|instead of|originally|regularly|usually|normally|was originally|marked down from
    down from|sisa uang|sisa saldo|saldonya|sisa saldonya|hemat|saved|i saved|biasanya|harga biasanya|ditawarin|ditawari|ditawarkan|saya tawar|kita tawar|tak tawar|kutawar|gue tawar|aku tawar|buka harga|bukanya|harga buka|harusnya|seharusnya|normal|harga biasa`,
  ),
])

/** Right behind the amount; `back` only with one of `GOT` before it. */
export const REDUCED_BEHIND = phraseTable<ReductionKind>([
  ...kind('off', 'off|discount'),
  ...kind('back', 'back|in change|change|kembaliannya'),
])
/** Before change that came back: 'got 5 back'. */
export const GOT = phraseSet(
  phraseList('got|get|i got|dapat|dapet|gave me|he gave me|she gave me|they gave me|received'),
)

/** Behind the number of a percentage. */
export const PERCENT = new Set(['%', 'persen', 'percent'])
/** A percentage is a discount with one of these before or behind it; else a tax or a number of its own. */
export const PERCENT_CUES = phraseSet(
  phraseList(`diskon|diskonnya|didiskon|potongan|potongannya|dapat diskon|dapet diskon|dapat potongan|dapet potongan|promo
  lagi diskon|ada diskon|dipotong|potongan harga|discount|with a discount of|a discount of|sale|dapat promo|lagi promo|diskon sampai`),
)
export const PERCENT_CUES_BEHIND = phraseSet(phraseList('off|discount|diskon|potongan|promo'))

/** Before a note handed over, of which change came back. */
export const HANDED = phraseSet(
  phraseList(`bayar|bayarnya|dibayar|bayar pakai uang|bayar pake uang|pakai uang|pake uang|kasih|ngasih|kasi|ngasi|kasih uang|bayar pakai
  bayar pake|ngasih uang|kasih duit|uangnya|duitnya|uang|duit|uang saya|duit gue|uangku|paid with|paid|gave him|gave her|gave them|gave
  gave the guy|gave the cashier|gave the driver|handed over|handed|handed him|handed her|handed over a|paid with a|gave a`),
)

/** Verbs that make the amount behind them a note handed over, whatever stands between. */
export const PAID = phraseSet(phraseList('bayar|membayar|dibayar|paid|pay'))
