/** Recognises a text that only takes back what was done last: 'nggak jadi', 'balikin ciloknya', 'undo the delete'. */
import { withStandardWords } from '../normalise/informal-words.ts'
import { normaliseReferring } from '../normalise/normalise.ts'
import type { Token } from '../utterance/token.ts'
import { FILLERS } from '../words/filler-words.ts'
import { phraseList, phraseSet, skipPhrase, skipPhrases, unionOf } from '../words/phrase-table.ts'
import { NOT_DELETING } from './deleting-words.ts'
import {
  CALLING_OFF,
  CHANGES,
  CHANGING,
  LAST_WORDS,
  LINKING,
  NO_AFTER_ALL,
  REFUSING,
  TAKING_BACK,
  UNDOING,
} from './taking-back-words.ts'

/** Each is enough by itself. */
const TAKING_BACK_LAST = unionOf([
  TAKING_BACK,
  REFUSING,
  CALLING_OFF,
  NO_AFTER_ALL,
  NOT_DELETING,
  phraseSet([...UNDOING]),
  phraseSet(
    phraseList(`
    jangan|jangan jadi|eh salah|salah hapus|salah apus|kehapus|keapus|salah pencet|kepencet|unhapus
    undelete|go back|wrong one|deleted by mistake|by mistake|by accident|no dont|dont|dont do that
    `),
  ),
])

/** With a verb of changing or a noun for one behind them: 'gak jadi hapus', 'undo the delete'. */
const OF_CHANGE = unionOf([CHANGES, CHANGING])

/** The thing to be brought back may follow. */
const BRINGING_BACK = phraseSet(
  phraseList(`
  balikin|balikkan|dibalikin|balikin lagi|kembaliin|kembalikan|dikembalikan|dikembaliin|pulihin|pulihkan|munculin lagi|adain lagi
  bring back|bring it back|bring that back|bring them back|put it back|put that back|put back|put them back|change it back|change that back|get it back|restore|restore it|restore that
  `),
)

/** The same with 'back' behind the thing. */
const PARTED: ReadonlySet<string> = new Set(['bring', 'put'])

/** Between and behind them. */
const BESIDE = unionOf([
  FILLERS,
  LAST_WORDS,
  LINKING,
  phraseSet(
    phraseList(
      'one|last|lagi|barusan|yang tadi|yang barusan|kayak tadi|seperti tadi|semula|ke semula|as it was|how it was|sorry|maaf|oops|ups|wait|back|no|gak|nggak',
    ),
  ),
])

/** Of a name, in words. */
const LONGEST_NAME = 3

/** Whether a text says no more than that. */
export function takesBackLast(text: string): boolean {
  const said = withStandardWords(normaliseReferring(text)).filter(({ kind }) => kind !== 'sign')
  if (said.some(({ kind }) => kind === 'number')) return false
  const start = skipPhrases(BESIDE, said, 0)
  return namesBroughtBack(said, start) || saysOnly(said)
}

/** 'balikin ciloknya', 'bring the coffee back' */
function namesBroughtBack(said: readonly Token[], start: number): boolean {
  const isParted = PARTED.has(said[start]?.word ?? '') && said.some(({ word }) => word === 'back')
  const end = isParted ? start + 1 : skipPhrase(BRINGING_BACK, said, start)
  return end > start && end + LONGEST_NAME >= endOfName(said)
}

/** Index behind the last word that may be of a name. */
function endOfName(said: readonly Token[]): number {
  const at = said.findIndex((_, place) => skipPhrases(BESIDE, said, place) === said.length)
  return at < 0 ? said.length : at
}

function saysOnly(said: readonly Token[]): boolean {
  let isTakenBack = false
  for (let at = 0; at < said.length; ) {
    const back = Math.max(skipPhrase(TAKING_BACK_LAST, said, at), skipPhrase(BRINGING_BACK, said, at))
    const change = isTakenBack ? skipPhrase(OF_CHANGE, said, at) : at
    const end = Math.max(back, change, skipPhrase(BESIDE, said, at))
    if (end === at) return false
    isTakenBack ||= back > at
    at = end
  }
  return isTakenBack
}
