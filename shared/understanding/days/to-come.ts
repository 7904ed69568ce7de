/** Dates still to come, at which nothing was paid yet. */
import type { Utterance } from '../utterance/utterance.ts'
import { containsPhrase, phraseList, phraseSet } from '../words/phrase-table.ts'

/** Before a date that is still to come. */
const TO_COME = phraseSet(
  phraseList(
    'nanti|entar|ntar|due|jatuh tempo|paling lambat|deadline|sisanya|the rest|remaining|will be|diambil|jadinya',
  ),
)
/** Words before the date in which they are looked for. */
const REACH_TO_COME = 4
const DATES: ReadonlySet<string> = new Set(['tanggal', 'tgl', 'on', 'by', 'the', 'pas'])

/** 'Sisanya nanti tanggal 28', 'the rest is due on the 28th': no day of what was paid. */
export function isToCome(utterance: Utterance, start: number): boolean {
  if (!DATES.has(utterance.word(start))) return false
  const before = utterance.between(Math.max(0, start - REACH_TO_COME), start)
  const sign = before.findLastIndex(({ kind }) => kind === 'sign')
  return containsPhrase(TO_COME, before.slice(sign + 1))
}
