/** Leaves out whom one paid where the thing is named behind: 'Zelled my landlord the rent', 'the coach for the jacket'. */

import { isCapitalised } from '../spans/capitals.ts'
import { changed, type Token } from '../utterance/token.ts'
import { nameThing } from '../words/content-words.ts'
import { matchPhrase, phraseList, phraseSet } from '../words/phrase-table.ts'
import { cueAt, namesThing, saidOf } from './lead.ts'
import { TRANSFERS } from './transfer-words.ts'

const PAYEES: ReadonlySet<string> = new Set(
  phraseList(`landlord|landlady|roommate|roommates|flatmate|housemate|neighbor|coach|teacher|tutor|babysitter|sitter|nanny|cleaner|cleaners|contractor|plumber|electrician|handyman|mechanic|photographer|friend|buddy|coworker|boss|sister|brother|mom|dad|mother|father|cousin|aunt|uncle|wife|husband
  girlfriend|boyfriend|partner|kid|kids|super|guy|lady|man|dude|auntie|aunty|bank|driver|mover|movers|lawyer|accountant|owner|seller|florist|baker|tailor|instructor|trainer`),
)
const OWNERS: ReadonlySet<string> = new Set(['my', 'our', 'the', 'his', 'her', 'their', 'a'])
const ARTICLES: ReadonlySet<string> = new Set(['the', 'a', 'an', 'some', 'my', 'our', 'this', 'last'])
const SHARES = phraseSet(phraseList('my half of|my part of|my share of|my portion of|half of|part of|of'))

/** Their work is the thing, whatever it was done to: 'the plumber came for the kitchen sink'. */
const TRADES: ReadonlySet<string> = new Set(
  phraseList('plumber|electrician|handyman|mechanic|contractor|cleaner|cleaners|tailor|movers|lawyer'),
)
/** Behind a trade: 'the tire man', 'the couch guy'. */
const TRADESMEN: ReadonlySet<string> = new Set(['guy', 'man', 'lady', 'dude', 'kid', 'uncle', 'aunty'])

/** Index behind the payee at `at`; `at` itself where none stands there. A name needs a verb of paying before it. */
function payeeEnd(words: readonly Token[], at: number, isPaid: boolean): number {
  if (OWNERS.has(words[at]?.word ?? '')) {
    const payee = TRADESMEN.has(words[at + 2]?.word ?? '') ? at + 2 : at + 1
    return PAYEES.has(words[payee]?.word ?? '') ? payee + 1 : at
  }
  const name = words[at]
  if (name && PAYEES.has(name.word)) return at + 1
  const isName = isPaid && name !== undefined && isCapitalised(name) && !cueAt(saidOf(words), at)
  return isName ? at + 1 : at
}

const SUPPLIERS: ReadonlySet<string> = new Set(
  phraseList('supplier|suplier|distributor|agen|reseller|sales|vendor'),
)
const PURPOSES: ReadonlySet<string> = new Set(['buat', 'untuk', 'utk'])

/** 'Transfer ke supplier bakso frozen' is bakso frozen dari supplier. */
export function fromSupplier(words: readonly Token[]): readonly Token[] {
  const to = matchPhrase(TRANSFERS, words, 0)?.end ?? 0
  const [link, supplier] = words.slice(to)
  if (to === 0 || link?.word !== 'ke' || !supplier || !SUPPLIERS.has(supplier.word)) return words
  const purpose = words.findIndex(({ word }, at) => at > to + 1 && PURPOSES.has(word))
  const thing = words.slice(purpose < 0 ? to + 2 : purpose + 1)
  if (!nameThing(thing) || !namesThing(saidOf(thing), 0)) return words
  return [...thing, changed(link, { text: 'dari', word: 'dari' }), supplier]
}

/** The thing paid for, where whom one paid stands before it; else the words. */
export function behindPayee(words: readonly Token[]): readonly Token[] {
  const verb = matchPhrase(TRANSFERS, words, 0)?.end ?? 0
  const start = words[verb]?.word === 'to' ? verb + 1 : verb
  const end = payeeEnd(words, start, verb > 0)
  if (end === start) return words
  const isFor = words[end]?.word === 'for'
  if (words[end + 1]?.word.endsWith('ing')) return words
  if (verb === 0 && isFor && TRADES.has(words[end - 1]?.word ?? '')) return words
  if (!isFor && !ARTICLES.has(words[end]?.word ?? '')) return words
  const linked = isFor ? end + 1 : end
  const thing = words.slice(matchPhrase(SHARES, words, linked)?.end ?? linked)
  const first = ARTICLES.has(thing[0]?.word ?? '') ? 1 : 0
  const said = saidOf(thing)
  const isTradesman = isFor && end > start + 2 && TRADESMEN.has(words[end - 1]?.word ?? '')
  const isThing = isTradesman || [first, first + 1].some(at => namesThing(said, at))
  if (!isThing || !nameThing(thing)) return words
  // 'The tire man for the plug' was paid for a tire plug.
  return isTradesman && thing.length === first + 1
    ? [...words.slice(end - 2, end - 1), ...thing.slice(first)]
    : thing
}
