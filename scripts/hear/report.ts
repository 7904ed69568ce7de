/** What is printed of the recordings that were heard. */
import type { Judged } from './judge.ts'

type Heard = Extract<Judged, { kind: 'heard' }>

export function lineOf(judged: Judged): string {
  if (judged.kind === 'failed') return `${judged.file}: not heard: ${judged.reason}`
  const { file, heard, words, amountsRight, seconds } = judged
  const amounts = amountsRight ? 'amounts right' : 'amounts wrong'
  return `${file}: ${words.wrong} of ${words.of} words wrong, ${amounts}, ${seconds.toFixed(1)} s: ${heard}`
}

/** Of all that were heard. */
export function summaryOf(judged: readonly Judged[]): string[] {
  const heard = judged.filter((one): one is Heard => one.kind === 'heard')
  const wrong = heard.reduce((sum, { words }) => sum + words.wrong, 0)
  const words = heard.reduce((sum, one) => sum + one.words.of, 0)
  const right = heard.filter(({ amountsRight }) => amountsRight).length
  const seconds = heard.map(one => one.seconds).sort((a, b) => a - b)
  const median = seconds[Math.floor(seconds.length / 2)] ?? 0
  return [
    `Recordings heard: ${heard.length} of ${judged.length}`,
    `Words wrong: ${share(wrong, words)}`,
    `Amounts right: ${share(right, heard.length)}`,
    `Seconds a recording: ${median.toFixed(1)} in the median, ${(seconds.at(-1) ?? 0).toFixed(1)} at most`,
  ]
}

function share(part: number, of: number): string {
  return of === 0 ? 'none' : `${((100 * part) / of).toFixed(1)}% (${part} of ${of})`
}
