/** The new description of an expense, where a clause renames it. */
import { CATEGORY_CUES } from '../categories/lexicon.ts'
import { descriptionOf } from '../describe.ts'
import { type Token, withWord } from '../utterance/token.ts'
import { nameThing } from '../words/content-words.ts'
import { matchPhrase } from '../words/phrase-table.ts'
import { plainWord } from '../words/word-forms.ts'
import type { CorrectionClause } from './clause.ts'

/** 'bukan kopi, teh', 'kopinya ganti teh': replaces the words of `description` that were named. */
export function newDescription(clause: CorrectionClause, description: string): string | null | 'unclear' {
  const { references, newWords: words, amounts, days, payments, categories, isStrong } = clause
  if (!nameThing(words)) return null
  if (clause.names) return descriptionOf(words).text
  const denied = references.filter(reference => reference.denied)
  const hasValues = amounts.length + days.length + payments.length + categories.length > 0
  const isReplaced = clause.becomes && references.length > 0
  if (denied.length === 0 && ((hasValues && !isReplaced) || !isStrong)) return null
  if (denied.length === 0 && !clause.renames) return 'unclear'
  const text = descriptionOf(words).text
  if (text === '') return 'unclear'
  const named = (denied.length > 0 ? denied : references).flatMap(reference => reference.words)
  return named.length > 0 ? replaced(description, named, text) : text
}

/** The 'ikan nila' of an 'Ikan lele'. */
function saysAgain(rest: readonly string[], text: string): boolean {
  const said = text.toLowerCase().split(' ')
  return rest.some(word => said.includes(word.toLowerCase()))
}

/** Where the 'kopi' of 'Kopi susu' is denied, 'susu' goes too: in Indonesian the head noun comes first. */
function isHead(named: readonly Token[]): boolean {
  const [first] = named
  const cue = first && matchPhrase(CATEGORY_CUES, [withWord(first, plainWord(first.word))], 0)
  return cue?.value.language === 'id'
}

/** The description with its named words replaced by `text`; `text` alone where all were named. */
function replaced(description: string, named: readonly Token[], text: string): string {
  const words = description.split(' ')
  const plain = named.map(({ word }) => word.replace(/nya$/, ''))
  const isNamed = (word: string) => plain.includes(word.toLowerCase().replace(/nya$/, ''))
  const first = words.findIndex(isNamed)
  const rest = words.filter(word => !isNamed(word))
  if (first < 0 || rest.length === 0 || saysAgain(rest, text) || (first === 0 && isHead(named))) return text
  const inserted = first === 0 ? text : text.charAt(0).toLowerCase() + text.slice(1)
  return [
    ...words.slice(0, first).filter(word => !isNamed(word)),
    inserted,
    ...words.slice(first).filter(word => !isNamed(word)),
  ].join(' ')
}
