/** Number words as some transcribers write them: run together ('duapuluh'), cut ('du puluh'), rounded ('50-an ribu'). */
import type { Token } from '../utterance/token.ts'

const GLUED =
  /^(satu|dua|tiga|empat|lima|enam|tujuh|delapan|sembilan|sepuluh|sebelas|seratus|rong|telung|patang|limang|nem|pitung|wolung|sangang)(puluh|belas|ratus|ribu|juta|atus|ewu)$/

/** The tokens with run-together words taken apart, keeping how they were written. */
function takenApart(tokens: readonly Token[]): Token[] {
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

/** Number words that lost a sound, before a word that counts them. */
const CUT: ReadonlyMap<string, string> = new Map([
  ['du', 'dua'],
  ['tig', 'tiga'],
  ['ampat', 'empat'],
  ['pat', 'empat'],
  ['lim', 'lima'],
  ['nam', 'enam'],
  ['anam', 'enam'],
  ['tuju', 'tujuh'],
  ['lapan', 'delapan'],
  ['dlapan', 'delapan'],
  ['semilan', 'sembilan'],
  ['sambilan', 'sembilan'],
])
const COUNTED = new Set(['puluh', 'belas', 'ratus', 'ribu', 'rebu', 'juta'])

function mended(tokens: readonly Token[]): Token[] {
  return tokens.map((token, at) => {
    const whole = COUNTED.has(tokens[at + 1]?.word ?? '') ? CUT.get(token.word) : undefined
    return whole === undefined ? token : { ...token, word: whole }
  })
}

/** The '-an' of '50-an ribu' and '20an' says 'about'. */
function withoutAbout(tokens: readonly Token[]): Token[] {
  return tokens.filter((token, at) => {
    const isSuffix = token.word === 'an' && (token.gap === '' || token.gap === '-')
    return !(isSuffix && tokens[at - 1]?.kind === 'number')
  })
}

/** The tokens with each number in words or digits that are its own. */
export function withWholeNumbers(tokens: readonly Token[]): Token[] {
  return withoutAbout(mended(takenApart(tokens)))
}
