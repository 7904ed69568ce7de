/** Leaves out what remains of a day or of a reckoning before the thing: 'pagi KRL', 'minggu itu mandi bola', 'sisanya rokok'. */
import type { Token } from '../utterance/token.ts'
import { nameThing } from '../words/content-words.ts'
import { FILLERS } from '../words/filler-words.ts'
import { phraseList, skipPhrases } from '../words/phrase-table.ts'
import { cueAt, saidOf } from './lead.ts'

const LEADS: ReadonlySet<string> = new Set(
  phraseList(
    'pagi|siang|sore|malam|malem|subuh|minggu|belas|belasnya|sisanya|selebihnya|pertama|kedua|ketiga|terakhir|besoknya|lusanya|harinya|bulanan|itu',
  ),
)
/** Behind them the lead is part of a name or of a clause: 'pagi sore', 'minggu depan'. */
const PART_OF: ReadonlySet<string> = new Set(
  phraseList(
    'pagi|siang|sore|malam|malem|subuh|depan|lalu|kemarin|ini|buat|untuk|ke|dari|dan|sama|nya|tak|aku|saya|gue|kita',
  ),
)
/** They name no thing but behind another lead. */
const BEHIND: ReadonlySet<string> = new Set(['itu', 'bulanan'])

function behindFiller(words: readonly Token[], at: number): number {
  const end = skipPhrases(FILLERS, words, at)
  return words[end]?.kind === 'sign' ? behindFiller(words, end + 1) : end
}

/** The words without such leads; as said where one begins a name, or nothing else is named. */
export function withoutDayLead(words: readonly Token[]): readonly Token[] {
  let from = behindFiller(words, 0)
  if (!LEADS.has(words[from]?.word ?? '') || BEHIND.has(words[from]?.word ?? '')) return words
  const said = saidOf(words)
  while (LEADS.has(words[from]?.word ?? '')) {
    const next = words[from + 1]
    const isName = (cueAt(said, from)?.end ?? 0) > from + 1
    if (next?.kind !== 'word' || PART_OF.has(next.word) || isName) return words
    from = behindFiller(words, from + 1)
  }
  const rest = words.slice(from)
  return nameThing(rest) ? rest : words
}
