/** Parts of a price that others give to the speaker who paid it: 'she gave me hers', 'Luis handed me ten for his'. */
import type { Token } from '../utterance/token.ts'
import { phraseProduct } from '../words/phrase-product.ts'
import { containsPhrase, matchPhrase, phraseList, phraseSet } from '../words/phrase-table.ts'
import { phraseBefore } from './phrase-before.ts'

const GAVE =
  'gave me|sent me|handed me|paid me|venmoed me|venmod me|zelled me|cashapped me|transferred me|slipped me|threw in|put in|chipped in|kicked in|pitched in'
const THEIRS =
  'his|hers|theirs|his part|her part|their part|his share|her share|their share|his half|her half|their half|his third|her third|their thirds'

const GAVE_THEIRS = phraseSet(phraseProduct(GAVE, THEIRS))
/** Before an amount that others gave: 'handed me ten for his', 'each handed me their twelve'. */
const GAVE_ME = phraseSet(phraseList(GAVE))
const GAVE_THEIR = phraseSet(phraseProduct(GAVE, 'his|her|their'))
const FOR_THEIRS = phraseSet(phraseProduct('for|toward|towards', THEIRS))

/** Whether others gave their parts, which are not said. */
export function givesTheirs(words: readonly Token[]): boolean {
  return containsPhrase(GAVE_THEIRS, words)
}

/** Whether the words around an amount make it the part of others, given to the speaker. */
export function isTheirPart(before: readonly Token[], behind: readonly Token[]): boolean {
  if (phraseBefore(GAVE_THEIR, before) !== null) return true
  return phraseBefore(GAVE_ME, before) !== null && matchPhrase(FOR_THEIRS, behind, 0) !== null
}
