/** Whether a charge was taken back or never made: 'that fee got waived', 'the ticket was dismissed'. */
import type { Token } from '../utterance/token.ts'
import { containsPhrase, findPhrase, phraseList, phraseSet } from '../words/phrase-table.ts'
import { BUYING } from './spending-words.ts'

const VERBS = phraseList('waived|reversed|dismissed|refunded|voided|forgiven|cancelled out|written off')
const PASSIVES = ['got', 'was', 'were', 'been', 'is', 'getting']
const FORGIVEN = phraseSet([
  ...PASSIVES.flatMap(passive => VERBS.map(verb => `${passive} ${verb}`)),
  ...phraseList(
    'waived|reversed|took off the|removed the|knocked off the|dropped the|dihapus|dihapuskan|dihapusin|dibebaskan|dibebasin|digratiskan|digratisin|wrote off|wrote it off|knocked off the late fee|let me off',
  ),
])
/** What is charged and taken back, beside the verb. */
const CHARGES: ReadonlySet<string> = new Set(
  phraseList(
    'charge|charges|fee|fees|fine|fines|ticket|tickets|citation|penalty|penalties|interest|copay|bill|debt|balance|payment|transaction|hold|denda|dendanya|tagihan|tagihannya|bunga|bunganya|tilang|biaya|biayanya|admin|ongkir',
  ),
)
/** Before the charge that was taken back beside a purchase: 'oil change 40 with the shop fee waived'. */
const BESIDES: ReadonlySet<string> = new Set(['with', 'after', 'plus', 'had', 'since', 'because'])

/** `said` is a clause with its amount. */
export function isForgiven(said: readonly Token[]): boolean {
  const at = findPhrase(FORGIVEN, said)
  if (at < 0 || containsPhrase(BUYING, said)) return false
  const charge = said.findIndex(({ word }) => CHARGES.has(word))
  return charge >= 0 && !said.slice(0, Math.max(at, charge)).some(({ word }) => BESIDES.has(word))
}
