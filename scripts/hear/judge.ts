/** One recording, heard by the configured ear and held against what was said. */
import { readFile } from 'node:fs/promises'
import { MEDIA_TYPES, sniffContainer } from '../../server/audio/container.ts'
import type { Transcribe, Transcription } from '../../server/transcription/transcribe.ts'
import type { SpeechContext } from '../../shared/domain/extraction.ts'
import { toMajor } from '../../shared/domain/money.ts'
import { extractExpenses } from '../../shared/understanding/extract.ts'
import type { Spoken } from './transcripts.ts'
import { type WordsWrong, wordsWrong } from './words-wrong.ts'

export type Judged =
  | {
      readonly kind: 'heard'
      readonly file: string
      readonly heard: string
      readonly words: WordsWrong
      readonly amountsRight: boolean
      /** Until the text was there. */
      readonly seconds: number
    }
  | { readonly kind: 'failed'; readonly file: string; readonly reason: string }

export async function judge(
  transcribe: Transcribe,
  path: string,
  { file, text, amounts }: Spoken,
  context: SpeechContext,
): Promise<Judged> {
  const failed = (reason: string): Judged => ({ kind: 'failed', file, reason })
  const bytes = await readFile(path).catch(() => null)
  if (bytes === null) return failed('there is no such file')
  const container = sniffContainer(bytes)
  if (container === null) return failed('no WAV, WebM, Ogg, MP4 or MP3')
  const clip = { bytes: new Uint8Array(bytes), mediaType: MEDIA_TYPES[container], fileName: file }
  const signal = new AbortController().signal
  const started = performance.now()
  const heard = await transcribe(clip, { account: 'hear', signal, language: 'id' })
  const seconds = (performance.now() - started) / 1000
  if (heard.kind !== 'text') return failed(reasonOf(heard))
  return {
    kind: 'heard',
    file,
    heard: heard.text,
    words: wordsWrong(text, heard.text),
    amountsRight: isSame(amounts ?? amountsIn(text, context), amountsIn(heard.text, context)),
    seconds,
  }
}

function amountsIn(text: string, context: SpeechContext): number[] {
  return extractExpenses(text, context).items.map(({ amount, currency }) => toMajor(amount, currency))
}

function isSame(wanted: readonly number[], got: readonly number[]): boolean {
  const sorted = (amounts: readonly number[]) => [...amounts].sort((a, b) => a - b).join()
  return sorted(wanted) === sorted(got)
}

function reasonOf(heard: Exclude<Transcription, { kind: 'text' }>): string {
  switch (heard.kind) {
    case 'wavOnly':
      return 'the Whisper of this machine hears WAV at 16 kHz alone'
    case 'unavailable':
      return `the service is of no use: ${heard.detail}`
    case 'refused':
      return `the service refused it with status ${heard.status}`
    case 'overlong':
      return 'the answer was longer than any minute of speech'
    case 'busy':
      return 'the service is busy'
    case 'preparing':
    case 'notSet':
      return 'nothing transcribes: set TRANSCRIBE_URL, or leave WHISPER_MODEL to Whisper'
  }
}
