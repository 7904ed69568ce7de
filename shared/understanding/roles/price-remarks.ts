/**
 * Leaves out what is remarked of a price right behind it: '21 dollars flat', 'lima puluh ribu pokoknya', 'kaos 50 ribu, satu
 * doang'.
 */
import type { Clause, Part } from '../clauses/clause.ts'
import { hasAmount } from '../clauses/clause-content.ts'
import { FILLERS } from '../words/filler-words.ts'
import { matchPhrase, phraseList, phraseSet, skipPhrases } from '../words/phrase-table.ts'

const REMARKS = phraseSet(
  phraseList(`belum pajak|belum sama pajak|belum termasuk pajak|belum ppn|flat|even|even steven|exactly|exact|on the nose|on the dot|sharp|out of pocket|all in|all told|all up|or so|or thereabouts|ish|give or take|and change|after insurance|with insurance|with my insurance|after my insurance|after the copay|copay|co pay
  pokoknya|pokok|lah pokoknya|pokoknya segitu|pokoke|segituan|segitu|segitulah|bersih|nett|net|genap|pas|kurang dikit|lebih dikit|lebih sedikit|kurang sedikit|ada lebih|an lah|lah kira kira|udah semua|udah semuanya|udah beres|per orang lah`),
)

/** Whether the words are remarks and nothing else. */
function remarks({ words }: Part & { readonly kind: 'words' }): boolean {
  let at = skipPhrases(FILLERS, words, 0)
  for (let next = matchPhrase(REMARKS, words, at); next; next = matchPhrase(REMARKS, words, at))
    at = skipPhrases(FILLERS, words, next.end)
  return words.length > 0 && at === words.length
}

/** Beside the 'satu' of what was bought only once. */
const NO_MORE: ReadonlySet<string> = new Set(phraseList('doang|doank|aja|saja|cuma|cuman|ya|kok|only|just'))

/** Whether a clause behind a priced one says only that it was one piece: 'satu doang', 'cuma satu'. */
function saysOnlyOne({ parts, marker }: Clause, before: Clause | undefined): boolean {
  if ((marker !== 'comma' && marker !== 'correction') || parts.length < 2 || !before) return false
  return (
    hasAmount(before) &&
    parts.every(part =>
      part.kind === 'words'
        ? part.words.every(({ word }) => NO_MORE.has(word))
        : part.amount.plain === 1 && part.amount.scale === 1 && part.amount.named === null,
    )
  )
}

/** The clauses without remarks that stand behind an amount and name nothing. */
export function withoutPriceRemarks(clauses: readonly Clause[]): readonly Clause[] {
  return clauses.map((clause, place) => {
    const { parts } = clause
    if (saysOnlyOne(clause, clauses[place - 1])) return { ...clause, parts: [], marker: 'comma' }
    const kept = parts.filter(
      (part, at) => part.kind === 'amount' || parts[at - 1]?.kind !== 'amount' || !remarks(part),
    )
    return kept.length < parts.length ? { ...clause, parts: kept } : clause
  })
}
