/** Recognises a correction that is taken back: 'never mind, it was right', 'gak jadi ganti kopinya'. */
import type { Token } from '../utterance/token.ts'
import { nameThing } from '../words/content-words.ts'
import {
  containsPhrase,
  findPhrase,
  matchPhrase,
  skipPhrase,
  skipPhrases,
  unionOf,
} from '../words/phrase-table.ts'
import type { CorrectionClause } from './clause.ts'
import {
  CALLING_OFF,
  CHANGES,
  CHANGING,
  ERRED,
  FELL_THROUGH,
  LAST_WORDS,
  LINKING,
  NO_AFTER_ALL,
  REFUSING,
  RIGHT_AFTER_ALL,
  TAKING_BACK,
  UNDOING,
} from './taking-back-words.ts'

const ANY = unionOf([TAKING_BACK, REFUSING, CALLING_OFF])

const AT_END = unionOf([TAKING_BACK, NO_AFTER_ALL])

/**
 * The words before a final withdrawal: 'kopinya kemarin, eh gak jadi'. Null where no withdrawal ends the
 * text. `isSure`: a deletion is withdrawn, too; after 'delete it, forget it' that is uncertain.
 */
export function saidBeforeTakenBack(
  tokens: readonly Token[],
): { readonly said: readonly Token[]; readonly isSure: boolean; readonly isReason: boolean } | null {
  for (let at = 1; at < tokens.length; at++) {
    const end = skipPhrase(AT_END, tokens, at)
    if (end === at || !isLast(tokens, end)) continue
    const isNo = skipPhrase(NO_AFTER_ALL, tokens, at) === end
    const said = tokens.slice(0, at)
    if ((!isNo && said.at(-1)?.kind !== 'sign') || containsPhrase(TAKING_BACK, said)) return null
    return { said, isSure: isNo, isReason: !isNo && skipPhrase(FELL_THROUGH, tokens, at) === end }
  }
  return null
}

function isLast(tokens: readonly Token[], end: number): boolean {
  return tokens.slice(skipPhrases(LAST_WORDS, tokens, end)).every(({ kind }) => kind === 'sign')
}

/** Whether nothing saved is to be changed despite a word of deletion. */
export function isTakenBack(tokens: readonly Token[], clauses: readonly CorrectionClause[]): boolean {
  if (!containsPhrase(ANY, tokens) || clauses.some(saysValue)) return false
  const named = clauses.filter(({ deletes, references, keeps }) => deletes && !keeps && references.length > 0)
  if (named.length === 0) return containsPhrase(RIGHT_AFTER_ALL, tokens) || containsPhrase(ERRED, tokens)
  // 'never mind the coffee, it was right', and not 'gak jadi kopi, parkirnya udah bener'
  const isOfOthers = clauses.some(({ keeps, references }) => keeps && references.length > 0)
  return (
    !isOfOthers && named.every(({ isTakenBack }) => isTakenBack) && containsPhrase(RIGHT_AFTER_ALL, tokens)
  )
}

function saysValue({ amounts, days, payments, categories }: CorrectionClause): boolean {
  return [...amounts, ...days, ...payments, ...categories].some(({ denied }) => !denied)
}

/**
 * The tokens without clauses that call off a change ('gak jadi ganti kopinya'), or the same array. 'unclear':
 * a completed change is to be undone, or replaced by another.
 */
export function withoutCalledOff(tokens: readonly Token[]): readonly Token[] | 'unclear' {
  if (findPhrase(ANY, tokens) < 0) return tokens
  const left: Token[] = []
  for (let start = 0; start < tokens.length; ) {
    const sign = tokens.findIndex(({ kind }, at) => at >= start && kind === 'sign')
    const end = sign < 0 ? tokens.length : sign + 1
    const clause = tokens.slice(start, end)
    const reading = calledOff(clause)
    if (reading === 'unclear') return reading
    if (reading === 'none') left.push(...clause)
    start = end
  }
  return left.length === tokens.length ? tokens : left
}

function calledOff(clause: readonly Token[]): 'off' | 'unclear' | 'none' {
  for (let at = 0; at < clause.length; at++) {
    const back = skipPhrase(ANY, clause, at)
    if (back === at) continue
    const link = skipPhrases(LINKING, clause, back)
    const isMatter = matchPhrase(TAKING_BACK, clause, at)?.value === 'matter'
    const isVerbMeant =
      isMatter || link > back || [REFUSING, CALLING_OFF].some(table => skipPhrase(table, clause, at) === back)
    const end = Math.max(
      skipPhrase(CHANGES, clause, link),
      isVerbMeant ? skipPhrase(CHANGING, clause, link) : link,
    )
    if (end === link) continue
    const behind = clause.slice(end)
    // 'kopinya gak jadi ganti teh' may be about tea.
    const isOther = nameThing(clause.slice(0, at)) && nameThing(behind)
    const isUndone = UNDOING.has(clause[at]?.word ?? '')
    return isUndone || isOther || behind.some(({ kind }) => kind === 'number') ? 'unclear' : 'off'
  }
  return 'none'
}
