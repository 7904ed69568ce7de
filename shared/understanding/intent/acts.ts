/** Whether words tell of taking or paying: 'kuambil', 'so I got it', but not 'nggak jadi kuambil'. */
import type { Token } from '../utterance/token.ts'
import { findPhrase, phraseList, phraseSet, unionOf } from '../words/phrase-table.ts'
import { DENIALS } from './negation-words.ts'
import { BUYING } from './spending-words.ts'

const TAKING = phraseSet(
  phraseList(
    `ambil|kuambil|diambil|ngambil|dapet|dapat|dapetnya|nebus|tebus|pesan|pesen|kepesan|checkout|dibawa pulang|kebayar|lunas|dilunasi|kasih|kukasih|dikasih|setor|transfer|gesek|samperin|deal|jadi deal|tuker|tukar|angkut|sikat|habis|abis|kepake|kepakai|kena
    got|get|gets|grabbed|took|take|picked|went with|went for|settled for|settled on|settled|booked|ordered|buy|pay|spend|handed|gave|sent|tipped|charged me|charged us|cost me|cost us|ran me|set me back|paid|picked up|signed up|caved|gave in|prepaid|knocked|talked him down|talked her down|talked them down|hit my card|came off|went through`,
  ),
)
/** Most words from a denial to what it denies. */
const REACH = 4

const ACTS = unionOf([BUYING, TAKING])
/** Before a verb that is no act of the speaker's: 'mau ambil', 'if you spend'. */
const NO_ACT: ReadonlySet<string> = new Set(['mau', 'you'])

/** Whether a denial stands right before the index. */
function isDenied(words: readonly Token[], at: number): boolean {
  if (NO_ACT.has(words[at - 1]?.word ?? '')) return true
  for (let before = at - 1; before >= 0 && before >= at - REACH; before--)
    if (DENIALS.has(words[before]?.word ?? '')) return true
  return false
}

/** Whether an act of taking or paying is told that was not denied. */
export function tellsAct(words: readonly Token[]): boolean {
  for (let at = findPhrase(ACTS, words); at >= 0; at = findPhrase(ACTS, words, at + 1))
    if (!isDenied(words, at)) return true
  return false
}
