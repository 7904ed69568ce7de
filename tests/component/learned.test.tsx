import { signal } from '@preact/signals-react'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import type { CalendarDate } from '../../shared/domain/calendar-date.ts'
import type { PhraseRule } from '../../shared/domain/phrase-memory.ts'
import type { PhraseBook } from '../../shared/wire/phrases.ts'
import { Learned } from '../../src/screens/profile/learned.tsx'
import { StoresProvider } from '../../src/screens/use-stores.ts'
import type { LoadFailure } from '../../src/stores/server-state/load-failure.ts'
import { partOfStores } from './part-of-stores.ts'

const once = <T,>(value: T) => ({ value, agreed: 1, wavered: false })
const RULE: PhraseRule = {
  id: 'nako',
  phrase: 'kopi nako',
  learned: { category: once('Business' as const), paymentMethod: once(null) },
  learnedOn: '2026-11-03' as CalendarDate,
}

function setUp(book: Partial<PhraseBook> | null, failed: LoadFailure | null = null) {
  const asking = signal(false)
  const phrases = {
    book: signal(book && { learning: true, rules: [], amounts: [], ...book }),
    failed: signal(failed),
    loading: signal(false),
    busy: signal(false),
    asking,
    refresh: vi.fn(async () => undefined),
    forget: vi.fn(),
    learn: vi.fn(),
    stop: vi.fn(),
    askToStop: () => {
      asking.value = true
    },
    cancel: () => {
      asking.value = false
    },
  }
  render(
    <StoresProvider value={partOfStores({ phrases })}>
      <Learned />
    </StoresProvider>,
  )
  return phrases
}

const learns = () => screen.getByRole('checkbox', { name: /Learn from my corrections/ })

it('each phrase says what it means and since when, and can be forgotten', () => {
  const { forget, refresh } = setUp({ rules: [RULE] })
  expect(refresh).toHaveBeenCalledOnce()
  expect(screen.getByRole('listitem').textContent).toBe(
    '“kopi nako” → Business · without payment method corrected on Nov 3, 2026',
  )
  fireEvent.click(screen.getByRole('button', { name: 'Forget “kopi nako”' }))
  expect(forget).toHaveBeenCalledWith(RULE)
})

it('a field that was corrected to one thing and to another is asked', () => {
  const category = { value: 'Business' as const, agreed: 1, wavered: true }
  setUp({ rules: [{ ...RULE, learned: { category } }] })
  expect(screen.getByRole('listitem').textContent).toContain('→ Category?')
})

it('turning it off asks first, since everything is forgotten', async () => {
  const { stop } = setUp({ rules: [RULE] })
  await act(async () => fireEvent.click(learns()))
  expect(screen.getByText(/Everything learned from your corrections is forgotten/)).toBeDefined()
  expect(stop).not.toHaveBeenCalled()
  fireEvent.click(screen.getByRole('button', { name: 'Stop and forget' }))
  expect(stop).toHaveBeenCalledOnce()
})

it('turning it on asks nothing', () => {
  const { learn } = setUp({ learning: false })
  fireEvent.click(learns())
  expect(learn).toHaveBeenCalledOnce()
})

it('without any, it says how one is made', () => {
  setUp({})
  expect(screen.getByText(/Correct an expense that you said/)).toBeDefined()
})

it('where they did not load, it offers to try again', () => {
  const { refresh } = setUp(null, 'network')
  fireEvent.click(screen.getByRole('button', { name: 'Retry' }))
  expect(refresh).toHaveBeenCalledTimes(2)
})
