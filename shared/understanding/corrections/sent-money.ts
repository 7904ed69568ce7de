/** Money sent to somebody, which is no way of paying for what was saved: 'transfer ke ibu 500 ribu'. */
import type { Token } from '../utterance/token.ts'
import { containsPhrase, phraseList, unionOf } from '../words/phrase-table.ts'
import { DENYING, STRONG_CUES } from './cue-words.ts'

/** Ways of paying that are verbs of sending, too. */
const SENDING: ReadonlySet<string> = new Set(
  phraseList(
    'transfer|tf|trf|transferin|kirim|gopay|ovo|dana|shopeepay|venmo|venmoed|zelle|zelled|paynow|wire',
  ),
)
const TO: ReadonlySet<string> = new Set(['ke', 'kepada', 'to'])
/** Words of the opening, in which the verb stands: 'tadi transfer bank 200 ribu ke ibu'. */
const OPENING = 3

const CUES = unionOf([STRONG_CUES, DENYING])

/** Without a word that says that something saved is wrong: 'bukan cash, transfer ke BCA'. */
export function isSentToSomebody(said: readonly Token[]): boolean {
  const verb = said.slice(0, OPENING).findIndex(({ word }) => SENDING.has(word))
  if (verb < 0 || containsPhrase(CUES, said)) return false
  const to = said.findIndex(({ word }, at) => at > verb && TO.has(word))
  return to > 0 && said[to + 1]?.kind === 'word'
}
