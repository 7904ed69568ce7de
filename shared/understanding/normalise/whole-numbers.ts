/** Number words as some transcribers write them: run together ('duapuluhlima ribu'), cut ('du puluh'), rounded ('50-an ribu'). */
import { changed, type Token, withWord } from '../utterance/token.ts'
import { phraseList } from '../words/phrase-table.ts'

/** Components of numbers; a longer word precedes its own prefix. */
const PARTS = phraseList(`
satu|dua|tiga|empat|limang|lima|enam|tujuh|delapan|sembilan|sepuluh|sebelas|seratus|seribu|sejuta|setengah
rong|telung|patang|nem|pitung|wolung|sangang|puluh|belas|ratus|ribuan|ribu|rebu|juta|atus|ewu
`).join('|')
const RUN_TOGETHER = new RegExp(`^(?:${PARTS}){2,}$`)
const PART = new RegExp(PARTS, 'g')

/** Length of the shortest joined number word. */
const SHORTEST = 'nemewu'.length

function isRunTogether({ kind, word }: Token): boolean {
  return word.length >= SHORTEST && kind === 'word' && RUN_TOGETHER.test(word)
}

/** The tokens with joined words split; the written text stays. */
function takenApart(tokens: readonly Token[]): readonly Token[] {
  if (!tokens.some(isRunTogether)) return tokens
  return tokens.flatMap(token => {
    if (!isRunTogether(token)) return [token]
    let at = 0
    return (token.word.match(PART) ?? []).map(word => {
      const text = token.text.slice(at, at + word.length)
      const part = changed(token, { text, word, gap: at === 0 ? token.gap : '' })
      at += word.length
      return part
    })
  })
}

/** Clipped or regional number words (Java, Palembang, Padang), before a scale word. */
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
  ['sikok', 'satu'],
  ['duo', 'dua'],
  ['tigo', 'tiga'],
  ['ampek', 'empat'],
  ['limo', 'lima'],
  ['tujuah', 'tujuh'],
])
const COUNTED = new Set(['puluh', 'belas', 'ratus', 'ribu', 'rebu', 'juta', 'rb', 'ewu', 'duanya'])

/** English units as they are misheard between tens and a currency: 'forty won dollars'. */
const MISHEARD: ReadonlyMap<string, string> = new Map([
  ['won', 'one'],
  ['to', 'two'],
  ['too', 'two'],
  ['for', 'four'],
  ['ate', 'eight'],
])
const TENS = new Set('twenty thirty forty fifty sixty seventy eighty ninety'.split(' '))
const DOLLARS = new Set(['dollars', 'bucks'])

function misheard(tokens: readonly Token[], at: number): string | undefined {
  if (!TENS.has(tokens[at - 1]?.word ?? '') || !DOLLARS.has(tokens[at + 1]?.word ?? '')) return undefined
  return MISHEARD.get(tokens[at]?.word ?? '')
}

function mended(tokens: readonly Token[]): Token[] {
  return tokens.map((token, at) => {
    const whole = COUNTED.has(tokens[at + 1]?.word ?? '') ? CUT.get(token.word) : misheard(tokens, at)
    return whole === undefined ? token : withWord(token, whole)
  })
}

/** Scale words that '-an' is written apart from: '15rb-an' is '15 ribuan'. */
const SCALES: ReadonlySet<string> = new Set(['ribu', 'rebu', 'rb', 'k'])
/** Thousands in digits keep it: '3.500-an'. */
const THOUSANDS = /^\d{1,3}[.,]\d{3}$/

function isSuffix(token: Token | undefined): boolean {
  return token?.word === 'an' && (token.gap === '' || token.gap === '-')
}

/** The '-an' of '50-an ribu' and '20an' says 'about'; that of '15rb-an' belongs to its scale word. */
function withoutAbout(tokens: readonly Token[]): readonly Token[] {
  if (!tokens.some(isSuffix)) return tokens
  return tokens.flatMap((token, at) => {
    const before = tokens[at - 1]
    if (isSuffix(token) && SCALES.has(before?.word ?? '')) return []
    if (isSuffix(token) && before?.kind === 'number' && !THOUSANDS.test(before.text)) return []
    return SCALES.has(token.word) && isSuffix(tokens[at + 1]) ? [withWord(token, 'ribuan')] : [token]
  })
}

/** The tokens with each number as separate words or digits. */
export function withWholeNumbers(tokens: readonly Token[]): readonly Token[] {
  return withoutAbout(mended(takenApart(tokens)))
}
