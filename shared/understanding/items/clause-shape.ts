/** The structure of a clause: first word, length, position of the amount. */
import type { Clause, DiscourseMarker } from '../clauses/clause.ts'
import { hasAmount, hasContent, wordsOf } from '../clauses/clause-content.ts'
import type { Token } from '../utterance/token.ts'
import { contentWords } from '../words/content-words.ts'
import { FILLERS, VERBS } from '../words/filler-words.ts'
import { matchPhrase, skipPhrases } from '../words/phrase-table.ts'

/** In words. A longer clause without an amount is a narrative, not a thing bought. */
const MAX_THING = 5

/** Markers that end a list. */
const TURNS: ReadonlySet<DiscourseMarker> = new Set(['but', 'why'])

export function turns({ marker }: Pick<Clause, 'marker'>): boolean {
  return TURNS.has(marker)
}

/** Whether it continues a list, or may. */
export function listsOn({ marker }: Pick<Clause, 'marker'>): boolean {
  return marker === 'and' || marker === 'comma'
}

/** Whether the thing comes after its amount: 'dua puluh ribu buat parkir'. */
export function isAmountFirst({ parts }: Pick<Clause, 'parts'>): boolean {
  const content = parts.findIndex(part => hasContent(part))
  return hasAmount({ parts }) && content > parts.findIndex(part => part.kind === 'amount')
}

export interface Opener {
  /** The first word that is no filler. */
  readonly token: Token | undefined
  /** It is a verb of buying. */
  readonly buys: boolean
}

export function openerOf(clause: Clause): Opener {
  const words = wordsOf(clause)
  const at = skipPhrases(FILLERS, words, 0)
  return { token: words[at], buys: matchPhrase(VERBS, words, at) !== null }
}

/** Whether it names a thing in at most `longest` words, rather than being a narrative. */
export function isShort(clause: Clause, longest = MAX_THING): boolean {
  return contentWords(wordsOf(clause)).length <= longest
}
