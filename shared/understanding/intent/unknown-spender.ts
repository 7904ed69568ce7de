/** A spender whose name is in no list: 'Wei Ling spent 300 on tickets'. */
import { categorize } from '../categories/categorize.ts'
import type { Token } from '../utterance/token.ts'
import { nameThing } from '../words/content-words.ts'
import { FILLERS } from '../words/filler-words.ts'
import { containsPhrase, matchPhrase, phraseList, phraseSet } from '../words/phrase-table.ts'
import { DEPENDANTS, DETERMINERS, SPEAKERS } from './people-words.ts'

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

const HOSTING: ReadonlySet<string> = new Set(
  phraseList('brought|bought|ordered|catered|sprang|provided|supplied|threw|treated'),
)
/** Those for whom it was. */
const GUESTS = phraseSet(
  phraseList(
    'for us|for everyone|for everybody|for the whole|for the entire|for the team|for the crew|for the office|for the floor|for the staff|for the department|for all of us|the whole team|the whole crew|us all',
  ),
)
/** Longest description of the host, in words: 'the new drug rep'. */
const MAX_HOST = 4

const PAYING: ReadonlySet<string> = new Set(['covered', 'paid', 'covers', 'pays'])
const OURS: ReadonlySet<string> = new Set(['my', 'our'])
/** What the speaker pays with: 'the voucher covered my lunch'. */
const MEANS: ReadonlySet<string> = new Set(
  phraseList('card|voucher|coupon|cash|money|change|tip|tips|points|miles|credit|app|check|refund|bonus'),
)

/** 'The church paid my light bill', 'the drug rep brought in pizza for the whole floor'. */
export function isUnknownHost(words: readonly Token[]): boolean {
  if (!DETERMINERS.has(words[0]?.word ?? '')) return false
  const verb = words.findIndex(({ word }) => HOSTING.has(word) || PAYING.has(word))
  if (verb < 2 || verb > MAX_HOST) return false
  const isForSpeaker = PAYING.has(words[verb]?.word ?? '') && OURS.has(words[verb + 1]?.word ?? '')
  if (!isForSpeaker && !containsPhrase(GUESTS, words)) return false
  if (words.slice(0, verb).some(({ word }) => MEANS.has(word))) return false
  return !words
    .slice(0, verb)
    .some(({ word }) => SPEAKERS.has(word) || DEPENDANTS.has(word) || word === 'then')
}
