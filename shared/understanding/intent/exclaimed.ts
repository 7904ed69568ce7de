/** Whether a sentence in the form of a question exclaims about a price that was paid: 'how did a burger just cost me 19 bucks'. */
import type { Token } from '../utterance/token.ts'
import { containsPhrase, findPhrase, matchPhrase, phraseList, phraseSet } from '../words/phrase-table.ts'
import { tellsAmount } from './without-amounts.ts'

const WHY = phraseSet(
  phraseList(
    'how is it|how come|how did|how do|how does|how can|why is|why did|why does|why do|why am i|kenapa|kok bisa|gimana bisa|bagaimana bisa|did i really|did i just|did i seriously',
  ),
)
/** What the price did to the speaker, or the speaker with it. */
const PAID = phraseSet(
  phraseList(
    'cost me|cost us|costing me|costs me|charge me|charged me|ran me|set me back|just paid|just pay|just spent|just spend|just dropped|i paid|i pay|i spent|i spend|really spend|really pay|bayar|kena|habis|abis|keluar',
  ),
)
const HOW_MUCH = phraseSet(phraseList('how much|how many|berapa'))

/** Latest word at which it begins. */
const OPENING = 3

/** `sentence` has its amounts. */
export function isExclaimed(sentence: readonly Token[]): boolean {
  let why = 0
  while (why < OPENING && matchPhrase(WHY, sentence, why) === null) why++
  if (why === OPENING || containsPhrase(HOW_MUCH, sentence)) return false
  const paid = findPhrase(PAID, sentence, why)
  return paid >= 0 && sentence.findIndex(tellsAmount) > paid
}
