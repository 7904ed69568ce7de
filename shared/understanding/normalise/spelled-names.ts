/** Writes names that were heard in parts, or by their sound, as their owners do: 'alfa mart' is 'Alfamart'. */
import { changed, type Token, tokenise } from '../utterance/token.ts'
import { containsPhrase, matchPhrase, phraseTable } from '../words/phrase-table.ts'
import { SPELLINGS } from './name-spellings.ts'

const FORMS = phraseTable<readonly Token[]>(
  SPELLINGS.map(([form, spelling]): [string, readonly Token[]] => [form, tokenise(spelling)]),
)

/** The tokens with each name of the table in the words of its spelling. */
export function withSpelledNames(tokens: readonly Token[]): readonly Token[] {
  if (!containsPhrase(FORMS, tokens)) return tokens
  const spelled: Token[] = []
  for (let at = 0; at < tokens.length; ) {
    const token = tokens[at]
    const form = matchPhrase(FORMS, tokens, at)
    if (!token || !form) {
      if (token) spelled.push(token)
      at++
      continue
    }
    form.value.forEach((part, place) => {
      spelled.push(
        changed(part, {
          word: part.word,
          gap: place === 0 ? token.gap : part.gap,
          index: token.index + place,
        }),
      )
    })
    at = form.end
  }
  return spelled
}
