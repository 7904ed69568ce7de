/** Names a fee by what it was charged for: 'tarik tunai di ATM bank lain, kena potong 7.500' is a 'biaya tarik tunai'. */
import type { Token } from '../utterance/token.ts'
import { containsPhrase, phraseList, phraseSet } from '../words/phrase-table.ts'

/** Words that say only that something was charged. */
const CHARGES: ReadonlySet<string> = new Set(
  phraseList(
    'fee|fees|charge|biaya|biayanya|potong|potongan|potongannya|instant|thing|something|bank|lain|expense|it|them|they',
  ),
)
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
  if (containsPhrase(WITHDRAWALS, tokens)) {
    const isIndonesian = tokens.some(({ word }) => INDONESIAN.has(word))
    return isIndonesian ? 'Biaya tarik tunai' : 'ATM fee'
  }
  const service = tokens.find(({ word }) => SERVICES.has(word))
  if (words.length === 0 || !service) return null
  const isInstant = words.some(({ word }) => word === 'instant')
  return `${SERVICES.get(service.word) ?? ''} ${isInstant ? 'instant transfer fee' : 'fee'}`
}
