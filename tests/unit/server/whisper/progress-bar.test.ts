import { expect, test } from 'vitest'
import { progressBar } from '../../../../server/transcription/whisper/progress-bar.ts'

const MB = 1_000_000

function shown(isTTY: boolean, ...done: readonly number[]): string[] {
  const written: string[] = []
  const update = progressBar('Fetching', { isTTY, write: text => written.push(text) })
  for (const bytes of done) update({ done: bytes, total: 80 * MB })
  return written
}

test('away from a terminal each quarter is one line', () => {
  expect(shown(false, 1, 19 * MB, 20 * MB, 30 * MB, 61 * MB, 80 * MB)).toEqual([
    'Fetching: 25% of 80 MB\n',
    'Fetching: 75% of 80 MB\n',
    'Fetching: 100% of 80 MB\n',
  ])
})

test('on a terminal one line fills, is drawn only when it changes, and is gone at the end', () => {
  const clear = '\r\x1b[2K'
  expect(shown(true, 40 * MB, 40 * MB + 1, 80 * MB)).toEqual([
    `${clear}Fetching [${'#'.repeat(15)}${' '.repeat(15)}] 50% of 80 MB`,
    clear,
  ])
})
