/** How many words of a transcript are wrong. */

export interface WordsWrong {
  /** Words that are missing, too many or others: the fewest that turn one text into the other. */
  readonly wrong: number
  /** Words that were said. */
  readonly of: number
}

/** Word error rate's two numbers: Levenshtein distance in words, case, punctuation and symbols apart. */
export function wordsWrong(said: string, heard: string): WordsWrong {
  const wanted = wordsOf(said)
  const got = wordsOf(heard)
  let row = got.map((_, at) => at + 1)
  for (const [at, word] of wanted.entries()) {
    let diagonal = at
    let left = at + 1
    row = row.map((above, column) => {
      const cheapest = Math.min(above + 1, left + 1, diagonal + (word === got[column] ? 0 : 1))
      diagonal = above
      left = cheapest
      return cheapest
    })
  }
  return { wrong: row.at(-1) ?? wanted.length, of: wanted.length }
}

/** As `BasicTextNormalizer` of openai/whisper: what is no letter, digit or mark parts words. */
function wordsOf(text: string): string[] {
  return (
    text
      .normalize('NFKC')
      .toLowerCase()
      .match(/[\p{L}\p{N}\p{M}]+/gu) ?? []
  )
}
