/** Notes that were changed into smaller ones: 'broke a hundred at the store', 'had a hundred dollar bill, broke it on a coffee'. */
import type { Utterance } from '../utterance/utterance.ts'
import { phraseList } from '../words/phrase-table.ts'
import { readAmount } from './amount.ts'

const BREAKING: ReadonlySet<string> = new Set(['broke', 'break', 'breaking'])
const NOTES: ReadonlySet<string> = new Set(['bill', 'note'])
/** Between a note and its breaking. */
const BETWEEN: ReadonlySet<string> = new Set(phraseList(',|.|and|so|i|then|to|had|just'))
/** What notes are worth. */
const VALUES: ReadonlySet<number> = new Set([5, 10, 20, 50, 100])

/** Index behind the note called with its article at `at`: 'a twenty', 'a hundred dollar bill'. */
function endOfNote(utterance: Utterance, at: number): number | null {
  // 'A hundred' is read with its article.
  const note =
    readAmount(utterance, at) ?? (utterance.word(at) === 'a' ? readAmount(utterance, at + 1) : null)
  if (!note || !VALUES.has(note.plain)) return null
  return NOTES.has(utterance.word(note.end)) ? note.end + 1 : note.end
}

/** Index behind a note at `start` that was only changed; null elsewhere. */
export function readBrokenNote(utterance: Utterance, start: number): number | null {
  if (BREAKING.has(utterance.word(start)))
    return utterance.word(start + 1) === 'a' ? endOfNote(utterance, start + 1) : null
  if (utterance.word(start) !== 'had' || utterance.word(start + 1) !== 'a') return null
  let at = endOfNote(utterance, start + 1)
  if (at === null) return null
  while (BETWEEN.has(utterance.word(at))) at++
  return BREAKING.has(utterance.word(at)) && utterance.word(at + 1) === 'it' ? at + 2 : null
}
