import { signal } from '@preact/signals-react'
import { expect, it, vi } from 'vitest'
import { showUnsentBadge } from '../../../src/stores/unsent/unsent-badge.ts'

it('the badge says how many wait once that is known, and goes when none does', () => {
  const list = signal<readonly string[]>([])
  const show = vi.fn()
  showUnsentBadge(list, show)
  expect(show).not.toHaveBeenCalled()
  for (const waiting of [['a', 'b'], ['b'], []]) list.value = waiting
  expect(show.mock.calls).toEqual([[2], [1], [0]])
})
