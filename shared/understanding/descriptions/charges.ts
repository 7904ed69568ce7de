/** Leaves out who charged it where the thing is named behind: 'the county got me for the tag'. */
import type { Token } from '../utterance/token.ts'
import { CHARGED_FOR } from '../words/charging-words.ts'
import { nameThing } from '../words/content-words.ts'
import { findPhrase, skipPhrase } from '../words/phrase-table.ts'

/** What stands behind the verb of charging, where that names a thing. */
export function behindCharge(words: readonly Token[]): readonly Token[] {
  const at = findPhrase(CHARGED_FOR, words)
  const behind = at < 0 ? [] : words.slice(skipPhrase(CHARGED_FOR, words, at))
  return nameThing(behind) ? behind : words
}
