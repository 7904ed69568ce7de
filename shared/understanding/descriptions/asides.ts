import { numberWord } from '../numbers/number-words.ts'
import type { Token } from '../utterance/token.ts'
import { nameThing, trimClosers } from '../words/content-words.ts'
import { VERBS } from '../words/filler-words.ts'
import { containsPhrase, findPhrase, matchPhrase, phraseList, phraseSet } from '../words/phrase-table.ts'
import { ASIDES, HEADCOUNTS, STORY_WORDS } from './aside-words.ts'
import { behindCharge } from './charges.ts'
import { withoutCompany } from './company.ts'
import { leadsToPlace } from './lead.ts'
import { behindPayee, fromSupplier } from './payees.ts'
import { PLACE_LINKS } from './place-words.ts'
import { behindRide } from './rides.ts'
import { behindTime, namesKnownThing, tellsWhen } from './time-clauses.ts'
import { wishedFor } from './wishes.ts'

/** Longest number of people, in words. */
const LONGEST_HEADCOUNT = 4

/** Before a number they tell how long it took: 'battery changed at the mall, took 45 minutes'. */
const LASTING: ReadonlySet<string> = new Set(['took', 'takes', 'lasted', 'makan'])
const DURATIONS: ReadonlySet<string> = new Set(['minutes', 'hours', 'hour', 'days', 'menit', 'jam'])

/** The words before the first remark, unless they begin with it. */
function withoutRemark(words: readonly Token[]): readonly Token[] {
  const took = words.findIndex(
    ({ word }, at) => LASTING.has(word) && DURATIONS.has(words[at + 2]?.word ?? ''),
  )
  const remark = took > 0 ? took : findPhrase(ASIDES, words)
  return remark > 0 ? words.slice(0, remark) : words
}

/** 'Makan di Hanamasa berempat': behind a place it says nothing of the thing. */
const TOGETHER: ReadonlySet<string> = new Set(['berdua', 'bertiga', 'berempat', 'berlima', 'berenam'])

function withoutHeadcount(words: readonly Token[]): readonly Token[] {
  const isLast = TOGETHER.has(words.at(-1)?.word ?? '')
  if (isLast && words.some(({ word }) => PLACE_LINKS.has(word))) {
    const isMeal = words.at(-2)?.word === 'makan' && words.length > 3
    return words.slice(0, isMeal ? -2 : -1)
  }
  for (let length = LONGEST_HEADCOUNT; length > 1; length--) {
    const from = words.length - length
    if (from > 0 && matchPhrase(HEADCOUNTS, words, from)?.end === words.length) return words.slice(0, from)
  }
  return words
}

/** The parts between signs; each keeps the sign before it. */
function partsOf(words: readonly Token[]): (readonly Token[])[] {
  const starts = words.flatMap((word, at) =>
    at > 0 && word.kind === 'sign' && word.text !== '&' ? [at] : [],
  )
  return [0, ...starts].map((start, part) => words.slice(start, starts[part]))
}

/** Whether words are a narrative rather than the name of a thing. */
export function isStory(words: readonly Token[]): boolean {
  return words.some(({ word }) => STORY_WORDS.has(word))
}

function withoutSign(part: readonly Token[]): readonly Token[] {
  return part[0]?.kind === 'sign' ? part.slice(1) : part
}

/** Words that announce a list without naming a thing of it: 'a bunch of stuff, toothpaste and floss'. */
const GENERIC: ReadonlySet<string> = new Set(
  phraseList(
    'check|bill|tab|tagihan|tagihannya|receipt|total|the|a|bunch|of|stuff|some|few|couple|things|other|various|odds|ends|and|barang|macam|beberapa|banyak|aneka|macem',
  ),
)

function isGeneric(part: readonly Token[]): boolean {
  return part.every(({ kind, word }) => kind === 'sign' || GENERIC.has(word))
}

/** 'Dropped the kids, got a bagel': the parts from a verb of getting on, where those before it name no thing. */
function fromGot(parts: readonly (readonly Token[])[]): readonly (readonly Token[])[] {
  const got = parts.findIndex(
    (part, at) => at > 0 && matchPhrase(GOT, withoutSign(part), 0) !== null && namesKnownThing(part),
  )
  return got > 0 && !parts.slice(0, got).some(namesKnownThing) ? parts.slice(got) : parts
}

/** Drops narrative parts, where another part names a thing. */
function withoutStories(words: readonly Token[]): readonly Token[] {
  const all = partsOf(words)
  if (all.length < 2) return words
  const parts = fromGot(withoutCompany(all))
  if (!parts.some(namesKnownThing)) return parts.flat()
  const naming = parts
    .filter(
      part => namesKnownThing(part) || !(isStory(part) || isGeneric(part) || tellsWhen(withoutSign(part))),
    )
    .flat()
  return naming[0]?.kind === 'sign' ? naming.slice(1) : naming
}

/** Behind 'so' they go on with a reason or a measure. */
const NO_RESULT: ReadonlySet<string> = new Set(
  phraseList('that|much|many|far|good|long|i can|we can|she|he|they'),
)

/** What was bought for the reason said before 'so': 'my son has the strep so amoxicillin'. */
function behindReason(words: readonly Token[]): readonly Token[] {
  const so = words.findLastIndex(({ word }) => word === 'so')
  if (so < 0) return behindStory(words)
  const [reason, result] = [words.slice(0, so), words.slice(so + 1)]
  if (reason.length < 2 || NO_RESULT.has(result[0]?.word ?? '') || containsPhrase(VERBS, reason)) return words
  const offered = offeredThing(reason, result)
  if (offered) return offered
  const isReason = isStory(reason) || reason.some(({ word }) => HAVING.has(word))
  const isGot = matchPhrase(GOT, result, 0) !== null && nameThing(result)
  return isGot || (isReason && namesKnownThing(result)) ? result : words
}

/** The same where 'so' has gone: 'didn't feel like cooking, I ordered a pizza'. */
function behindStory(words: readonly Token[]): readonly Token[] {
  const subject = words.findIndex(
    ({ word }, at) => at > 1 && SUBJECTS.has(word) && matchPhrase(GOT, words, at) !== null,
  )
  const [story, result] = [words.slice(0, Math.max(subject, 0)), words.slice(subject)]
  const isTold = story.some(({ word }) => DENIED.has(word)) && !story.some(({ kind }) => kind === 'sign')
  return isTold && !containsPhrase(VERBS, story) && namesKnownThing(result) ? result : words
}
const SUBJECTS: ReadonlySet<string> = new Set(['i', 'we'])
const DENIED: ReadonlySet<string> = new Set(phraseList('didnt|dont|couldnt|wasnt|was|were|hadnt|felt|forgot'))

/** What a shop had, where 'one' stands for it: 'they had sweaters out at Kohl's so I got me one'. */
function offeredThing(reason: readonly Token[], result: readonly Token[]): readonly Token[] | null {
  const offer = matchPhrase(OFFERS, reason, 0)
  const got = matchPhrase(GOT, result, 0)
  if (!(offer && got)) return null
  const isStandIn = result.slice(got.end).every(({ kind, word }) => kind === 'sign' || STAND_INS.has(word))
  const goods = reason.slice(offer.end).filter(({ word }) => !SHOWN.has(word))
  return isStandIn && namesKnownThing(goods) ? goods : null
}
const OFFERS = phraseSet(
  phraseList('they had|they have|there were|there was|they got|they were selling|he had|she had'),
)
const STAND_INS: ReadonlySet<string> = new Set(phraseList('one|two|some|it|them|me|us|myself|a|few|pair|for'))
/** How goods lie in a shop. */
const SHOWN: ReadonlySet<string> = new Set(['out', 'marked', 'left', 'already'])
const GOT = phraseSet(
  phraseList('i got|we got|i bought|we bought|i ordered|i grabbed|i picked up|got|bought'),
)
const HAVING: ReadonlySet<string> = new Set(
  phraseList(
    'got|had|has|needed|wanted|ran|broke|quit|died|came|went|hit|popped|cracked|burst|failed|leaked|snapped|tore|ripped|stopped|froze|lost|melted|expired|blew|dropped|locked|spilled|missed|couldnt|nobody',
  ),
)

/** Drops a narrative before a verb of buying: 'hujan jadi beli payung' becomes 'payung'. Keeps a place. */
export function withoutPrelude(said: readonly Token[]): readonly Token[] {
  const words = behindRide(behindPayee(fromSupplier(wishedFor(behindReason(behindCharge(said))))))
  const verb = words.findLastIndex((_, at) => matchPhrase(VERBS, words, at) !== null)
  const before = words.slice(0, Math.max(verb, 0))
  const bought = words.slice(before.length)
  if (tellsWhen(before)) return nameThing(bought) ? bought : words
  if (verb < 1) return behindTime(words)
  if (!isStory(before) || namesKnownThing(before) || leadsToPlace(words)) return words
  return namesKnownThing(bought) ? bought : words
}

/** 'Cupcakes for the class, twenty four of them' leaves its number. */
function isCount(part: readonly Token[]): boolean {
  return withoutSign(part).every(token => token.kind === 'number' || numberWord(token) !== null)
}

/** Each part without the small words that its amount or verb left at its end: 'light bill came, Georgia Power'. */
function withoutOpenEnds(words: readonly Token[]): readonly Token[] {
  const [first = [], ...others] = partsOf(words)
  if (others.length === 0) return words
  return [first, ...others.filter(part => !isCount(part))].flatMap(part => trimClosers(part))
}

/** 'Bouquet gue beli sendiri': the verb that it belongs to has gone. 'Sepatunya sendiri' is told apart from its delivery. */
function withoutOwnHand(words: readonly Token[]): readonly Token[] {
  if (!words.some(({ word }) => word === 'sendiri')) return words
  return words.filter(
    ({ word, index }, at) =>
      word !== 'sendiri' ||
      at === 0 ||
      (index === (words[at - 1]?.index ?? 0) + 1 && !/\p{L}{2}nya$/u.test(words[at - 1]?.word ?? '')),
  )
}

/** 'Trader Joe's was forty something' leaves it behind the price. */
function withoutSomething(words: readonly Token[]): readonly Token[] {
  return words.length > 1 && words.at(-1)?.word === 'something' ? words.slice(0, -1) : words
}

/** The words of a description without narration. Never empty where `words` are not. */
export function withoutAsides(said: readonly Token[]): readonly Token[] {
  const words = withoutSomething(trimClosers(withoutOwnHand(said)))
  return withoutHeadcount(withoutOpenEnds(withoutRemark(withoutStories(words))))
}
