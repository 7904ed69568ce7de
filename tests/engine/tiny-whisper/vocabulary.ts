/** All that the tiny Whisper can say: two sentences, the signs that must not be said, and Whisper's own tokens. */

const INDONESIAN = ['Ġbeli', 'Ġkopi', 'Ġdua', 'Ġpuluh', 'Ġlima', 'Ġribu'] as const
const ENGLISH = ['ĠI', 'Ġspent', 'Ġtwelve', 'Ġdollars', 'Ġon', 'Ġlunch'] as const
/** Said for no sound at all, each as likely as the others. */
export const FILLERS = ['Ġum', 'Ġuh', 'Ġhm', 'Ġer'] as const
export const SENTENCES = { id: INDONESIAN, en: ENGLISH } as const

/** In Whisper's order: words, the end, then what is special. */
const SPECIAL = [
  '<|endoftext|>',
  '<|startoftranscript|>',
  '<|en|>',
  '<|id|>',
  '<|ms|>',
  '<|jw|>',
  '<|su|>',
  '<|translate|>',
  '<|transcribe|>',
  '<|startoflm|>',
  '<|startofprev|>',
  '<|nospeech|>',
  '<|notimestamps|>',
  '<|0.00|>',
  '<|0.02|>',
] as const
const WORDS = [...INDONESIAN, ...ENGLISH, ...FILLERS, 'Ġ', 'Ġ♪'] as const

export const TOKENS = [...WORDS, ...SPECIAL]
export type Token = (typeof TOKENS)[number]
export const SPECIAL_TOKENS: readonly Token[] = SPECIAL

export function tokenId(token: Token): number {
  return TOKENS.indexOf(token)
}
