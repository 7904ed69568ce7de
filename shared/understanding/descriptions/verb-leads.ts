/** Leaves out the verb that a description begins with: 'brought donuts to the bus barn', 'had to redo my physical'. */
import { beginsWithCapital } from '../spans/capitals.ts'
import { changed, type Token } from '../utterance/token.ts'
import { nameThing } from '../words/content-words.ts'
import { FILLERS, OPENERS } from '../words/filler-words.ts'
import { matchPhrase, phraseList, phraseSet, skipPhrase } from '../words/phrase-table.ts'
import { cueAt, saidOf } from './lead.ts'
import { namesService } from './service-verbs.ts'

const SPEAKERS: ReadonlySet<string> = new Set(phraseList('i|we|ive|weve|then|and|so|finally'))
const OBLIGATIONS = phraseSet(
  phraseList(
    'had to|have to|needed to|got to|gotta|went to|tried to|decided to|managed to|remembered to|forgot to|just had to|ended up having to|was able to|needed|ended up',
  ),
)
/** Verbs of getting and giving, up to the thing. */
const VERB_LEADS = phraseSet(
  phraseList(`got out of|just got out of|just left|left|walked out of|got back from|got home from|came back from|brought|bring|brought home|came back with|came home with|wrote a check for|wrote a check to|wrote a check out to|chipped in for|chipped for|chipped in|chipped in on|pitched in for|pitched in on|went in on|put in for|put toward|put towards|stocked up on|loaded up on|splurged for|sprang for|sprung for
  signed up for|dropped off|restocked|restocked on|mailed off|shipped off|picked out|threw in|threw in for|covered|reloaded|refilled|topped off|topped up|kept|blew on|blew it on|ended up with|caved and got|caved and bought|went back and got|broke down and got|broke down and bought|ended up getting|ended up buying|went out and got|ran out and got|ran out to get|run out and get|stopped to get|stopped and got|stopped off for|swung by for|sent off for|made me come back for|made us come back for|came back for|had to come back for|paid off`),
)
const OWNERS: ReadonlySet<string> = new Set(['my', 'our'])
/** Before an owner they are no verbs. */
const NO_VERBS: ReadonlySet<string> = new Set(
  phraseList(
    'half|all|both|most|for|at|to|of|with|from|in|on|and|or|plus|by|near|some|not|no|only|just|about|like|over|behind|under|than|as|but|is|was|are|were|its|that|the|a|per|minus|off|after|before|third|quarter|part',
  ),
)

/** Index of the first word that is neither of the speaker nor filler. */
function firstWord(words: readonly Token[]): number {
  let at = 0
  for (;;) {
    const end =
      SPEAKERS.has(words[at]?.word ?? '') || words[at]?.kind === 'sign'
        ? at + 1
        : skipPhrase(FILLERS, words, at)
    if (end === at) return at
    at = end
  }
}

/** Index behind a verb that stands right before its owned object: 'redo my physical'; `at` itself elsewhere. */
function behindVerb(words: readonly Token[], at: number): number {
  const verb = words[at]
  if (verb?.kind !== 'word' || !OWNERS.has(words[at + 1]?.word ?? '')) return at
  const isVerb = !(NO_VERBS.has(verb.word) || namesService(verb) || (beginsWithCapital(verb) && at > 0))
  return isVerb && !matchPhrase(OPENERS, words, at) && !cueAt(saidOf(words), at) ? at + 1 : at
}

const SERVANTS = phraseSet(
  phraseList(
    'driver|delivery driver|bus driver|cab driver|uber driver|lyft driver|waiter|waitress|server|bartender|barber|stylist|hairdresser|valet|bellboy|bellhop|bellman|porter|doorman|delivery guy|delivery man|pizza guy|busboy|caddy|housekeeper|tour guide',
  ),
)
const ARTICLES: ReadonlySet<string> = new Set(['the', 'our', 'my', 'a'])

/** Whether a person who serves is tipped: 'tipped her', 'gave the driver'. */
function tips(words: readonly Token[], at: number): boolean {
  if (words[at]?.word === 'tipped') return words[at + 1]?.kind === 'word'
  if (words[at]?.word !== 'gave' || !ARTICLES.has(words[at + 1]?.word ?? '')) return false
  const end = matchPhrase(SERVANTS, words, at + 2)?.end
  return end !== undefined && !words.slice(end).some(({ word }) => word === 'tip')
}

/** The words behind such a verb; as said where nothing is named there. */
export function withoutVerbLead(words: readonly Token[]): readonly Token[] {
  const first = firstWord(words)
  const tip = words[first]
  if (tip && tips(words, first))
    return [
      changed(tip, { text: 'tip', word: 'tip' }),
      changed(tip, { text: 'for', word: 'for' }),
      ...words.slice(first + 1),
    ]
  const obliged = matchPhrase(OBLIGATIONS, words, first)?.end ?? first
  const lead = matchPhrase(VERB_LEADS, words, obliged)?.end ?? obliged
  const from = lead > obliged ? lead : behindVerb(words, obliged)
  const rest = words.slice(from)
  return from > obliged && nameThing(rest) ? rest : words
}
