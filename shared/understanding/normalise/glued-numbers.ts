/** Number words run together, as some transcribers write them: 'duapuluh', 'limaratus', 'seratusribu', 'limangewu'. */
import type { Token } from '../utterance/token.ts'

const GLUED =
  /^(satu|dua|tiga|empat|lima|enam|tujuh|delapan|sembilan|sepuluh|sebelas|seratus|rong|telung|patang|limang|nem|pitung|wolung|sangang)(puluh|belas|ratus|ribu|juta|atus|ewu)$/

/** The tokens with such words taken apart, keeping how they were written. */
export function withoutGluedNumbers(tokens: readonly Token[]): Token[] {
  return tokens.flatMap(token => {
    const match = token.kind === 'word' ? GLUED.exec(token.word) : null
    const head = match?.[1]
    if (head === undefined) return [token]
    const tail = token.word.slice(head.length)
    return [
      { ...token, text: token.text.slice(0, head.length), word: head },
      { ...token, text: token.text.slice(head.length), word: tail, gap: '' },
    ]
  })
}
