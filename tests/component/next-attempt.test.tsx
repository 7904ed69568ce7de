import { signal } from '@preact/signals-react'
import { act, render } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { StoresProvider } from '../../src/screens/use-stores.ts'
import { NextAttempt } from '../../src/screens/voice/next-attempt.tsx'
import { partOfStores } from './part-of-stores.ts'

beforeEach(() => void vi.useFakeTimers({ now: 1_000_000 }))
afterEach(() => void vi.useRealTimers())

function shown(at: number | null) {
  const nextAttempt = signal(at)
  const stores = partOfStores({ now: () => new Date(), unsent: { nextAttempt } })
  const { container } = render(
    <StoresProvider value={stores}>
      <NextAttempt />
    </StoresProvider>,
  )
  return { text: () => container.textContent, nextAttempt }
}

describe('when what waits is sent again', () => {
  it('is told in seconds, which pass', () => {
    const { text } = shown(1_005_000)
    expect(text()).toBe('Next try in 5 s')
    act(() => void vi.advanceTimersByTime(2000))
    expect(text()).toBe('Next try in 3 s')
    act(() => void vi.advanceTimersByTime(60_000))
    expect(text()).toBe('Next try in 0 s')
  })

  it('is told in minutes where it is far', () => {
    expect(shown(1_000_000 + 290_000).text()).toBe('Next try in 5 min')
  })

  it('is not told while nothing is planned', () => {
    const { text, nextAttempt } = shown(null)
    expect(text()).toBe('')
    act(() => {
      nextAttempt.value = 1_010_000
    })
    expect(text()).toBe('Next try in 10 s')
  })
})
