/** Removes what transcribers output for silence: bracketed marks, and stock phrases from video endings. */

import type { Token } from '../utterance/token.ts'
import { FILLERS } from '../words/filler-words.ts'
import { matchPhrase, phraseList, phraseSet } from '../words/phrase-table.ts'

const OPENING = new Map([
  ['[', ']'],
  ['{', '}'],
  ['*', '*'],
  ['<', '>'],
  ['\u266a', '\u266a'],
  ['\u266b', '\u266b'],
])
const PARENTHESISED =
  /\((?:musik|music|tertawa|laughter|laughs|batuk|cough|coughs|silence|hening|applause|tepuk tangan|inaudible|noise|sighs|bell|ding|blank_audio|suara [a-z ]{1,30})\)/gi

const ANY_OPENING = /[[{*<(\u266a\u266b]/

/** Longest mark, in characters; anything longer is speech in odd brackets. */
const MAX_MARK = 60

/** The text without marks such as `[Music]`; a bracket that holds a digit is kept, it may hold an amount. */
export function withoutMarks(text: string): string {
  if (!ANY_OPENING.test(text)) return text
  let result = ''
  let at = 0
  while (at < text.length) {
    const closing = OPENING.get(text[at] ?? '')
    const end = closing === undefined ? -1 : text.slice(at + 1, at + 1 + MAX_MARK).indexOf(closing)
    const inside = end < 0 ? '' : text.slice(at + 1, at + 1 + end)
    if (end >= 0 && !/\d/.test(inside)) {
      result += ' '
      at += end + 2
    } else {
      result += text[at]
      at++
    }
  }
  return result.replaceAll(PARENTHESISED, ' ')
}

const STOCK = phraseSet(
  phraseList(`
  terima kasih telah menonton|terima kasih sudah menonton|terima kasih telah menyaksikan|terima kasih sudah menyaksikan
  terima kasih atas perhatiannya|terima kasih banyak|terima kasih|terimakasih|makasih|selamat menikmati|selamat menonton
  sampai jumpa|sampai jumpa lagi|sampai jumpa di video selanjutnya|sampai jumpa di video berikutnya
  jangan lupa like|jangan lupa subscribe|jangan lupa like dan subscribe|jangan lupa like share dan subscribe
  subscribe|like|share|comment|komen|jangan lupa like share|klik tombol subscribe|tekan tombol subscribe|nyalakan loncengnya|channel ini|like share
  di video berikutnya|di video selanjutnya|di video lainnya|di episode berikutnya|di konten berikutnya|sampai ketemu lagi|sampai bertemu lagi|sampai jumpa besok|sampai nanti|salam|wassalamualaikum|assalamualaikum|selamat tinggal|dadah|sekian
  sekian dan terima kasih|sekian terima kasih|see you|see ya|see you later|goodbye|good night|well be right back|stay tuned|ill see you next time
  ill see you in the next video|hope you enjoyed|hit the like button|smash that like button|like and subscribe to my channel|to my channel|i love you
  like dan subscribe|like and subscribe|please subscribe|dont forget to subscribe|dan subscribe|share dan subscribe
  thanks for watching|thank you for watching|thank you so much for watching|thanks for watching everyone|thank you very much
  thank you so much|thank you|thanks|see you next time|see you in the next video|see you in the next one|bye|bye bye|you
  subtitles by the amara.org community|subtitles by the amara org community|terjemahan oleh|subtitle by|sub indo by
  untuk menonton|di video ini|telah menonton|blank_audio|silence|music|musik|the end|so
  `),
)
const CREDITS = phraseSet(
  phraseList(
    'subtitles by|subtitle by|subtitle oleh|subtitles oleh|captions by|captioned by|subs by|subtitles created by|teks oleh|naskah oleh|alih bahasa|penerjemah|translated by|sub by|sub indo by|terjemahan oleh|diterjemahkan oleh|transcribed by|amara org',
  ),
)

const ENDS = new Set(['.', '!', '?', ';', '\n'])

/** The tokens without sentences of stock phrases alone; empty where nothing else was said. */
export function withoutStockPhrases(tokens: readonly Token[]): Token[] {
  const kept: Token[] = []
  let sentence: Token[] = []
  const settle = () => {
    if (!isStock(sentence)) for (const token of sentence) kept.push(token)
    sentence = []
  }
  for (const token of tokens) {
    sentence.push(token)
    if (token.kind === 'sign' && ENDS.has(token.text)) settle()
  }
  settle()
  return kept
}

/** Whether a sentence consists of stock phrases, fillers and credits alone. */
function isStock(sentence: readonly Token[]): boolean {
  let at = 0
  while (at < sentence.length) {
    if (matchPhrase(CREDITS, sentence, at)) return true
    const token = sentence[at]
    const match = matchPhrase(STOCK, sentence, at) ?? matchPhrase(FILLERS, sentence, at)
    if (match) at = match.end
    else if (token?.kind === 'sign') at++
    else return false
  }
  return true
}
