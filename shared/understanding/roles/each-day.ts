/** One thing on several days, with the price of one: 'KRL Senin sama Selasa masing-masing 8 ribu', 'lunch yesterday, 4 bucks, today too'. */
import type { Clause, Part } from '../clauses/clause.ts'
import { clauseContent, continuesList, hasAmount, isAmount, wordsOf } from '../clauses/clause-content.ts'
import type { Token } from '../utterance/token.ts'
import { contentWords, nameThing } from '../words/content-words.ts'
import { findPhrase, phraseList, phraseSet } from '../words/phrase-table.ts'
import { plainWord } from '../words/word-forms.ts'

const EACH = phraseSet(
  phraseList(
    'masing masing|masingmasing|sehari|per hari|perhari|tiap hari|tiap harinya|setiap hari|each|each day|each time|apiece|a day|per day|a time|a visit|a walk|a session|a trip|a ride|per time|sekali jalan|both days|both times',
  ),
)

/** Whether the one amount of a clause is said to be of each. */
function isPriceOfEach({ parts }: Clause): boolean {
  const isOfEach = parts.some(part => part.kind === 'words' && findPhrase(EACH, part.words) >= 0)
  return isOfEach && parts.filter(isAmount).length === 1
}

/** What the price is of, in its own clause; what stands behind tells more of the one named before. */
function namedWith({ parts }: Clause): readonly Token[] {
  const at = parts.findIndex(isAmount)
  const before = parts.slice(0, at).flatMap(part => (part.kind === 'words' ? part.words : []))
  const each = findPhrase(EACH, before)
  return each < 0 ? before : before.slice(0, each)
}

/** The place of the first clause of the list of days that ends at `at`, each with a day, and with one amount, the last. */
function firstDay(clauses: readonly Clause[], at: number): number {
  const sentence = clauses[at]?.sentence ?? 0
  let first = at
  while (first > 0 && continuesList(clauses[first], sentence)) {
    const before = clauses[first - 1]
    if (!before?.day || before.sentence !== sentence || hasAmount(before)) break
    first--
  }
  return first
}

/** All that a clause says of a day on which the same was bought again. */
const AGAIN: ReadonlySet<string> = new Set(
  phraseList('too|also|again|same|thing|the|as|well|and|juga|sama|lagi|segitu|begitu|gitu|harganya'),
)

function tellsAgain(clause: Clause | undefined): clause is Clause {
  if (!clause?.day || hasAmount(clause)) return false
  const words = wordsOf(clause)
  return words.length > 0 && words.every(({ word, kind }) => kind === 'sign' || AGAIN.has(word))
}

/** Beside what is named again on another day. */
const ONCE_MORE: ReadonlySet<string> = new Set(phraseList('again|same|too|also|lagi|juga|sama|segitu'))

/** The clause with the price of what the one at `place` names again: 'Thursday the chiropractor again'; -1 where none has it. */
function pricedBefore(clauses: readonly Clause[], place: number): number {
  const clause = clauses[place]
  if (!clause?.day || hasAmount(clause)) return -1
  const words = wordsOf(clause)
  const names = contentWords(words).filter(({ word }) => !AGAIN.has(word))
  if (names.length === 0 || !words.some(({ word }) => ONCE_MORE.has(word))) return -1
  return clauses.slice(0, place).findLastIndex(other => {
    if (!hasAmount(other) || other.sentence !== clause.sentence) return false
    const said = new Set(contentWords(wordsOf(other)).map(({ word }) => plainWord(word)))
    return names.length === said.size && names.every(({ word }) => said.has(plainWord(word)))
  })
}

/** The clauses with what was bought again on another day as one of its own: 'lunch yesterday, 4 bucks, today too, same thing'. */
export function withSameAgain(clauses: readonly Clause[]): readonly Clause[] {
  if (!clauses.some(({ said }) => said.some(({ word }) => ONCE_MORE.has(word)))) return clauses
  const at = clauses.findIndex(
    (clause, place) => place > 0 && (tellsAgain(clause) || pricedBefore(clauses, place) >= 0),
  )
  const again = clauses[at]
  const priced = tellsAgain(again) ? clauses.slice(0, at).findLastIndex(hasAmount) : pricedBefore(clauses, at)
  const price = clauses[priced]
  if (!again?.day || !price || price.sentence !== again.sentence) return clauses
  const thing = clauseContent(price) ? price : clauses[priced - 1]
  if (!thing || !clauseContent(thing) || (thing.day ?? price.day)?.day === again.day.day) return clauses
  const words = thing === price ? [] : thing.parts
  const copy = { ...price, parts: [...words, ...price.parts], day: again.day, marker: 'and' as const }
  const rest = clauses.slice(at + 1)
  const isSame = rest[0] && !hasAmount(rest[0]) && wordsOf(rest[0]).every(({ word }) => AGAIN.has(word))
  return withSameAgain([...clauses.slice(0, at), copy, ...rest.slice(isSame ? 1 : 0)])
}

/** The thing for each of its days, with the price of one. */
export function withEachDay(clauses: readonly Clause[]): readonly Clause[] {
  if (clauses.filter(({ day }) => day !== null).length < 2) return clauses
  const at = clauses.findIndex(isPriceOfEach)
  const price = clauses[at]
  if (!price) return clauses
  const first = firstDay(clauses, at)
  const days = clauses.slice(first, price.day ? at + 1 : at)
  const own = namedWith(price)
  const named = clauses.slice(first, at).filter(clauseContent)
  if (days.length < 2 || named.length + (nameThing(own) ? 1 : 0) !== 1) return clauses
  const words: readonly Part[] = named[0]?.parts ?? [{ kind: 'words', words: own }]
  const parts = [...words, ...price.parts.filter(isAmount)]
  const said = days.map(({ marker, day, payment }) => {
    return { ...price, ...named[0], parts, marker, day, payment: payment ?? price.payment }
  })
  return [...clauses.slice(0, first), ...said, ...clauses.slice(at + 1)]
}
