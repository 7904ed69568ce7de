/** Which of the things of a group one unit price is the price of, and how many there are: 'three tickets at 12 each'. */
import { categorize } from '../categories/categorize.ts'
import { DETERMINERS, PEOPLE, SPEAKERS } from '../intent/people-words.ts'
import { isName } from '../intent/subject.ts'
import { readCount } from '../spans/unit-price.ts'
import type { SpokenAmount } from '../utterance/span.ts'
import { changed, type Token } from '../utterance/token.ts'
import type { Utterance } from '../utterance/utterance.ts'
import { matchPhrase } from '../words/phrase-table.ts'

/** A thing, and how many people it was for; null where that is not told. */
export interface PricedThing {
  readonly words: readonly Token[]
  readonly heads: number | null
}

type Things = readonly (readonly Token[])[]

/** Between an occasion and what was bought there. */
const SIGNS: ReadonlySet<string> = new Set([',', '.', ':', ';'])

/**
 * Things of which one that is not counted stands before a sign and the counted one: 'movie night, three tickets at 11.50
 * each', 'Home Depot. Two rollers at 6.50' are one thing, whose place or occasion was said first.
 */
function withOccasion(utterance: Utterance, things: Things): Things {
  const [heading, counted, ...others] = things
  if (!heading || !counted || readCount(utterance, heading) !== null) return things
  const sign = utterance.token((counted[0]?.index ?? 0) - 1)
  const isApart = SIGNS.has(sign?.text ?? '') && readCount(utterance, counted) !== null
  const comma = sign && changed(sign, { text: ',', word: ',' })
  return isApart && comma ? [[...heading, comma, ...counted], ...others] : things
}

/**
 * The one counted thing with those beside it that have a category, as people have none: 'Naya sama sepupunya jajan es krim
 * tiga biji', 'lunch with Tom and Kayla, three sandwiches at 7.49 each'.
 */
function withoutBuyers(utterance: Utterance, things: Things): Things {
  const counted = things.filter(words => readCount(utterance, words) !== null)
  if (counted.length !== 1) return things
  return things.filter(words => counted.includes(words) || categorize(words) !== null)
}

/** 'Ibu', 'my mom', 'Sara' */
function namesPerson(words: readonly Token[]): boolean {
  const [first, ...others] = words
  if (first && isName(first) && others.length === 0) return true
  const at = DETERMINERS.has(first?.word ?? '') ? 1 : 0
  return matchPhrase(PEOPLE, words, at)?.end === words.length
}

/** 'Tiket kereta buat saya sama Ibu, 260 ribu per orang': one thing, for the speaker and another. */
function forTwo([thing, companion, ...others]: Things, price: SpokenAmount): PricedThing | null {
  if (!thing || !companion || others.length > 0 || !SPEAKERS.has(thing.at(-1)?.word ?? '')) return null
  const named = companion.filter(({ index, word }) => index < price.start && word !== 'at')
  return namesPerson(named) ? { words: thing, heads: 2 } : null
}

/** The things that the unit price holds for, in the order said. */
export function unitPricedThings(
  utterance: Utterance,
  things: Things,
  price: SpokenAmount,
): readonly PricedThing[] {
  const together = forTwo(things, price)
  if (together) return [together]
  return withOccasion(utterance, withoutBuyers(utterance, things)).map(words => ({ words, heads: null }))
}
