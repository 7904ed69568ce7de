/** Differences in trade-ins: 'ban lama dihargai 200, jadi nambah 1,4 juta', 'I paid the 15 difference'. */
import type { Token } from '../utterance/token.ts'
import type { Utterance } from '../utterance/utterance.ts'
import { containsPhrase, phraseList, phraseSet, withoutPhrases } from '../words/phrase-table.ts'
import type { AmountInWords } from './amount-in-words.ts'
import type { PriceLedger } from './price-ledger.ts'

const HANDED_IN = phraseSet(
  phraseList(
    'tukar tambah|tuker tambah|dihargai|dihargain|ditukar|ditukerin|dituker|ditukarkan|trade in|traded in|traded|exchanged|swapped',
  ),
)
const ON_TOP: ReadonlySet<string> = new Set(['nambah', 'nambahnya', 'tambah', 'nambahin', 'nombok'])
const DIFFERENCE: ReadonlySet<string> = new Set(['difference', 'selisih', 'selisihnya'])
/** Words between 'difference' and its amount. */
const LINKS: ReadonlySet<string> = new Set(['was', 'is', 'of', 'cuma', 'sebesar', 'jadi', 'kena'])

/** Behind what an exchange costs more: 'so it cost me thirty more'. */
const MORE: ReadonlySet<string> = new Set(['more', 'extra', 'lagi'])
const EXCHANGED = phraseSet(
  phraseList(
    'returned|exchanged|exchange|swapped|traded|took back|brought back|upgraded|tukar|tuker|nukar|nuker',
  ),
)
/** Verbs by which the old thing went back, which deny no purchase. */
const GOING_BACK = phraseSet(
  phraseList('i returned the|i returned|returned the|returned|exchanged the|exchanged|swapped the|swapped'),
)

/** Whether the words around an amount make it the difference of two prices. */
function saysDifference(before: readonly Token[], [next]: readonly Token[]): boolean {
  if (DIFFERENCE.has(next?.word ?? '')) return true
  const last = before.findLast(({ word }) => !LINKS.has(word))
  return DIFFERENCE.has(last?.word ?? '')
}

/**
 * Replaces the prices of the sentence by a difference; returns the number of words behind it that belong to
 * its cue, or null.
 */
export function paysDifference(
  { tokens }: Utterance,
  ledger: PriceLedger,
  { amount, before, behind }: AmountInWords,
): number | null {
  const isMore = MORE.has(behind[0]?.word ?? '') && behind.length === 1 && containsPhrase(EXCHANGED, tokens)
  const isDifference = isMore || saysDifference(before, behind)
  const isOnTop = ON_TOP.has(before.at(-1)?.word ?? '') && containsPhrase(HANDED_IN, tokens)
  if (!isDifference && !isOnTop) return null
  const [last, ...others] = ledger.pricesInSentence()
  if (!last) return null
  const main = others.at(-1) ?? last
  for (const { parts, at } of [last, ...others])
    if (parts !== main.parts || at !== main.at) parts.splice(at, 1)
  ledger.change(main, amount)
  if (isMore) ledger.built.reword(main, said => withoutPhrases(GOING_BACK, said))
  ledger.absorb(main)
  return behind.length > 0 && isDifference ? 1 : 0
}
