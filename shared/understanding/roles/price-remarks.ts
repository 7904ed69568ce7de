/** Leaves out what is remarked of a price right behind it: '21 dollars flat', '60 out of pocket', 'lima puluh ribu pokoknya'. */
import type { Clause, Part } from '../clauses/clause.ts'
import { FILLERS } from '../words/filler-words.ts'
import { matchPhrase, phraseList, phraseSet, skipPhrases } from '../words/phrase-table.ts'

const REMARKS = phraseSet(
  phraseList(`flat|even|even steven|exactly|exact|on the nose|on the dot|sharp|out of pocket|all in|all told|all up|or so|or thereabouts|ish|give or take|and change|after insurance|with insurance|with my insurance|after my insurance|after the copay|copay|co pay
  pokoknya|pokok|lah pokoknya|pokoknya segitu|pokoke|segituan|segitu|segitulah|bersih|nett|net|genap|pas|kurang dikit|lebih dikit|lebih sedikit|kurang sedikit|ada lebih|an lah|lah kira kira|udah semua|udah semuanya|udah beres|per orang lah`),
)

/** Whether the words are remarks and nothing else. */
function remarks({ words }: Part & { readonly kind: 'words' }): boolean {
  let at = skipPhrases(FILLERS, words, 0)
  for (let next = matchPhrase(REMARKS, words, at); next; next = matchPhrase(REMARKS, words, at))
    at = skipPhrases(FILLERS, words, next.end)
  return words.length > 0 && at === words.length
}

/** The clauses without remarks that stand behind an amount and name nothing. */
export function withoutPriceRemarks(clauses: readonly Clause[]): readonly Clause[] {
  return clauses.map(clause => {
    const { parts } = clause
    const kept = parts.filter(
      (part, at) => part.kind === 'amount' || parts[at - 1]?.kind !== 'amount' || !remarks(part),
    )
    return kept.length < parts.length ? { ...clause, parts: kept } : clause
  })
}
