import { expect, it } from 'vitest'
import { saidIn, sayQuery } from '../../../src/screens/capture/said-query.ts'

it.each([
  ['?say=kopi+25', 'kopi 25'],
  ['?add=true', null],
  ['', null],
  ['?say=', null],
  ['?say=%20%0A', null],
  ['?title=Receipt&text=kopi%0A25&url=https%3A%2F%2Fexample.com', 'kopi 25'],
  ['?title=kopi+25&text=&url=', 'kopi 25'],
  ['?url=https%3A%2F%2Fexample.com', 'https://example.com'],
])('%s says %s', (search, said) => {
  expect(saidIn(search)).toBe(said)
})

it('reads what it wrote, whatever the text', () => {
  const text = 'kopi & teh? 25% "<b>" + 5'
  expect(saidIn(sayQuery(text))).toBe(text)
})

it('takes no more than one types', () => {
  expect(saidIn(`?say=${'kopi '.repeat(10_000)}`)).toHaveLength(10_000)
})
