/** The commands that print something and end. */
import { expect, test } from './commands.ts'

test('npm run extract prints what the rules make of a transcript', async ({ start }) => {
  const { code, printed } = await start(['run', 'extract', '--', 'beli kopi 25rb']).ended
  expect(code).toBe(0)
  expect(JSON.parse(printed.join(''))).toMatchObject({ items: [{ amount: 25_000 }], violation_type: null })
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
