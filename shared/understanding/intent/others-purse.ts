/** Whether a price came out of the purse of another: 'company fuel card', 'of her own money', 'insurance picked it up'. */
import type { Token } from '../utterance/token.ts'
import { phraseProduct } from '../words/phrase-product.ts'
import { matchPhrase, phraseList, phraseSet } from '../words/phrase-table.ts'

const OWNERS = phraseList(
  'company|work|corporate|production|office|firm|agency|school|church|my companys|the companys|bosss|department',
)
const MEANS = phraseList('card|fuel card|gas card|credit card|amex|expense account|dime|tab|fleet card')
const PERSONS = ['his', 'her', 'their']
const MONEY = phraseList('money|card|cash|savings|allowance|dime|pocket|paycheck')

const PURSES = phraseSet([
  ...OWNERS.flatMap(owner => MEANS.map(means => `${owner} ${means}`)),
  ...PERSONS.flatMap(person => MONEY.map(money => `${person} own ${money}`)),
  ...phraseList(`not my money|wasnt my money|isnt my money|not my dime|not on my dime|thats not mine|so its not mine|so its not on me|thats not on me|not out of my pocket|bukan duit saya|bukan uang saya|bukan uang gue|bukan duit gua
  bukan uangku|bukan duitku|bukan uang pribadi|bukan duit pribadi|pakai uang kantor|pake uang kantor|pakai duit kantor|pake duit kantor`),
])
/** Of another's money only at the end of a clause: 'duit dia dulu' was borrowed. */
const LAST_PURSES = phraseSet([
  ...phraseProduct(
    'uangnya|duitnya|uange|duite',
    'juragan|juraganku|juragannya|bos|bosku|bosnya|majikan|majikanku|kantor|perusahaan',
  ),
  ...phraseList(
    'uang juragan|duit juragan|uang bos|duit bos|duit dia|uang dia|duitnya dia|uangnya dia|duit beliau|uang beliau|duit mereka|uang mereka|duit bapaknya|uang bapaknya',
  ),
])
/** With these the speaker paid in the end. */
const UNUSED: ReadonlySet<string> = new Set(
  phraseList(
    'declined|forgot|without|lost|holder|myself|worth|worths|personal|ganti|kuganti|balikin|pinjam|pinjem',
  ),
)

const BODIES = phraseSet(
  phraseList(
    'insurance|my insurance|the insurance|medicare|medicaid|tricare|aetna|kaiser|the va|union|the union|my job|hr|asuransi|bpjs|prudential|allianz|jasa raharja',
  ),
)
const COVERING = phraseSet(
  phraseList(`paid|pays|covered|covers|picked up|picks up|picked|took care of|takes care of|takes|took|handled|is covering|footed|yang nanggung|yang bayar|yang bayarin|yang nutup|nanggung
  bayarin|ngecover|ngover|cover|yang cover|yang nutupin`),
)
/** Behind the verb, it bore the whole price. */
const WHOLE = phraseSet(
  phraseList(
    'it|all|it all|everything|the whole|the entire|the bill|that|the lot|in full|up the whole|it up|that up|the full|semua|semuanya|full|penuh',
  ),
)

function purseAt(words: readonly Token[]): number {
  return words.findIndex((_, at) => {
    if (matchPhrase(PURSES, words, at)) return true
    return matchPhrase(LAST_PURSES, words, at)?.end === words.length
  })
}

/** Index of 'insurance covered it all', but not of 'insurance covered most of it'; or -1. */
function coverAt(words: readonly Token[]): number {
  return words.findIndex((_, at) => {
    const body = matchPhrase(BODIES, words, at)
    const cover = body ? matchPhrase(COVERING, words, body.end) : null
    if (!cover) return false
    return cover.end === words.length || matchPhrase(WHOLE, words, cover.end) !== null
  })
}

/** Index of the words that tell whose purse it was, where that is another's; or -1. */
export function othersPurse(words: readonly Token[]): number {
  const at = Math.max(purseAt(words), coverAt(words))
  return at >= 0 && words.some(({ word }) => UNUSED.has(word)) ? -1 : at
}
