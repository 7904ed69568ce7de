import { expect, test } from 'vitest'
import { readTranscripts } from '../../../../scripts/hear/transcripts.ts'

test('a row is a recording, with its amounts where they are told', () => {
  const table =
    '\uFEFFfile\ttext\tamounts\r\na.wav\tkopi dua puluh ribu\t20000\r\n\r\nb.mp3\tlunch, and a bus\t12.5 3\nc.wav\tselamat pagi\n'
  expect(readTranscripts(table, '\t')).toEqual([
    { file: 'a.wav', text: 'kopi dua puluh ribu', amounts: [20_000] },
    { file: 'b.mp3', text: 'lunch, and a bus', amounts: [12.5, 3] },
    { file: 'c.wav', text: 'selamat pagi', amounts: null },
  ])
})

test('cells with commas and quotes are quoted', () => {
  expect(readTranscripts('a.wav,"kopi, ""susu""",5000\nb.wav,teh', ',')).toEqual([
    { file: 'a.wav', text: 'kopi, "susu"', amounts: [5000] },
    { file: 'b.wav', text: 'teh', amounts: null },
  ])
})

test.each([
  ['a.wav', 'Line 1'],
  ['a.wav\tkopi\tlima ribu', 'lima ribu'],
  ['a.wav\tkopi\t5000\tmore', 'Line 1'],
])('%j is told by its line', (row, complaint) => {
  expect(() => readTranscripts(row, '\t')).toThrow(complaint)
})
