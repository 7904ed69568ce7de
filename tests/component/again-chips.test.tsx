import { signal } from '@preact/signals-react'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import type { Minor } from '../../shared/domain/money.ts'
import type { UsualExpense } from '../../shared/domain/usual.ts'
import { AgainChips } from '../../src/screens/capture/again-chips.tsx'
import { StoresProvider } from '../../src/screens/use-stores.ts'
import type { Receipt } from '../../src/stores/receipt/receipt.ts'
import type { VoicePhase } from '../../src/stores/recording/recording-signals.ts'
import { partOfStores } from './part-of-stores.ts'

const COFFEE: UsualExpense = {
  amount: 25_000 as Minor,
  currency: 'IDR',
  description: 'Kopi',
  category: 'Food & Dining',
  paymentMethod: null,
}

const NO_REQUESTS = {
  corrections: { shown: signal(null) },
  spendingAnswers: { shown: signal(null) },
}

function setUp(list: readonly UsualExpense[] | null) {
  const again = { offered: signal(list), saving: signal<readonly UsualExpense[]>([]), save: vi.fn() }
  const phase = signal<VoicePhase>('idle')
  const review = { review: signal<Receipt | null>(null) }
  render(
    <StoresProvider value={partOfStores({ again, recording: { phase }, review, ...NO_REQUESTS })}>
      <input aria-label="Field" />
      <AgainChips />
    </StoresProvider>,
  )
  return { again, phase, review }
}

it('each is a button with its name and amount, and one tap saves it and leaves the field', () => {
  const { again } = setUp([COFFEE, { ...COFFEE, description: 'Parkir', amount: 5000 as Minor }])
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'Kopi Rp25.000',
    'Parkir Rp5.000',
  ])
  const field = screen.getByLabelText('Field')
  field.focus()
  // The browser gives no focus to what is pressed.
  expect(fireEvent.mouseDown(screen.getByRole('button', { name: 'Kopi Rp25.000' }))).toBe(false)
  fireEvent.click(screen.getByRole('button', { name: 'Kopi Rp25.000' }))
  expect(again.save).toHaveBeenCalledWith(COFFEE)
  expect(document.activeElement).not.toBe(field)
})

it('chosen by key it keeps the focus', () => {
  setUp([COFFEE])
  const chip = screen.getByRole('button')
  chip.focus()
  fireEvent.click(chip)
  expect(document.activeElement).toBe(chip)
})

it('there is nothing while nothing is offered, and while one speaks', async () => {
  const { again, phase } = setUp(null)
  expect(screen.queryByRole('heading')).toBeNull()
  await act(async () => {
    again.offered.value = [COFFEE]
  })
  expect(screen.getByRole('heading', { name: 'Again?' })).toBeDefined()
  await act(async () => {
    phase.value = 'recording'
  })
  expect(screen.queryByRole('heading')).toBeNull()
})

it('they do not lie over an open receipt, and are back once it is closed', async () => {
  const { review } = setUp([COFFEE])
  await act(async () => {
    review.review.value = {} as Receipt
  })
  expect(screen.queryByRole('button')).toBeNull()
  await act(async () => {
    review.review.value = null
  })
  expect(screen.getByRole('button')).toBeDefined()
})
