/** Whether a passive transfer tells how the speaker paid: 'SPP 250 ribu, udah ditransfer', but not 'ditransfer mama'. */
import { categorize } from '../categories/categorize.ts'
import type { Token } from '../utterance/token.ts'
import { FILLERS } from '../words/filler-words.ts'
import { containsPhrase, matchPhrase, phraseList, phraseSet, skipPhrases } from '../words/phrase-table.ts'
import { GIFTS_OF_MONEY, INCOME, PAID_OUT, SELLING } from './income-words.ts'
import { ACCOUNTS, WALLETS } from './own-money-words.ts'
import { DEPENDANTS, SPEAKERS } from './people-words.ts'

const TRANSFERRED: ReadonlySet<string> = new Set(['ditransfer', 'ditransferin', 'ditf'])
const TO: ReadonlySet<string> = new Set(['ke', 'kepada'])

/** Money that one owes has these names; other money that was transferred came in. */
const OWED = phraseSet(
  phraseList(`uang sekolah|uang kas|uang kos|uang kost|uang kosan|uang pangkal|uang gedung|uang kuliah|uang semester|uang muka|uang sewa|uang les
  uang keamanan|uang sampah|uang pendaftaran|uang arisan|uang spp|uang komite|uang seragam|uang buku|uang study tour|uang kontrakan|uang bulanan sekolah`),
)
/** What a seller is paid for. */
const ORDERS: ReadonlySet<string> = new Set(
  phraseList(
    'pesanan|pesenan|orderan|order|invoice|penjualan|jualan|dagangan|hasil|bayaran|pembayaran|pelunasan|refund|hadiah|beasiswa|dana|kembalian|sisa|klien|pelanggan|pembeli|penyewa|customer',
  ),
)
/** Right behind the verb they tell by which way or when, and not who did it. */
const WAYS = phraseSet(
  phraseList(
    'lewat|via|pakai|pake|melalui|dari bca|dari bri|dari bni|dari mandiri|dari bsi|dari jago|dari rekening|dari atm|dari m banking|dari mbanking|semua|semuanya|lunas|duluan|dulu|pagi|siang|sore|malam|malem|subuh|langsung|hari|jam|pas|kemarin|sekalian',
  ),
)

function isOwn(words: readonly Token[], at: number): boolean {
  const purse = matchPhrase(ACCOUNTS, words, at) ?? matchPhrase(WALLETS, words, at)
  if (!purse) return SPEAKERS.has(words[at]?.word ?? '')
  const owner = words[purse.end]
  const isNamed = owner?.kind === 'word' && owner.word.endsWith('nya')
  return !isNamed
}

/** Whether `thing`, what stands before the verb, is what one pays for, and no money that comes in. */
function isPayable(thing: readonly Token[]): boolean {
  if (containsPhrase(PAID_OUT, thing)) return true
  if (containsPhrase(INCOME, thing)) return false
  const isMoney = thing.some(({ word }) => ORDERS.has(word) || GIFTS_OF_MONEY.has(word) || SELLING.has(word))
  const isKnown = categorize(thing) !== null || thing.some(({ word }) => DEPENDANTS.has(word))
  return (!isMoney || containsPhrase(OWED, thing)) && isKnown
}

/** Whether no one is named behind the verb: 'ditransfer mama' came in. Beyond an amount or a sign something else begins. */
function isWithoutAgent(words: readonly Token[], verb: number): boolean {
  const behind = skipPhrases(FILLERS, words, verb + 1)
  const [last, next] = [words[behind - 1], words[behind]]
  if (!last || !next || next.kind === 'sign' || next.index > last.index + 1) return true
  return matchPhrase(WAYS, words, behind) !== null
}

/** Whether what the clause tells of went from the speaker to someone by a transfer. `words` are without its amounts. */
export function isTransferredOut(words: readonly Token[]): boolean {
  const verb = words.findIndex(({ word }) => TRANSFERRED.has(word))
  if (verb < 0) return false
  const thing = words.slice(0, verb)
  const to = words.findIndex(({ word }) => TO.has(word))
  if (verb === 0) return to === 1 && !isOwn(words, to + 1)
  if (to < 0) return isWithoutAgent(words, verb) && isPayable(thing)
  if (isOwn(words, to + 1) || thing.slice(to).some(({ word }) => SPEAKERS.has(word))) return false
  return isPayable(thing)
}
