/** Times of day, which are no amounts: 'jam 7.15', 'pukul setengah delapan', '7:30', 'at 7 pm', 'woke up at 5'. */
import { readNumber } from '../numbers/number.ts'
import { numberWord } from '../numbers/number-words.ts'
import type { SpokenNumber } from '../utterance/spoken-number.ts'
import type { Utterance } from '../utterance/utterance.ts'
import { currencyAfter } from '../words/currency-words.ts'
import { phraseList } from '../words/phrase-table.ts'

/** Words after which a number is a time. */
const CUES = new Set(['jam', 'pukul', 'jm', 'till', 'until'])
/**
 * Words after which a number is a time only with 'am', 'pm', 'oclock', or a word of `TIMED` before: 'sekitar
 * 20 ribu' is none.
 */
const VAGUE_CUES = new Set(['at', 'around', 'sekitar', 'about', 'by', 'before', 'after', 'since'])
/** Words that make the number before them a time. */
const CLOCKS = new Set(['am', 'pm', 'oclock'])
/** Words that may follow a time. */
const PARTS = new Set([...CLOCKS, ...'pagi siang sore malam malem subuh wib wita wit an'.split(' ')])
/** Activities that have a time; 'at' after them announces it. */
const TIMED = new Set(
  phraseList(`woke|wake|woken|starts|start|started|begins|began|ends|finished|finish|left|leave|arrived|arrive|reached|meet|met|meeting
  class|shift|opens|opened|closes|closed|closing|boarding|departs|departed|appointment|slept|sleep|bed|awake|home|flight`),
)
/** What has a time of its own, right behind it: 'my two thirty route'. */
const SCHEDULED = new Set(
  phraseList(
    'route|shift|appointment|class|flight|train|bus|ferry|meeting|show|showing|game|session|lecture|slot|call|mass|service|practice|kickoff|matinee|pickup|alarm|interview|checkup|rehearsal',
  ),
)
/** Right before such a time. */
const OWNERS = new Set(phraseList('my|the|his|her|our|their|a|an'))
/** Behind it, what is paid for: 'a two fifty bus fare'. */
const FARES = new Set(phraseList('fare|ticket|tickets|ride|pass|fee|charge|card'))
/** Words after the price of one piece. */
const RATES = new Set(['a', 'an', 'per', 'each'])
/** Half an hour before the hour named. */
const HALF_TO = new Set(['setengah', 'stengah', 'set'])
/** The British 'half seven', behind a vague cue. */
const HALF_PAST = 'half'
const LAST_HOUR = 12
/** From one time to another: 'jam 9 sampai 5'. */
const UP_TO = new Set(['sampai', 'sampe', 'ampe', 'hingga', 'to', 'till', 'until'])

/** Words before a vague cue in which a word of `TIMED` is looked for. */
const REACH = 3
const MAX_HOUR = 24
const MINUTES = 60

/** An hour, with or without minutes: '7', '7.15', 'two thirty'. */
function readHour(utterance: Utterance, at: number): SpokenNumber | null {
  const hour = readNumber(utterance, at)
  if (!hour || hour.scale > 1 || hour.plain > MAX_HOUR || currencyAfter(utterance, hour.end)) return null
  return hour
}

function isTimed(utterance: Utterance, at: number): boolean {
  return utterance.between(Math.max(0, at - REACH), at).some(({ word }) => TIMED.has(word))
}

/** Whether the cue at `at` makes the number behind it, which ends before `end`, a time. */
function isCue(utterance: Utterance, at: number, end: number): boolean {
  const word = utterance.word(at)
  if (CUES.has(word)) return true
  if (CLOCKS.has(utterance.word(end))) return true
  // 'Four hours at eighteen an hour'
  return VAGUE_CUES.has(word) && !RATES.has(utterance.word(end)) && isTimed(utterance, at)
}

/** 'My two thirty route': hours with minutes before what has a time, where another number may be the price. */
function isScheduled(utterance: Utterance, at: number, { plain, end }: SpokenNumber): boolean {
  if (!SCHEDULED.has(utterance.word(end)) || FARES.has(utterance.word(end + 1))) return false
  const minutes = Math.round((plain % 1) * 100)
  if (!OWNERS.has(utterance.word(at - 1)) || plain > LAST_HOUR + 1 || minutes === 0) return false
  return (
    minutes < MINUTES &&
    utterance.tokens.some(
      (token, place) =>
        (place < at || place >= end) && (token.kind === 'number' || numberWord(token) !== null),
    )
  )
}

/** The minutes of '7:30'. */
function isAfterColon(utterance: Utterance, at: number): boolean {
  const token = utterance.token(at)
  return token?.kind === 'number' && token.gap === ':'
}

/** Index behind the time that starts at `at`, or null. */
export function readTime(utterance: Utterance, at: number): number | null {
  const cued = CUES.has(utterance.word(at)) || VAGUE_CUES.has(utterance.word(at))
  const from = cued ? at + 1 : at
  const token = utterance.token(from)
  if (!token) return null
  if (token.kind === 'number' && isAfterColon(utterance, from + 1)) {
    const seconds = isAfterColon(utterance, from + 2) ? 1 : 0
    return afterParts(utterance, from + 2 + seconds)
  }
  const halfPast = cued && token.word === HALF_PAST
  const half = cued && HALF_TO.has(token.word)
  const hour = readHour(utterance, half || halfPast ? from + 1 : from)
  if (!hour) return null
  const isCued = halfPast ? hour.plain <= LAST_HOUR : isCue(utterance, at, hour.end)
  if (!isCued) return !cued && isScheduled(utterance, at, hour) ? hour.end : null
  const end = afterMinutes(utterance, hour.end)
  const until = UP_TO.has(utterance.word(end)) ? readHour(utterance, end + 1) : null
  return afterParts(utterance, until?.end ?? end)
}

const RUPIAH = new Set(['rp', 'rupiah', 'perak'])

/** Whether the utterance contains an amount of rupiah: '12.50' is then no price. */
function tellsRupiah(utterance: Utterance): boolean {
  return utterance.tokens.some(token => {
    const word = numberWord(token)
    const isScale = word?.kind === 'scale' && word.rupiah
    return isScale || RUPIAH.has(token.word) || (token.kind === 'number' && /\.\d{3}$/.test(token.text))
  })
}

/** Index behind the time without a cue right behind a day, at `at`: 'kemarin 19.30'; or null. */
export function readTimeOfDay(utterance: Utterance, at: number): number | null {
  const token = utterance.token(at)
  if (token?.kind !== 'number' || !/^([01]?\d|2[0-3])\.[0-5]\d$/.test(token.text)) return null
  const time = readNumber(utterance, at)
  if (time?.end !== at + 1 || currencyAfter(utterance, at + 1) || !tellsRupiah(utterance)) return null
  return afterParts(utterance, at + 1)
}

/** 'jam 7 lewat 15'. */
function afterMinutes(utterance: Utterance, at: number): number {
  const word = utterance.word(at)
  if (word !== 'lewat' && word !== 'kurang') return afterParts(utterance, at)
  const past = readNumber(utterance, at + 1)
  return past && past.scale === 1 && past.plain < MINUTES ? past.end : at
}

function afterParts(utterance: Utterance, at: number): number {
  return PARTS.has(utterance.word(at)) ? at + 1 : at
}
