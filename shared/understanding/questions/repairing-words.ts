/** Words of self-correction within a question. */
import { phraseList, phraseSet } from '../words/phrase-table.ts'

/** The following words replace earlier ones. */
export const REPAIRING = phraseSet(
  phraseList(
    `eh|maksudku|maksudnya|maksud aku|maksud saya|maksud gue|maksud gw|ralat|eh bukan|bukan deng|salah|i mean|i meant|no wait|wait|sorry|sori|maaf|scratch that|make that|or rather|eh salah|eh maksudnya|eh maksudku|no i mean|oops`,
  ),
)

/** The following words are denied. */
export const DENYING = phraseSet(phraseList('bukan|bukannya|bukan yang|not'))
