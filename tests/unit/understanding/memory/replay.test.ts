/** Persons who put right what is wrong need to do so less and less. */
import { expect, test } from 'vitest'
import type { CalendarDate } from '../../../../shared/domain/calendar-date.ts'
import type { ExtractedItem } from '../../../../shared/domain/extraction.ts'
import { LEARNED_FIELDS, type LearnedValues } from '../../../../shared/domain/phrase-memory.ts'
import { extractExpenses } from '../../../../shared/understanding/extract.ts'
import { confirm, learn, type TaughtFields } from '../../../../shared/understanding/memory/learn.ts'
import { phraseKey } from '../../../../shared/understanding/memory/phrase.ts'
import { PhraseIndex } from '../../../../shared/understanding/memory/phrase-index.ts'
import { recall } from '../../../../shared/understanding/recall.ts'
import { context } from '../utterance.ts'
import { meantBy, type Sentence, sentencesOf } from './simulated-person.ts'

const PERSONS = 8
const SENTENCES = 200
const PART = 50
/** From here on an item is sure. */
const SURE = 0.9

interface Heard {
  readonly sentence: Sentence
  readonly needed: boolean
  /** A value that a rule put in, and that the person did not mean. */
  readonly wrongRule: boolean
  readonly sure: boolean
  /** A field that was corrected before, of the same phrase. */
  readonly again: boolean
}

/** As the server learns: each expense is saved as it was read, then put right. */
function replay(seed: number): Heard[] {
  const rules = new Map<string, { phrase: string; learned: TaughtFields }>()
  return sentencesOf(seed, SENTENCES).map((sentence, at) => {
    const memory = new PhraseIndex({
      rules: [...rules].map(([id, rule]) => ({ id, ...rule, learnedOn: '2026-11-03' as CalendarDate })),
      amounts: [],
    })
    const { items } = extractExpenses(sentence.text, context())
    const [item] = recall(items, memory)
    if (!item?.phrase || items.length !== 1) throw new Error(`Not one named expense: ${sentence.text}`)
    const meant = meantBy(sentence, item)
    const wrong = LEARNED_FIELDS.filter(field => item[field] !== meant[field])
    const wrongRule = (item.recalled?.fields ?? []).some(field => wrong.includes(field))
    const key = phraseKey(item.phrase)
    const known = rules.get(key)?.learned ?? {}
    const saved = confirm(known, valuesOf(item))
    const learned = learn(saved, { id: String(at), before: valuesOf(item), after: meant })
    if (Object.keys(learned).length > 0) rules.set(key, { phrase: item.phrase, learned })
    const again = wrong.some(field => field in known)
    return { sentence, needed: wrong.length > 0, wrongRule, sure: item.confidence >= SURE, again }
  })
}

function valuesOf({ category, description, paymentMethod }: ExtractedItem): LearnedValues {
  return { category, description, paymentMethod }
}

const persons = Array.from({ length: PERSONS }, (_, seed) => replay(seed + 1))
const share = (from: number, to: number) => {
  const part = persons.flatMap(heard => heard.slice(from, to))
  return part.filter(({ needed }) => needed).length / part.length
}

test('of the last fifty sentences at most a third as many need a correction as of the first fifty', () => {
  const first = share(0, PART)
  const last = share(SENTENCES - PART, SENTENCES)
  console.info(
    `corrections: ${(first * 100).toFixed(1)}% of the first 50, ${(last * 100).toFixed(1)}% of the last`,
  )
  expect(first).toBeGreaterThan(0.2)
  expect(last).toBeLessThanOrEqual(first / 3)
})

test('no person needs more corrections in the end than in the beginning', () => {
  for (const heard of persons) {
    const count = (part: readonly Heard[]) => part.filter(({ needed }) => needed).length
    expect(count(heard.slice(-PART))).toBeLessThanOrEqual(count(heard.slice(0, PART)))
  }
})

test('what was corrected once of a phrase is right from then on', () => {
  const again = persons.flat().filter(one => one.again)
  expect(again.map(({ sentence }) => sentence.text)).toEqual([])
})

test('no rule is wrong in an item that counts as sure', () => {
  const wrong = persons.flat().filter(({ wrongRule, sure }) => wrongRule && sure)
  expect(wrong.map(({ sentence }) => sentence.text)).toEqual([])
})
