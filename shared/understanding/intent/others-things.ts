/** What became of a thing of somebody else's: 'motor tetangga turun mesin habis 1,4 juta', 'my neighbor's furnace died, 3,200'. */
import type { Token } from '../utterance/token.ts'
import { FILLERS } from '../words/filler-words.ts'
import { containsPhrase, matchPhrase, phraseList, phraseSet, skipPhrases } from '../words/phrase-table.ts'
import { SPEAKERS, TITLES } from './people-words.ts'

/** People whose things the speaker does not keep up. */
const STRANGERS = phraseSet(
  phraseList(
    `tetangga|tetanggaku|tetangga sebelah|tetangga depan|temen|temenku|temen gue|teman|temanku|teman saya|kawan|kawanku|kawan awak|sobat|bos|bosku|rekan|rekan kerja|orang sebelah|mantan
    neighbors|neighbours|coworkers|buddys|friends|bosss|landlords|guy next doors`,
  ),
)
/** Things that break down, behind or before their owner. */
const THINGS: ReadonlySet<string> = new Set(
  phraseList(
    `motor|mobil|rumah|atap|pagar|kulkas|laptop|hp|ac|truk|pikap|sepeda|kompor|pompa|genteng
    car|truck|house|roof|furnace|transmission|fridge|boat|basement|engine|brakes|laptop|phone`,
  ),
)
/** What it cost its owner, or what became of it. */
const COST: ReadonlySet<string> = new Set(
  phraseList(
    'habis|abis|habisnya|abisnya|kena|nyampe|sampe|ngabisin|died|broke|blew|flooded|needed|went|leaked',
  ),
)
/** With these the speaker has a part in it. */
const OWN_PART = phraseSet(
  phraseList(
    'bayar|bayarin|kubayar|bayari|beli|ganti|gantiin|talangin|nalangin|bantu|bantuin|nyumbang|patungan|urunan|pinjam|pinjem|nyewa|sewa|paid|pay|helped|chipped|bought|rented|fixed|hit|dented|scratched|nabrak|nyenggol',
  ),
)

function isOwner(words: readonly Token[], at: number): boolean {
  const isTitled = TITLES.has(words[at]?.word ?? '') && /^\p{Lu}/u.test(words[at + 1]?.text ?? '')
  return isTitled || matchPhrase(STRANGERS, words, at) !== null
}

/** `words` are those of a clause without its amounts. */
export function tellsOfTheirThing(words: readonly Token[]): boolean {
  const first = skipPhrases(FILLERS, words, 0)
  const at = words[first]?.word === 'my' ? first + 1 : first
  const isIndonesian = THINGS.has(words[at]?.word ?? '') && isOwner(words, at + 1)
  const owner = matchPhrase(STRANGERS, words, at)
  const isEnglish = owner !== null && THINGS.has(words[owner.end]?.word ?? '')
  if (!isIndonesian && !isEnglish) return false
  if (!words.some(({ word }) => COST.has(word)) || containsPhrase(OWN_PART, words)) return false
  const behind = words.slice(
    at + (owner ? owner.end - at : (matchPhrase(STRANGERS, words, at + 1)?.end ?? at + 2) - at),
  )
  return !behind.some(({ word }) => SPEAKERS.has(word))
}
