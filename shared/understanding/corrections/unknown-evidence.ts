/** The evidence of a clause that names something unsaved, which may be a new purchase. */
import { CATEGORY_CUES, EVIDENCE } from '../categories/lexicon.ts'
import type { Token } from '../utterance/token.ts'
import { containsPhrase, matchPhrase } from '../words/phrase-table.ts'
import { isUnitWord } from '../words/units.ts'
import { plainToken } from '../words/word-forms.ts'
import { PURCHASING } from './amount-talk-words.ts'
import type { CorrectionClause } from './clause.ts'

/** `either`: a correction or a new expense. `unclear`: about something saved, but the change is not known. */
export type Evidence = 'correction' | 'either' | 'unclear' | 'new'

export function evidenceBesideUnknown(
  clause: CorrectionClause,
  opens: boolean,
  hasCategory: boolean,
  isSingle: boolean,
): Evidence {
  const { references, pointers, amounts, days, payments, deletes, isStrong, isOfPrice } = clause
  const isDefinite = references.some(one => one.isDefinite)
  const isReplaced = isStrong && references.length > 0
  // 'es teh ganti es campur 12 ribu'
  if (amounts.length > 0 && isReplaced && clause.becomes && namesPurchase(clause)) return 'correction'
  const isPointed = pointers.some(to => !['that', 'again', 'one', 'this'].includes(String(to)))
  // 'bukan lele, ikan nila, harganya 20'
  if (amounts.length > 0 && references.some(({ denied }) => denied))
    return opens || isPointed ? 'correction' : 'either'
  if (amounts.length > 0) {
    // 'the uber was actually 23.80 after the surge', 'forgot the tip, haircut came to 36'
    const isToldOf = references.length > 0 && (clause.isWeak || isStrong)
    if ((isDefinite || isToldOf) && !namesPurchase(clause)) return 'correction'
    // 'tiket nontonnya', 'those pills': definite, so known under another name
    const isPossessed = references.length > 0 && clause.words.some(({ word }) => word.endsWith('nya'))
    const isAbout = isPossessed || pointers.includes('them')
    const isOther = isDefinite || isAbout || isOfPrice || !namesPurchase(clause)
    return (opens && !deletes) || isOther ? 'either' : 'new'
  }
  // 'hapus aja, kantor yang bayar', but 'hapus rotinya' where no bread is saved
  if (deletes)
    return references.length > 0 || isPointed || (isSingle && !namesThing(clause)) ? 'correction' : 'unclear'
  if (clause.saysCard || days.length + payments.length > 0 || hasCategory)
    return isReplaced || isDefinite || (hasCategory && pointers.length > 0)
      ? 'correction'
      : opens || pointers.length > 0
        ? 'unclear'
        : 'new'
  if (isReplaced) return 'correction'
  // 'ganti jadi rawon'
  return clause.becomes && isStrong ? (isSingle ? 'correction' : 'unclear') : 'new'
}

function namesThing({ words }: CorrectionClause): boolean {
  const plain = words.map(plainToken)
  return (
    words.some(({ word }) => word.endsWith('nya')) ||
    plain.some((_, at) => (matchPhrase(CATEGORY_CUES, plain, at)?.value.weight ?? 0) >= EVIDENCE.thing)
  )
}

/** Whether the words name something that can be bought; 'rupanya 36 ribu' does not. */
function namesPurchase({ words, categories, isFresh }: CorrectionClause): boolean {
  const plain = words.filter(({ word }) => !isUnitWord(word)).map(plainToken)
  const isKnown = (_: Token, at: number) =>
    (matchPhrase(CATEGORY_CUES, plain, at)?.value.weight ?? 0) >= EVIDENCE.hint
  return isFresh || categories.length > 0 || plain.some(isKnown) || containsPhrase(PURCHASING, words)
}
