/** Hesitation sounds, which transcribers write between commas ('on, um, lunch'), and a number begun before one. */

import { isNumeric, numberWord } from '../numbers/number-words.ts'
import { changed, type Token, withWord } from '../utterance/token.ts'
import { phraseList } from '../words/phrase-table.ts'

const SOUNDS = new Set(
  phraseList('ehm|em|emm|um|umm|uh|uhh|uhm|hmm|hm|mm|mmm|er|erm|anu|ng|hmmm|eee|ee|ah|aah|euh'),
)
/** Words that mean 'roughly' before a number. */
const ROUGHLY = new Set(phraseList('like|kayak|kaya|kek|sekitaran|kisaran'))

/** 'Roti kaya' is spread with kaya. */
const WITH_JAM: ReadonlySet<string> = new Set(['roti', 'selai', 'toast'])

/** Of the emergency room: 'ER bill from Christmas'. */
const EMERGENCY: ReadonlySet<string> = new Set(phraseList('bill|visit|copay|co'))

function isEmergencyRoom({ word }: Token, next: Token | undefined): boolean {
  return word === 'er' && EMERGENCY.has(next?.word ?? '')
}

/** Whether a sound separates two numbers: 'not forty ah fourteen'. */
function parts({ word }: Token): boolean {
  return word === 'ah' || word === 'aah'
}

function isComma(token: Token | undefined): boolean {
  return token?.word === ','
}

/** Takes the number that `kept` ends in out again where the one behind a hesitation begins with the same words. */
function dropBegun(kept: Token[], tokens: readonly Token[], from: number): void {
  const first = kept.findLastIndex(token => !isNumeric(token)) + 1
  const begun = kept.slice(first)
  const isRepeated = begun.every(({ word }, offset) => tokens[from + offset]?.word === word)
  if (begun.length > 0 && isRepeated && isNumeric(tokens[from + begun.length])) kept.length = first
}

/** The tokens without hesitation and its commas; the 'em' of 'two of em' is no sound, but 'them'. */
export function withoutHesitation(tokens: readonly Token[]): Token[] {
  const kept: Token[] = []
  let hesitated = false
  tokens.forEach((token, at) => {
    const next = tokens[at + 1]
    if (hesitated && isNumeric(token) && isNumeric(kept.at(-1))) dropBegun(kept, tokens, at)
    if (parts(token) && kept.length > 0 && isNumeric(kept.at(-1)) && isNumeric(next)) {
      kept.push(changed(token, { kind: 'sign', text: ',', word: ',' }))
      return
    }
    if (token.word === 'em' && kept.at(-1)?.word === 'of') {
      kept.push(withWord(token, 'them'))
      return
    }
    const isCompared = kept.at(-1)?.word === 'more'
    const isName = token.word === 'kaya' && WITH_JAM.has(kept.at(-1)?.word ?? '')
    const rough =
      ROUGHLY.has(token.word) &&
      !isCompared &&
      !isName &&
      (numberWord(next) !== null || /^[\d$]/.test(next?.text ?? ''))
    if (rough || (token.kind === 'word' && SOUNDS.has(token.word) && !isEmergencyRoom(token, next))) {
      if (!hesitated && isComma(kept.at(-1))) kept.pop()
      hesitated = true
      return
    }
    const fence = hesitated && isComma(token)
    hesitated &&= fence
    if (!fence) kept.push(token)
  })
  return kept
}
