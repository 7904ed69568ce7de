/** The commands that print something and end. */
import { cp, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { SENTENCES } from '../fixtures/speech.ts'
import { startTranscriber } from '../transcriber/server.ts'
import { expect, test } from './commands.ts'

test('npm run extract prints what the rules make of a transcript', async ({ start }) => {
  const { code, printed } = await start(['run', 'extract', '--', 'beli kopi 25rb']).ended
  expect(code).toBe(0)
  expect(JSON.parse(printed.join(''))).toMatchObject({ items: [{ amount: 25_000 }], violation_type: null })
})

test('npm start says what it takes where it is asked, and starts nothing', async ({ start }) => {
  const { code, printed } = await start(['start', '--', '--help']).ended
  expect(code).toBe(0)
  expect(printed.join(' ')).toContain('PORT (3000)')
  expect(printed.join(' ')).not.toContain('Ready on')
})

test('npm run hear says how well the configured transcriber hears a folder of recordings', async ({
  start,
}, info) => {
  const transcriber = await startTranscriber()
  const folder = info.outputPath('recordings')
  await cp(fileURLToPath(new URL('../fixtures/speech/', import.meta.url)), folder, { recursive: true })
  const rows = SENTENCES.map(({ file, transcript, items }) =>
    [file, transcript, items.map(({ amount }) => amount).join(' ')].join('\t'),
  )
  await writeFile(`${folder}/transcripts.tsv`, [...rows, 'missing.wav\tkopi lima ribu\t5000'].join('\n'))
  try {
    const { code, printed } = await start(['run', 'hear', '--', folder], {
      TRANSCRIBE_URL: transcriber.url,
    }).ended
    expect(printed).toContainEqual(
      expect.stringMatching(/^id-coffee-parking\.wav: 0 of 10 words wrong, amounts right/),
    )
    expect(printed).toContainEqual('missing.wav: not heard: there is no such file')
    expect(printed).toContain('Recordings heard: 3 of 4')
    expect(printed).toContain('Words wrong: 0.0% (0 of 29)')
    expect(printed).toContain('Amounts right: 100.0% (3 of 3)')
    expect(code).toBe(1)
  } finally {
    await transcriber.close()
  }
})

test('npm run hear says what a folder lacks', async ({ start }, info) => {
  const { code, complained } = await start(['run', 'hear', '--', info.outputPath('nothing')]).ended
  expect(complained.at(-1)).toContain('There is no transcripts.tsv or transcripts.csv')
  expect(code).toBe(2)
})

test('npm run corpus prints the figures of first contact, those of today, and reliability', async ({
  start,
}) => {
  const { code, printed } = await start(['run', 'corpus']).ended
  expect(code).toBe(0)
  expect(printed.filter(line => line.includes('items and amounts, utterances'))).toHaveLength(2)
  expect(printed.filter(line => /0\.9 to 1/.test(line))).toHaveLength(2)
})

test('npm run attack names its attacks', async ({ start }) => {
  const { code, printed } = await start(['run', 'attack', '--', '--list']).ended
  expect(code).toBe(0)
  expect(printed.length).toBeGreaterThan(0)
  for (const line of printed) expect(line).toMatch(/^[\w-]+: ./)
})

test('npm run bench:weekly measures part by part, goes on after one that fails, and names it', async ({
  start,
}) => {
  const words = ['run', 'bench:weekly', '--', 'list', 'resampling']
  const { code, printed, complained } = await start(words, { CHROMIUM_PATH: '/no/such/browser' }).ended
  expect(code).toBe(1)
  expect(printed.some(line => line.includes('resampled, processor time'))).toBe(true)
  expect(printed).toContainEqual(expect.stringMatching(/^resampling took \d+ s$/))
  expect(complained).toContainEqual(expect.stringMatching(/^Written to .*bench-quick-resampling\.json$/))
  expect(complained.at(-1)).toBe('The bench fails: list failed with exit code 1')
})
