/** What the tiny Whisper knows, as tables of logits: one row a token or mel band, one column a token. */
import { MEL_BANDS } from './configs.ts'
import { FILLERS, SENTENCES, TOKENS, type Token, tokenId } from './vocabulary.ts'

const SIZE = TOKENS.length

/** Logits, from the strongest: what must be suppressed would otherwise be said. */
const SUPPRESSED = 80
const SUPPRESSED_FIRST = 70
const TIME_STAMP = 60
const NEXT_WORD = 40
const CHOSEN_LANGUAGE = 5
const UNHEARD_LANGUAGE = -100

/** For the mean of the bands below, or above, the middle; it differs by a tenth. */
const LANGUAGE_OF_SOUND = 40
/** For the mean of all bands, which is that far below 0 in silence. */
const SILENCE = 0.7
const NO_SPEECH_OF_SILENCE = -(NEXT_WORD + 20) / SILENCE
const FILLER_OF_SILENCE = -(NEXT_WORD + 10) / SILENCE

/** Each token is a dimension of its own. */
export function identity(): Uint8Array {
  return Uint8Array.from({ length: SIZE * SIZE }, (_, at) => (at % (SIZE + 1) === 0 ? 1 : 0))
}

function table(rows: number): { data: Float32Array; set(row: number, token: Token, value: number): void } {
  const data = new Float32Array(rows * SIZE)
  return {
    data,
    set: (row, token, value) => {
      data[row * SIZE + tokenId(token)] = value
    },
  }
}

export function byLast(): Float32Array {
  const { data, set } = table(SIZE)
  for (const language of ['<|id|>', '<|jw|>', '<|su|>'] as const)
    set(tokenId('<|startoftranscript|>'), language, UNHEARD_LANGUAGE)
  const beforeWords = tokenId('<|notimestamps|>')
  for (const words of Object.values(SENTENCES)) {
    const [first] = words
    set(beforeWords, first, NEXT_WORD)
    words.forEach((word, at) => {
      set(tokenId(word), words[at + 1] ?? '<|endoftext|>', NEXT_WORD)
      set(tokenId(word), 'Ġ♪', SUPPRESSED)
    })
  }
  set(beforeWords, '<|0.00|>', TIME_STAMP)
  set(beforeWords, 'Ġ', SUPPRESSED_FIRST)
  set(beforeWords, '<|endoftext|>', SUPPRESSED_FIRST)
  return data
}

/** The sentence follows from the language token alone, so the decoder has to remember it. */
export function byHistory(): Float32Array {
  const { data, set } = table(SIZE)
  set(tokenId('<|id|>'), SENTENCES.id[0], CHOSEN_LANGUAGE)
  set(tokenId('<|en|>'), SENTENCES.en[0], CHOSEN_LANGUAGE)
  return data
}

/** Low sounds are Malay (which counts as Indonesian), high ones English. */
export function bySound(): Float32Array {
  const { data, set } = table(MEL_BANDS)
  for (let band = 0; band < MEL_BANDS; band++) {
    set(band, band < MEL_BANDS / 2 ? '<|ms|>' : '<|en|>', LANGUAGE_OF_SOUND / (MEL_BANDS / 2))
    set(band, '<|nospeech|>', NO_SPEECH_OF_SILENCE / MEL_BANDS)
    for (const filler of FILLERS) set(band, filler, FILLER_OF_SILENCE / MEL_BANDS)
  }
  return data
}
