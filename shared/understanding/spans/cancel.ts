/** Words that cancel an item: 'nggak jadi', 'jangan dihitung', 'never mind'. */
import type { Utterance } from '../utterance/utterance.ts'
import { matchPhrase, phraseList, phraseSet } from '../words/phrase-table.ts'
import { readBreak } from './delimiters.ts'

const NEGATIONS = phraseList(
  'nggak|gak|ga|ngga|enggak|tidak|ndak|jangan|nggak usah|gak usah|ga usah|tidak usah|nggak perlu|gak perlu|ga perlu|nggak jadi|gak jadi|ga jadi|tidak jadi',
)
const SPEAKERS = ['', 'gue ', 'aku ', 'saya ']
const COUNTING = phraseList(
  'dihitung|diitung|hitung|itung|ikut dihitung|dicatat|dicatet|catat|catet|dimasukin|masukin|dimasukkan|masuk hitungan',
)
const NOT_COUNTED = NEGATIONS.flatMap(no =>
  SPEAKERS.flatMap(who => COUNTING.map(verb => `${no} ${who}${verb}`)),
)

/** Phrases that cancel the item before, as a clause of their own. */
const CANCELS = phraseSet([
  ...NOT_COUNTED,
  ...phraseList(`nggak jadi|gak jadi|ga jadi|ngga jadi|enggak jadi|tidak jadi|eh nggak jadi|eh gak jadi|eh ga jadi|gajadi|ora sido|teu jadi|nda jadi|ndak jadi
  batal|eh batal|dibatalkan|dibatalin|never mind|nevermind|cancel that|cancel that one|forget it|forget that|forget that one|forget about it|forget about that
  lupakan|hapus itu|hapus aja|dont count|dont count that|dont count that one|that one dont count|that one doesnt count|doesnt count|ignore that|ignore that one
  skip that|skip that one|scrap that|scrap that one|leave that out|take that out|remove that|delete that|never mind that|never mind that one|that one never mind|that one cancel`),
])

/** Verbs before the thing cancelled: 'forget the taxi', 'hapus rotinya'. */
const CANCELLING = phraseSet(
  phraseList(`forget|forget about|cancel|scratch|remove|delete|ignore|skip|never mind|drop|take out|leave out|hapus|hapusin|batalin
  coret|hilangin|buang|jangan hitung|jangan masukin|jangan catat|nggak jadi|gak jadi|ga jadi`),
)
const ARTICLES = new Set(['the', 'that', 'my', 'yang', 'si'])
/** In words. */
const MAX_THING = 3

function standsAlone(utterance: Utterance, end: number): boolean {
  const next = utterance.token(end)
  return !next || next.kind === 'sign' || readBreak(utterance, end) !== null
}

export interface Cancellation {
  readonly end: number
  /** Index of the first word of the thing cancelled, which extends to `end`; `end` where none is named. */
  readonly thing: number
}

/** A lottery ticket: 'ten dollars total for the scratch offs'. */
function isScratchOff(utterance: Utterance, at: number): boolean {
  return utterance.word(at) === 'scratch' && /^offs?$/.test(utterance.word(at + 1))
}

/** 'forget the taxi', if the taxi was named before. */
function readCancelledThing(utterance: Utterance, at: number): Cancellation | null {
  const verb = matchPhrase(CANCELLING, utterance.tokens, at)
  if (!verb || isScratchOff(utterance, at)) return null
  const thing = ARTICLES.has(utterance.word(verb.end)) ? verb.end + 1 : verb.end
  const said = new Set(utterance.between(0, at).map(({ word }) => word))
  for (let end = thing; end < thing + MAX_THING; end++) {
    const word = utterance.word(end)
    if (!said.has(word) && !said.has(word.replace(/nya$/, ''))) return null
    if (standsAlone(utterance, end + 1)) return { end: end + 1, thing }
  }
  return null
}

/** The cancelling words at `at` that stand alone; or null. */
export function readCancel(utterance: Utterance, at: number): Cancellation | null {
  const match = matchPhrase(CANCELS, utterance.tokens, at)
  if (match && standsAlone(utterance, match.end)) return { end: match.end, thing: match.end }
  return readCancelledThing(utterance, at)
}
