/** What was paid for, said behind what it belongs to: 'ragunan tiketnya' is tiket Ragunan. */
import type { Token } from '../utterance/token.ts'
import { phraseList } from '../words/phrase-table.ts'

/** Nouns that are written first, with the '-nya' that they have behind. */
const HEADS: ReadonlySet<string> = new Set(
  phraseList('tiketnya|iurannya|ongkosnya|sewanya|retribusinya|karcisnya|bayarannya|tarifnya'),
)
const LINKS: ReadonlySet<string> = new Set(['di', 'ke', 'dari', 'buat', 'sama', 'dan'])
/** More words tell a story. */
const LONGEST = 4

/** The words with the head first. */
export function headFirst(words: readonly Token[]): readonly Token[] {
  const head = words.at(-1)
  const owner = words.slice(0, -1)
  if (!head || !HEADS.has(head.word) || owner.length === 0 || words.length > LONGEST) return words
  return owner.some(({ kind, word }) => kind === 'sign' || LINKS.has(word)) ? words : [head, ...owner]
}
