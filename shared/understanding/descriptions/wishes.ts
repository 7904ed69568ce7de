/** Drops who wanted it: 'the kids wanted froyo' is froyo, 'anak minta es krim' is es krim. */
import { EVIDENCE } from '../categories/lexicon.ts'
import type { Token } from '../utterance/token.ts'
import { matchPhrase, phraseList, phraseSet } from '../words/phrase-table.ts'
import { COMPANY_WORDS } from './company.ts'
import { cueAt, namesThing, saidOf } from './lead.ts'

const WISHES = phraseSet(
  phraseList(`wanted|wanted a|wanted an|wanted some|wanted the|needed|needed a|needed an|needed some|needed new|begged for|begged me for|begged for a|asked for|asked for a|asked me for|had to have|had to have a|were craving|was craving|out of|were out of|was out of|ran out of
  minta|minta dibeliin|minta beliin|minta jajan|rewel minta|nangis minta|ngerengek minta|merengek minta|pengen|pingin|kepengen|kepingin|ngidam|pengin|butuh|perlu|nitip|titip|nitip beli|titip beli`),
)
/** Who of the family they are, by what is said in place of a name: 'si kecil', 'the 7-year-old', 'the cat'. */
const MEMBERS: ReadonlySet<string> = new Set(
  phraseList(
    'cat|dog|puppy|kitten|baby|kucing|anjing|si|kecil|adek|kakak|dedek|little|one|guy|oldest|youngest|teen|year|old|month|months',
  ),
)
/** Whose they are is told: 'anakku ulang tahun minta kue'. */
const SONS: ReadonlySet<string> = new Set(
  phraseList(
    'anakku|anak|adik|adikku|ponakan|suamiku|istriku|cucuku|cucu|son|daughter|nephew|niece|grandson|granddaughter|kid|kiddo|brother|sister|cousin',
  ),
)
/** The words before a wish, at most. */
const LONGEST_SUBJECT = 4

/** What is wished for, where someone of the family wishes and the lexicon knows the thing; else the words. */
export function wishedFor(words: readonly Token[]): readonly Token[] {
  const at = words.findIndex((_, index) => matchPhrase(WISHES, words, index) !== null)
  if (at < 0 || at > LONGEST_SUBJECT) return words
  const end = matchPhrase(WISHES, words, at)?.end
  if (at === 0) return wishedThing(words, end) ?? words
  // 'Si abang parkir minta 5 ribu'.
  if (end === words.length && words.slice(0, at).some((_, index) => namesThing(saidOf(words), index)))
    return words.slice(0, at)
  const isOfFamily = ({ kind, word }: Token) =>
    COMPANY_WORDS.has(word) || MEMBERS.has(word) || kind === 'number'
  const [who, ...others] = words.slice(0, at)
  if (!who || !isOfFamily(who) || !(others.every(isOfFamily) || SONS.has(who.word))) return words
  return wishedThing(words, end) ?? words
}

/** The words behind a wish, where the lexicon knows a thing at their start. */
function wishedThing(words: readonly Token[], end: number | undefined): readonly Token[] | null {
  const behind = words.slice(end)
  return (cueAt(saidOf(behind), 0)?.value.weight ?? 0) >= EVIDENCE.thing ? behind : null
}
