/** Names a fee by what it was charged for: 'tarik tunai di ATM bank lain, kena potong 7.500' is a 'biaya tarik tunai'. */
import type { Token } from '../utterance/token.ts'
import { containsPhrase, matchPhrase, phraseList, phraseSet, phraseTable } from '../words/phrase-table.ts'

/** Words that say only that something was charged. */
const CHARGES: ReadonlySet<string> = new Set(
  phraseList(
    'fee|fees|charge|stupid|dumb|biaya|biayanya|admin|adminnya|administrasi|administrasinya|potong|potongan|potongannya|instant|thing|something|bank|lain|expense|it|them|they',
  ),
)
const ADMINISTRATION: ReadonlySet<string> = new Set(phraseList('admin|adminnya|administrasi|administrasinya'))
/** What such a fee is of, and how it is written. */
const FEE_OF = phraseTable<string>([
  ['top up', 'top up'],
  ['topup', 'top up'],
  ['isi saldo', 'top up'],
  ['ngisi saldo', 'top up'],
  ['tarik tunai', 'tarik tunai'],
  ['narik tunai', 'tarik tunai'],
  ['transfer', 'transfer'],
])
/** Wallets and cards, as they are written. */
const WALLETS = phraseTable<string>([
  ['ovo', 'OVO'],
  ['gopay', 'GoPay'],
  ['dana', 'DANA'],
  ['shopeepay', 'ShopeePay'],
  ['shopee pay', 'ShopeePay'],
  ['linkaja', 'LinkAja'],
  ['e toll', 'e-toll'],
  ['etoll', 'e-toll'],
  ['e money', 'e-money'],
  ['emoney', 'e-money'],
  ['flazz', 'Flazz'],
  ['brizzi', 'Brizzi'],
  ['jago', 'Jago'],
])

/** 'Top up OVO 100 ribu kena admin 1.500' is admin top up OVO; null where nothing is told that it is of. */
function administrationName(tokens: readonly Token[], words: readonly Token[]): string | null {
  const at = words.find(({ word }) => ADMINISTRATION.has(word))?.index
  if (at === undefined) return null
  const told = tokens.filter(({ index }) => index < at)
  const from = told.findLastIndex((_, index) => matchPhrase(FEE_OF, told, index) !== null)
  const of = matchPhrase(FEE_OF, told, from)
  if (!of) return null
  const wallet = matchPhrase(WALLETS, told, of.end)
  const fee = words.some(({ word }) => word === 'biaya') ? 'Biaya admin' : 'Admin'
  return [fee, of.value, ...(wallet ? [wallet.value] : [])].join(' ')
}

const WITHDRAWALS = phraseSet(
  phraseList(
    `atm|tarik tunai|narik tunai|ambil tunai|tarik duit|narik duit|withdrew|withdrawal|cash withdrawal`,
  ),
)
/** Services that move money, as they are written. */
const SERVICES: ReadonlyMap<string, string> = new Map(
  ['Venmo', 'PayPal', 'Zelle', 'Remitly', 'Wise', 'Xoom', 'Revolut', 'MoneyGram', 'Payoneer'].map(
    (name): [string, string] => [name.toLowerCase(), name],
  ),
)
const INDONESIAN: ReadonlySet<string> = new Set(
  phraseList('tarik|narik|tunai|kena|biaya|potong|kepotong|potongan|ribu|ambil|duit'),
)

/** Null where the words name a thing, or nothing tells what the fee is of. `tokens`: all that was said. */
export function feeName(tokens: readonly Token[], words: readonly Token[]): string | null {
  if (!words.every(({ kind, word }) => kind === 'sign' || CHARGES.has(word))) return null
  if (words.some(({ word }) => ADMINISTRATION.has(word))) return administrationName(tokens, words)
  if (containsPhrase(WITHDRAWALS, tokens)) {
    const isIndonesian = tokens.some(({ word }) => INDONESIAN.has(word))
    return isIndonesian ? 'Biaya tarik tunai' : 'ATM fee'
  }
  const service = tokens.find(({ word }) => SERVICES.has(word))
  if (words.length === 0 || !service) return null
  const isInstant = words.some(({ word }) => word === 'instant')
  return `${SERVICES.get(service.word) ?? ''} ${isInstant ? 'instant transfer fee' : 'fee'}`
}
