/** Clauses that only tell for whom the pieces of a thing were, before the price of each: 'two coffees, mine and Ruth's, 4.50 each'. */
import type { Clause } from '../clauses/clause.ts'
import { hasAmount, wordsOf } from '../clauses/clause-content.ts'
import { PEOPLE } from '../intent/people-words.ts'
import type { Token } from '../utterance/token.ts'
import { containsPhrase, matchPhrase, phraseList, phraseSet } from '../words/phrase-table.ts'

const EACH = phraseSet(phraseList('each|apiece|a piece|masing masing|satunya'))
const OWNERS: ReadonlySet<string> = new Set(
  phraseList('mine|his|hers|ours|theirs|my|one|for|me|and|punyaku|punya|aku|gue|saya|satu|buat|sama'),
)
const MAX_OWNERS = 4

/** 'Ruth's', 'my wife's'. */
function isPossessive({ text, word }: Token): boolean {
  return /['’]s$/.test(text) || (word.endsWith('s') && /^\p{Lu}/u.test(text))
}

/** Whether a clause names nothing but owners. */
function namesOwners(clause: Clause | undefined): clause is Clause {
  if (!clause || hasAmount(clause) || clause.day !== null || clause.payment !== null) return false
  const words = wordsOf(clause)
  return (
    words.length > 0 &&
    words.length <= MAX_OWNERS &&
    words.every(
      (token, at) => OWNERS.has(token.word) || isPossessive(token) || matchPhrase(PEOPLE, words, at) !== null,
    )
  )
}

const SPEAKER = phraseSet(phraseList('mine|for me|punyaku|buat aku|buat saya|buat gue'))

/** The clauses without those that tell only whose the pieces are, where the speaker is among the owners. */
export function withoutOwners(clauses: readonly Clause[]): readonly Clause[] {
  const price = clauses.findIndex(({ parts }) => {
    const [first, behind] = parts
    return first?.kind === 'amount' && behind?.kind === 'words' && matchPhrase(EACH, behind.words, 0) !== null
  })
  let first = price
  while (first > 0 && namesOwners(clauses[first - 1])) first--
  const owners = clauses.slice(first, price)
  if (first < 1 || !owners.some(({ said }) => containsPhrase(SPEAKER, said))) return clauses
  return clauses.filter((_, at) => at < first || at >= price)
}
