/** A spender whose name is in no list: 'Wei Ling spent 300 on tickets'. */
import { categorize } from '../categories/categorize.ts'
import type { Token } from '../utterance/token.ts'
import { nameThing } from '../words/content-words.ts'
import { FILLERS } from '../words/filler-words.ts'
import { matchPhrase } from '../words/phrase-table.ts'
import { SPEAKERS } from './people-words.ts'

const SPENDING_VERBS = new Set(['spent', 'bought', 'paid', 'ordered', 'covered', 'treated'])
/** Words after which the clause is no spending of that person. */
const NO_SPENDING = new Set(['me', 'us', 'by'])
/** Longest name, in words. */
const MAX_NAME = 2

/** 'Wei Ling spent', where the lexicon knows no thing of that name: in 'Costco paid by card' it does. */
export function isUnknownSpender(words: readonly Token[]): boolean {
  const verb = words.findIndex(({ word }) => SPENDING_VERBS.has(word))
  if (verb < 1 || verb > MAX_NAME) return false
  const name = words.slice(0, verb)
  if (!name.every(token => /^\p{Lu}\p{Ll}/u.test(token.text) && !SPEAKERS.has(token.word))) return false
  return !nameKnown(name) && !NO_SPENDING.has(words[verb + 1]?.word ?? '')
}

function nameKnown(name: readonly Token[]): boolean {
  return (
    categorize(name) !== null ||
    name.some((_, at) => matchPhrase(FILLERS, name, at) !== null) ||
    !nameThing(name)
  )
}
