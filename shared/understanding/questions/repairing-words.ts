/** The words by which a question is put right while it is asked. */
import { phraseList, phraseSet } from '../words/phrase-table.ts'

/** What follows them stands for what was said before. */
export const REPAIRING = phraseSet(
  phraseList(
    `eh|maksudku|maksudnya|maksud aku|maksud saya|maksud gue|maksud gw|ralat|eh bukan|bukan deng|salah|i mean|i meant|no wait|wait|sorry|sori|maaf|scratch that|make that|or rather|eh salah|eh maksudnya|eh maksudku|no i mean|oops`,
  ),
)

/** What follows them is not meant. */
export const DENYING = phraseSet(phraseList('bukan|bukannya|bukan yang|not'))
