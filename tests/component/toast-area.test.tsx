import { act, fireEvent, render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { ToastArea } from '../../src/app/toast-area.tsx'
import { StoresProvider } from '../../src/screens/use-stores.ts'
import { createToasts } from '../../src/stores/messages/toasts.ts'
import { partOfStores } from './part-of-stores.ts'

const cards = vi.hoisted(() => ({ come: false }))
vi.mock('../../src/screens/toasts/toast-cards.tsx', () => ({
  get ToastCards() {
    if (!cards.come) throw new TypeError('Failed to fetch')
    return () => <p>all the messages</p>
  },
}))

it('a message whose words did not come is told as far as can be, and in full with the next that has them', async () => {
  const toasts = createToasts()
  render(
    <StoresProvider value={partOfStores({ toasts })}>
      <ToastArea />
    </StoresProvider>,
  )
  act(() => toasts.show('error', { kind: 'internetRequired' }))
  expect((await screen.findByRole('alert')).textContent).toBe(
    'Internet connection required for voice recording',
  )
  act(() => toasts.show('error', { kind: 'recordingLost' }))
  expect(screen.getByRole('alert').textContent).toContain('could not be loaded')
  fireEvent.click(screen.getByText(/could not be loaded/))
  expect(toasts.list.peek().map(({ leaving }) => leaving)).toEqual([false, true])
  cards.come = true
  act(() => toasts.show('success', { kind: 'added' }))
  expect(await screen.findByText('all the messages')).toBeDefined()
  expect(screen.queryByRole('alert')).toBeNull()
})
