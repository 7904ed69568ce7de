/** Definite forms: 'the coffee', 'kopinya', 'the pharmacy one'. */
import type { Utterance } from '../utterance/utterance.ts'
import { phraseList } from '../words/phrase-table.ts'
import { isOwnedForm } from './name-forms.ts'

const DEFINITE: ReadonlySet<string> = new Set(phraseList('yang|yg|the|that|my|si|sing|nu|this'))
const OF_ALL: ReadonlySet<string> = new Set(phraseList('semua|both|all|kedua'))

/** Whether a definite article or '-nya' marks it: 'the coffee', 'kopinya'. */
export function isPointedAt(utterance: Utterance, at: number): boolean {
  return DEFINITE.has(utterance.word(at - 1)) || utterance.word(at).endsWith('nya')
}

/** 'the pharmacy one', 'yang di apotek' */
export function isOneOfKind(utterance: Utterance, at: number): boolean {
  const isOne = utterance.word(at + 1) === 'one' && DEFINITE.has(utterance.word(at - 1))
  return isOne || (utterance.word(at - 1) === 'di' && DEFINITE.has(utterance.word(at - 2)))
}

/** 'kopinya', "coffee's", 'PDAM-nya', but 'semua kopinya' may be several. */
export function isPossessed(
  utterance: Utterance,
  at: number,
  end: number,
  names: readonly string[],
): boolean {
  if (OF_ALL.has(utterance.word(at - 1))) return false
  if (utterance.word(end) === 'nya') return true
  return utterance
    .between(at, end)
    .some(
      ({ word, text }) =>
        word.endsWith('nya') || /['\u2019]s$/.test(text) || names.some(name => isOwnedForm(word, name)),
    )
}
