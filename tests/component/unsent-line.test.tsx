import { signal } from '@preact/signals-react'
import { render, screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { CalendarDate } from '../../shared/domain/calendar-date.ts'
import { toMinor } from '../../shared/domain/money.ts'
import { StoresProvider } from '../../src/screens/use-stores.ts'
import { UnsentLine } from '../../src/screens/voice/unsent-line.tsx'
import { UnsentRecordings } from '../../src/screens/voice/unsent-recordings.tsx'
import type { UnsentEntry } from '../../src/stores/unsent/all-unsent.ts'
import { partOfStores } from './part-of-stores.ts'

const SAID = {
  currency: 'IDR',
  category: 'Other',
  date: '2026-11-20' as CalendarDate,
  paymentMethod: null,
} as const
const coffee: UnsentEntry = {
  id: 'sentence:1',
  recordedAt: 1,
  text: 'kopi 25, parkir 5',
  expenses: [
    { ...SAID, id: '1', amount: toMinor(25_000, 'IDR'), description: 'Kopi' },
    { ...SAID, id: '2', amount: toMinor(5000, 'IDR'), description: 'Parkir' },
  ],
}
const recording: UnsentEntry = { id: '2', recordedAt: 2, seconds: 3 }

it.each([
  ['tells the sum of sentences, which no figure counts yet', [coffee], '1 not sent yet, Rp30.000'],
  ['tells none where a recording is among them', [coffee, recording], '2 not sent yet'],
] as const)('%s', (_, list, text) => {
  const unsent = { list: signal(list), sending: signal(null), nextAttempt: signal(null) }
  const connection = { offline: signal(true) }
  render(
    <StoresProvider value={partOfStores({ unsent, connection, now: () => new Date(0) })}>
      <UnsentLine />
    </StoresProvider>,
  )
  expect(screen.getByText(text)).toBeDefined()
})

it('names what each button of its list is about', () => {
  const unsent = { list: signal([coffee, recording]), sending: signal(null) }
  render(
    <StoresProvider value={partOfStores({ unsent })}>
      <UnsentRecordings />
    </StoresProvider>,
  )
  const names = within(screen.getByRole('list'))
    .getAllByRole('button')
    .map(button => button.getAttribute('aria-label'))
  expect(names.slice(0, 2)).toEqual(['Retry: kopi 25, parkir 5', 'Discard: kopi 25, parkir 5'])
  expect(new Set(names).size).toBe(4)
})
