/** Whether the speaker paid a bill for all, to be given back the parts: 'dinner gue talangin dulu semua', 'I fronted the Airbnb'. */
import { categorize } from '../categories/categorize.ts'
import type { Token } from '../utterance/token.ts'
import { phraseList } from '../words/phrase-table.ts'
import { OTHERS, SPEAKERS } from './people-words.ts'
import { isName } from './subject.ts'
import { tellsAmount } from './without-amounts.ts'

const FRONTING: ReadonlySet<string> = new Set(
  phraseList('talangin|nalangin|talangi|nalangi|kutalangin|kutalangi|talangno|nalangno'),
)
/** Behind the verb, where no person is named to whom it was lent. */
const FIRST: ReadonlySet<string> = new Set(phraseList('dulu|dl|dlu|duluan|sek|aja|sih|ya|tadi'))
const ALL: ReadonlySet<string> = new Set(phraseList('semua|semuanya|semuane|seluruhnya'))
/** What may follow these: how it was paid, and when the others give their part. */
const BEHIND: ReadonlySet<string> = new Set(
  phraseList('pakai|pake|pakek|via|lewat|nanti|ntar|entar|tar|besok|baru|terus|biar|habis|total|totalnya'),
)

const ENGLISH: ReadonlySet<string> = new Set(['fronted', 'fronting'])
const DETERMINERS: ReadonlySet<string> = new Set(['the', 'our'])
const WHOLE: ReadonlySet<string> = new Set(phraseList('it|all|everything|everyones|everybodys'))

/** Whether the thing before the verb is for more than one other: no name, no 'dia'. */
function isForMany(thing: readonly Token[]): boolean {
  return categorize(thing) !== null && !thing.some(token => OTHERS.has(token.word) || isName(token))
}

function isFrontedAt(words: readonly Token[], at: number): boolean {
  let end = at + 1
  let isAll = false
  for (; FIRST.has(words[end]?.word ?? '') || ALL.has(words[end]?.word ?? ''); end++)
    isAll ||= ALL.has(words[end]?.word ?? '')
  const next = words[end]
  if (next && next.kind === 'word' && !tellsAmount(next) && !BEHIND.has(next.word)) return false
  const thing = words.slice(0, at).filter(token => !SPEAKERS.has(token.word) && !tellsAmount(token))
  return thing.length > 0 && (isAll || isForMany(thing))
}

function isEnglishAt(words: readonly Token[], at: number): boolean {
  const [first, second] = [words[at + 1], words[at + 2]]
  if (WHOLE.has(first?.word ?? '')) return true
  return DETERMINERS.has(first?.word ?? '') && second !== undefined && categorize([second]) !== null
}

/** Index of the verb; or -1. */
export function frontedAt(words: readonly Token[]): number {
  return words.findIndex(
    ({ word }, at) =>
      (FRONTING.has(word) && isFrontedAt(words, at)) || (ENGLISH.has(word) && isEnglishAt(words, at)),
  )
}
