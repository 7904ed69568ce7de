/** Whether a clause is about times, places and counts, so that its bare number is no price. */
import type { Category } from '../../domain/category.ts'
import { categorize } from '../categories/categorize.ts'
import type { SpokenAmount } from '../utterance/span.ts'
import type { Token } from '../utterance/token.ts'
import { containsPhrase, matchPhrase } from '../words/phrase-table.ts'
import { APPOINTMENTS, EVENTS, NO_APPOINTMENTS, WORK_TALK } from './event-words.ts'
import { SPENDING } from './spending-words.ts'

/** Categories of things that are paid for at an event, too. */
const BOUGHT: ReadonlySet<Category> = new Set<Category>([
  'Food & Dining',
  'Shopping',
  'Transportation',
  'Entertainment',
  'Subscription',
  'Travel',
])

/** 'Coffee six fifty before standup' is no talk of work. */
const TIMED_BY: ReadonlySet<string> = new Set([
  'before',
  'after',
  'during',
  'sebelum',
  'sesudah',
  'setelah',
  'habis',
  'pas',
])

function isWorkTalk(words: readonly Token[]): boolean {
  return words.some(
    (_, at) => matchPhrase(WORK_TALK, words, at) !== null && !TIMED_BY.has(words[at - 1]?.word ?? ''),
  )
}

/** Whether a cue of an event stands without a verb of spending and without a thing bought. */
export function isEvent(words: readonly Token[]): boolean {
  if (containsPhrase(SPENDING, words)) return false
  if (isWorkTalk(words)) return true
  if (!containsPhrase(EVENTS, words)) return false
  const category = categorize(words)
  return category === null || !BOUGHT.has(category)
}

/** Upper limit of an hour, exclusive. */
const MAX_HOUR = 13

/** Before an age: 'my son turned 10'. */
const AGES: ReadonlySet<string> = new Set([
  'turned',
  'turning',
  'turns',
  'umur',
  'umurku',
  'umurnya',
  'usia',
  'usianya',
])

/** 'Soundcheck is at five', 'we've got a set at ten': `amount`, which is bare, is the hour of it. */
export function isAppointment(said: readonly Token[], { start, plain }: SpokenAmount): boolean {
  const before = said.filter(({ index }) => index < start)
  if (AGES.has(before.at(-1)?.word ?? '')) return true
  if (plain >= MAX_HOUR || before.at(-1)?.word !== 'at') return false
  return containsPhrase(APPOINTMENTS, before) && !containsPhrase(NO_APPOINTMENTS, said)
}
