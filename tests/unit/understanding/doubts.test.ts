import { describe, expect, it } from 'vitest'
import type { RuleDoubt } from '../../../shared/domain/doubt.ts'
import { extractExpenses } from '../../../shared/understanding/extract.ts'
import { context } from './utterance.ts'

/** The doubts about the first item of an utterance in rupiah. */
function doubtsOf(text: string): readonly string[] {
  const [item] = extractExpenses(text, context()).items
  if (!item) throw new Error(`nothing heard in ${text}`)
  return item.doubts
}

/** They grade how far the corpus speaks for a category, and are not raised by what was said. */
const isOfSupport = (doubt: string) => /^support(?:Thin|Weak)$/.test(doubt)

describe('the rules doubt an item', () => {
  it.each<[RuleDoubt, string]>([
    ['headUnknown', 'blorok 25 ribu'],
    ['headUnknown', '25 ribu'],
    ['headMostlyUnknown', 'blorok gembus 25 ribu'],
    ['modifierUnknown', 'kopi blorok 25 ribu'],
    ['modifiersUnknown', 'kopi blorok gembus 25 ribu'],
    ['purposeUnknown', 'kue buat gembusan 50 ribu'],
    ['paymentUnknown', 'kopi 25 ribu pakai blorokpay'],
    ['numberInName', 'ongkir jne tiga paket 54 ribu'],
    ['categoryFaint', 'indomaret 25 ribu'],
    ['categoryContested', 'oleh-oleh brownies 60 ribu'],
    ['amountUnusual', 'kopi 25 juta'],
    ['amountUnusual', 'permen 200 perak'],
    ['amountsCompete', 'blorok 25 ribu, akhirnya kopi 20 ribu'],
    ['amountSpare', 'dua setengah juta kurang seratus buat hp'],
    ['othersUnknown', 'makan siang 90 ribu, blorok 20 ribu'],
    ['hundredsPossible', 'bus three fifty dollars'],
    ['categoryBroad', 'kemeja 120 ribu'],
    ['settlingSaid', 'obat 90 ribu, asuransi 20 ribu'],
    ['turnTold', 'sepatu 300 ribu tapi makan siang 50 ribu'],
    ['tradeNamed', 'tisu warung 30 ribu'],
    ['rateSaid', 'sewa sepeda 25 ribu per jam'],
    ['sharesSaid', 'makan siang 200 ribu dibagi berempat'],
    ['reductionSaid', 'makan siang 200 ribu termasuk pajak'],
    ['ownMoneySaid', 'top up gopay 50 ribu biaya admin 1000'],
    ['treatSaid', 'makan siang 90 ribu bayarin dulu'],
    ['hedgeSaid', 'makan siang kayaknya 90 ribu'],
    ['severalDays', 'kemarin kopi 25 ribu, hari ini parkir 5 ribu'],
    ['amountUncommon', 'kopi 500 ribu'],
    ['amountSettled', 'kopi sama roti totalnya 50 ribu'],
    ['numberBeside', 'servis motor oli 3 85 ribu'],
    ['numberBare', 'kopi 25'],
    ['numberSmall', 'galon dua'],
    ['pieceSaid', 'laundry 6 ribu satu kilonya'],
    ['nameTells', 'kucing pergi ke salon 90 ribu'],
    ['supportMissing', 'blorok 25 ribu'],
    ['supportThin', 'telur 25 ribu'],
    ['supportWeak', 'lampu terminal 30 ribu'],
    ['supportAgainst', 'kopi iklan 96 ribu'],
    ['supportFarAgainst', 'kopi kantor 30 ribu'],
    ['wordUnseen', 'kopi blorok 25 ribu'],
    ['wordsUnseen', 'kopi blorok gembus 25 ribu'],
    ['tradeUnheeded', 'tisu warung 30 ribu'],
    ['workUnheeded', 'kopi rapat 40 ribu'],
    ['otherPaymentSaid', 'kopi 25 ribu pakai ovo, parkir 5 ribu cash'],
    ['otherPaymentPossible', 'kopi 25 ribu pakai ovo, kartu 5 ribu'],
    ['paymentShared', 'kopi 25 ribu, parkir 5 ribu pakai ovo'],
    ['otherDaySaid', 'kemarin kopi 25 ribu, hari ini parkir 5 ribu'],
    ['dayShared', 'kopi 25 ribu, parkir 5 ribu, kemarin'],
    ['dayAmidst', 'kopi 25 ribu kemarin, parkir 5 ribu hari ini'],
    ['dayAmbiguous', 'minggu kemarin kopi 25 ribu'],
    ['dayWordUnused', 'PDAM bulan November 87 ribu'],
    ['incomeSaid', 'beli gas 23 ribu, tadi dapat bonus'],
  ])('%s: %j', (doubt, text) => {
    expect(doubtsOf(text)).toContain(doubt)
  })

  it.each([
    'kopi 25 ribu',
    'beli nasi goreng 25 ribu di warung',
    'parkir 5 ribu pakai GoPay',
    'tiga gelas es teh 15 ribu',
    'obat buat ibu 40 ribu',
    'kemarin bensin 50 ribu',
  ])('never: %j', text => {
    expect(doubtsOf(text).filter(doubt => doubt !== 'currencyUnsaid' && !isOfSupport(doubt))).toEqual([])
  })
})

describe('doubts about words around an item', () => {
  it('are raised by another one that names nothing known, not by one that names something', () => {
    const doubts = (text: string) => extractExpenses(text, context()).items.map(item => item.doubts)
    expect(doubts('kopi 25 ribu, blorok 5 ribu').map(names => names.includes('othersUnknown'))).toEqual([
      true,
      false,
    ])
    expect(doubts('kopi 25 ribu, parkir 5 ribu').flat()).not.toContain('othersUnknown')
  })

  it('leave dollars said in halves alone where food costs so much', () => {
    const [coffee, scarf] = extractExpenses('coffee three fifty dollars, scarf three fifty', context()).items
    expect(coffee?.doubts).not.toContain('hundredsPossible')
    expect(scarf?.doubts).toContain('hundredsPossible')
  })

  it('are not those about the item before it or behind it', () => {
    const { items } = extractExpenses('kopi blorok 25 ribu, parkir 5 ribu', context())
    expect(items.map(({ doubts }) => doubts.includes('modifierUnknown'))).toEqual([true, false])
  })

  it('take a trade for the place where something was bought behind a preposition', () => {
    expect(doubtsOf('tisu di warung 30 ribu')).not.toContain('tradeUnheeded')
    expect(doubtsOf('stok tisu untuk warung 30 ribu')).not.toContain('tradeUnheeded')
  })

  it('leave a day alone that is said to be a week ago', () => {
    expect(doubtsOf('jumat lalu sedekah 20 ribu')).not.toContain('dayAmbiguous')
  })

  it('name the person who acts, and not the one whom it is for', () => {
    expect(doubtsOf('tukang pijat bapak 60 ribu')).not.toContain('personNamed')
    expect(doubtsOf('kue buat adik 60 ribu')).not.toContain('personNamed')
  })
})
