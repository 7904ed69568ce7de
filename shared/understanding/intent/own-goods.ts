/** Whether goods of the speaker's went to a buyer: 'sepatu gue diambil tetangga', 'a guy took my old desk'. */
import type { Token } from '../utterance/token.ts'
import { containsPhrase, findPhrase, matchPhrase, phraseList, phraseSet } from '../words/phrase-table.ts'
import { OTHERS, PEOPLE, TITLES } from './people-words.ts'
import { BUYING } from './spending-words.ts'
import { isName } from './subject.ts'
import { tellsAmount } from './without-amounts.ts'

const MINE: ReadonlySet<string> = new Set(phraseList('gue|gua|gw|saya|aku|kami'))
const TAKEN: ReadonlySet<string> = new Set(
  phraseList('diambil|dibeli|diborong|ditebus|dipinang|diangkut|dibawa'),
)
/** Things that are fetched for the speaker, and no goods for sale. */
const FETCHED: ReadonlySet<string> = new Set(
  phraseList(
    'paket|paketku|pesanan|laundry|cucian|jahitan|obat|obatku|makanan|mobilku|motorku|mobil|motor|ktp|sim|stnk',
  ),
)
const BUYERS = phraseSet(phraseList('orang|tukang|pembeli|pelanggan|anak kos|anak sebelah|anak tetangga'))
/** Words from the owner to the verb: 'sepatu futsal gue kemarin diambil'. */
const REACH = 3

function isBuyer(words: readonly Token[], at: number): boolean {
  const who = words[at]
  if (!who) return false
  if (matchPhrase(PEOPLE, words, at) || matchPhrase(BUYERS, words, at)) return true
  return OTHERS.has(who.word) || isName(who) || TITLES.has(who.word)
}

function isMine(token: Token | undefined): boolean {
  if (!token) return false
  return (
    MINE.has(token.word) || (token.word.length > 4 && token.word.endsWith('ku') && token.word !== 'telunjuk')
  )
}

function isTakenByBuyer(words: readonly Token[]): boolean {
  const taken = words.findIndex(({ word }) => TAKEN.has(word))
  if (taken < 1 || !isBuyer(words, taken + 1)) return false
  const isSale = words[taken]?.word === 'dibeli' || words[taken]?.word === 'diborong'
  if (!isSale && words.slice(0, taken).some(({ word }) => FETCHED.has(word))) return false
  return words.slice(Math.max(0, taken - REACH), taken).some(isMine)
}

/** Buyers of scrap, with what they do. */
const SCRAP = phraseSet(
  phraseList(
    'tukang loak|tukang rongsok|tukang rongsokan|tukang rosok|tukang rombeng|pengepul|bank sampah|lapak rongsok|juragan rongsok|pemulung',
  ),
)
const WEIGHED: ReadonlySet<string> = new Set(
  phraseList(
    'dapet|dapat|dapetnya|dapatnya|ditimbang|nimbang|dihargai|ditukar|ditukarin|diambil|dijual|payu',
  ),
)

/** Goods that sold out, but not money that is gone. */
const SOLD_OUT = phraseSet(
  phraseList('ludes|habis terjual|terjual habis|kejual semua|laris manis|ludes terjual'),
)
const MONEY: ReadonlySet<string> = new Set(
  phraseList(
    'uang|duit|gaji|gajian|thr|bonus|uangku|duitku|uangnya|duitnya|gajiku|dompet|saldo|tabungan|sangu|jatah|buat|untuk|dimakan|diminum',
  ),
)
const WHOLESALE: ReadonlySet<string> = new Set(
  phraseList('biji|bungkus|porsi|cup|gelas|box|kotak|loyang|lusin|potong|tusuk|mangkok|kilo|pcs|buah'),
)

function isCount(token: Token | undefined): boolean {
  return token !== undefined && tellsAmount(token)
}

function isSoldOut(words: readonly Token[], said: readonly Token[]): boolean {
  if (findPhrase(SOLD_OUT, words) < 1 || containsPhrase(BUYING, words)) return false
  const isCounted = said.some(({ word }, at) => WHOLESALE.has(word) && isCount(said[at - 1]))
  return isCounted && !words.some(({ word }) => MONEY.has(word))
}

const STRANGERS: ReadonlySet<string> = new Set(
  phraseList(
    'guy|lady|dude|fella|buyer|man|woman|couple|somebody|someone|student|stranger|neighbor|neighbour|neighbors|kid',
  ),
)
const TAKING: ReadonlySet<string> = new Set(phraseList('took|bought|grabbed|scooped|got|snagged|purchased'))
const OFF_HANDS = phraseSet(phraseList('off my hands|off our hands'))
/** Words from the start to the verb: 'some guy from Facebook Marketplace finally took my desk'. */
const REACH_OF_STRANGER = 7

function isTakenByStranger(words: readonly Token[]): boolean {
  const verb = words.findIndex(({ word }) => TAKING.has(word))
  if (verb < 1 || verb > REACH_OF_STRANGER) return false
  const owner = words[verb + 1]?.word ?? ''
  if (owner !== 'my' && owner !== 'our') return false
  return words.slice(0, verb).some(({ word }) => STRANGERS.has(word))
}

/** 'My old couch went for 120'. */
function isGoneFor(said: readonly Token[]): boolean {
  const start = said.findIndex(tellsAmount)
  const isFor = said[start - 2]?.word === 'went' && said[start - 1]?.word === 'for'
  return isFor && (said[0]?.word === 'my' || said[0]?.word === 'our' || said[0]?.word === 'the')
}

/** `words` are those of the clause `said` without its amounts. */
export function isOwnGoodsSold(words: readonly Token[], said: readonly Token[]): boolean {
  if (containsPhrase(OFF_HANDS, words) || isGoneFor(said) || isTakenByStranger(words)) return true
  const isScrap = containsPhrase(SCRAP, words) && !containsPhrase(BUYING, words)
  if (isScrap && words.some(({ word }) => WEIGHED.has(word))) return true
  return isTakenByBuyer(words) || isSoldOut(words, said)
}
