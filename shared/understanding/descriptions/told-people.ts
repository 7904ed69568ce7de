/** Leaves out who wished, went or shared before the thing: 'Mason needed poster board', 'took Bruno to the park and got a cocoa'. */
import { EVIDENCE } from '../categories/lexicon.ts'
import { changed, type Token } from '../utterance/token.ts'
import { nameThing, trimClosers } from '../words/content-words.ts'
import { matchPhrase, phraseList, phraseSet, withoutPhrases } from '../words/phrase-table.ts'
import { TIME_CLAUSES } from './aside-words.ts'
import { cueAt, saidOf } from './lead.ts'

const SHARES = phraseSet(
  phraseList(
    'my half of|my part of|my share of|my portion of|my third of|my quarter of|my cut of|my end of|our half of|our part of|our share of',
  ),
)

/** 'Venmoed Marcus for my part of the Xfinity' paid for the Xfinity. */
export function withoutShares(words: readonly Token[]): readonly Token[] {
  const kept = withoutPhrases(SHARES, words)
  return kept.length < words.length && nameThing(kept) ? kept : words
}

const ARTICLES: ReadonlySet<string> = new Set(
  phraseList(
    'a|an|the|some|my|our|his|her|their|new|more|another|two|three|beli|dibeliin|beliin|dibelikan|jajan',
  ),
)

/** Whether a known thing begins at `at`, an article before it or not. */
function beginsThing(words: readonly Token[], at: number): boolean {
  const said = saidOf(words)
  let first = at
  while (ARTICLES.has(words[first]?.word ?? '')) first++
  return [first, first + 1].some(from => (cueAt(said, from)?.value.weight ?? 0) >= EVIDENCE.thing)
}

const WISHES: ReadonlySet<string> = new Set(
  phraseList(
    'needed|wanted|needs|wants|begged|craved|requested|minta|nitip|titip|pengen|pingin|kepengen|kepingin|butuh|ngidam|pesen|mesen',
  ),
)
const SAYING: ReadonlySet<string> = new Set(['said', 'says', 'told', 'bilang', 'kata'])
/** The words before a wish, at most. */
const LONGEST_WISHER = 5
const LINKS: ReadonlySet<string> = new Set(phraseList('at|in|from|di|ke|dari|buat|for|to'))

/** What someone wished for: 'the vet said Milo needed a booster', 'si Nabila minta seblak'. */
export function wantedThing(words: readonly Token[]): readonly Token[] {
  const at = words.findIndex(({ word }) => WISHES.has(word))
  const wisher = words.slice(0, Math.max(at, 0))
  const isSaid = wisher.some(({ word }) => SAYING.has(word))
  if (at < 1 || at > LONGEST_WISHER || !(isSaid || beginsThing(words, at + 1))) return words
  if (wisher.some(({ kind, word }) => kind === 'sign' || LINKS.has(word))) return words
  const [first] = wisher
  const thing = words.slice(words[at + 1]?.word === 'new' ? at + 2 : at + 1)
  const isNamed =
    first && wisher.length === 1 && ENGLISH.has(words[at]?.word ?? '') && !cueAt(saidOf(wisher), 0)
  if (!isNamed || WHOEVER.has(first.word)) return thing
  const end = thing.findIndex(({ kind, word }) => kind === 'sign' || PLACES.has(word))
  const behind = end < 0 ? thing.length : end
  return [
    ...trimClosers(thing.slice(0, behind)),
    changed(first, { text: 'for', word: 'for' }),
    first,
    ...thing.slice(behind),
  ]
}
const ENGLISH: ReadonlySet<string> = new Set(['needed', 'wanted'])
/** They name nobody. */
const WHOEVER: ReadonlySet<string> = new Set(
  phraseList('i|we|they|he|she|it|everybody|everyone|kids|boys|girls|still|also|just|really'),
)

const GOT = phraseSet(
  phraseList(
    'and got|and i got|and we got|and bought|and i bought|and grabbed|and i grabbed|and picked up|and ordered|and i had|and we had|and had|then got|then bought|terus beli|trus beli|terus jajan|sekalian beli|sambil beli|pulangnya beli|pulang beli',
  ),
)
const GOING = phraseSet(
  phraseList(
    'took|i took|we took|went to|i went to|we went to|drove|i drove|walked|brought|dropped|i dropped|disuruh|nganter|nganterin|jemput|jemputin|habis nganter|abis nganter',
  ),
)
const PLACES: ReadonlySet<string> = new Set(['at', 'from', 'di', 'dari'])

/** What was got where one had gone for something else. */
export function gotThing(all: readonly Token[]): readonly Token[] {
  const words = behindTimeClause(all)
  const first = words.findIndex((_, at) => at < 2 && matchPhrase(GOING, words, at) !== null)
  if (first < 0) return words
  const at = words.findIndex((_, index) => index > first && matchPhrase(GOT, words, index) !== null)
  const thing = words.slice(matchPhrase(GOT, words, at)?.end ?? words.length)
  const isOwn = thing.some(({ word }) => PLACES.has(word)) || words[first]?.word === 'disuruh'
  return at > 0 && isOwn && beginsThing(thing, 0) ? thing : words
}

const SPEAKERS: ReadonlySet<string> = new Set(['i', 'we'])

/** 'On the way home I stopped at the distributor': when it was goes. */
function behindTimeClause(words: readonly Token[]): readonly Token[] {
  const clause = matchPhrase(TIME_CLAUSES, words, 0)
  return clause && SPEAKERS.has(words[clause.end]?.word ?? '') ? words.slice(clause.end) : words
}

const DOING: ReadonlySet<string> = new Set(
  phraseList('ate|went|did|had|got|grabbed|saw|watched|hit|tried|ordered|shared|made'),
)
/** 'Me and Duane went halves on the gas'. */
const SHARING: ReadonlySet<string> = new Set(['half', 'halves', 'in', 'halfsies', 'splits', 'ways'])
/** Words of the company, at most. */
const LONGEST_COMPANY = 3

/** 'Me and Danielle ate at the Mexican spot' is the Mexican spot with Danielle. */
export function behindCompany(words: readonly Token[]): readonly Token[] {
  const [first, and] = words
  if (and?.word !== 'and' || !(first?.word === 'me' || first?.word === 'i')) return words
  const verb = words.findIndex(({ word }, at) => at > 2 && at <= 2 + LONGEST_COMPANY && DOING.has(word))
  if (verb < 0) return words
  const next = words[verb + 1]?.word ?? ''
  if (SHARING.has(next)) return words
  const thing = words.slice(next === 'at' || next === 'to' || next === 'out' ? verb + 2 : verb + 1)
  const sign = thing.findIndex(({ kind }) => kind === 'sign')
  const end = sign < 0 ? thing.length : sign
  const company = [changed(and, { text: 'with', word: 'with' }), ...words.slice(2, verb)]
  return nameThing(thing.slice(0, end))
    ? [...trimClosers(thing.slice(0, end)), ...company, ...thing.slice(end)]
    : words
}
