import { signal } from '@preact/signals-react'
import { act, fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { MessagesSlot } from '../../src/screens/capture/messages-slot.tsx'
import { ToastCards } from '../../src/screens/toasts/toast-cards.tsx'
import { Toasts } from '../../src/screens/toasts/toasts.tsx'
import { StoresProvider } from '../../src/screens/use-stores.ts'
import { UNDO_DURATION } from '../../src/stores/messages/toast.ts'
import { createToasts } from '../../src/stores/messages/toasts.ts'
import type { Receipt } from '../../src/stores/receipt/receipt.ts'
import { Dialog } from '../../src/widgets/dialog.tsx'
import { Sheet } from '../../src/widgets/sheet.tsx'
import { partOfStores } from './part-of-stores.ts'

afterEach(() => vi.useRealTimers())

function setUp(withDialog = false) {
  const toasts = createToasts()
  render(
    <StoresProvider value={partOfStores({ toasts })}>
      {withDialog && (
        <Dialog title="Over the page" actions={<button type="button">Save</button>}>
          <input />
        </Dialog>
      )}
      <Toasts prompt={null}>
        <ToastCards />
      </Toasts>
    </StoresProvider>,
  )
  return toasts
}

describe('a toast', () => {
  it('shows for 3 s and 300 ms more while it leaves', {
    tags: ['spec-2.35', 'spec-4.37', 'spec-9.13'],
  }, async () => {
    vi.useFakeTimers()
    const toasts = setUp()
    act(() => toasts.show('success', { kind: 'added' }))
    const toast = screen.getByRole('status')
    expect(toast.textContent).toContain('Expense saved.')
    act(() => void vi.advanceTimersByTime(2999))
    expect(toast.dataset.leaving).toBe('false')
    act(() => void vi.advanceTimersByTime(1))
    expect(toast.dataset.leaving).toBe('true')
    act(() => void vi.advanceTimersByTime(300))
    expect(screen.queryByRole('status')).toBeNull()
  })

  it('of a sum is read out alone while the receipt shows that sum, and any other is shown', () => {
    const toasts = createToasts()
    const review = signal<Receipt | null>(null)
    const open: Receipt = { groups: [], opened: null, saving: false }
    render(
      <StoresProvider value={partOfStores({ toasts, review: { review } })}>
        <Toasts prompt={null}>
          <ToastCards />
        </Toasts>
      </StoresProvider>,
    )
    act(() => toasts.show('success', { kind: 'sumSaved', sums: [] }))
    act(() => toasts.show('success', { kind: 'exported' }))
    expect(screen.getAllByRole('status').map(({ className }) => className)).not.toContain('hearable')
    act(() => {
      review.value = open
    })
    const [sum, other] = screen.getAllByRole('status')
    expect(sum?.className).toBe('hearable')
    expect(other?.className).not.toBe('hearable')
  })

  it('stays while the page is hidden, and 3 s after', () => {
    vi.useFakeTimers()
    const toasts = setUp()
    act(() => toasts.show('success', { kind: 'added' }))
    act(toasts.pauseAll)
    act(() => toasts.show('success', { kind: 'exported' }))
    expect(vi.getTimerCount()).toBe(0)
    act(toasts.resumeAll)
    act(() => void vi.advanceTimersByTime(2999))
    expect(screen.getAllByRole('status').map(toast => toast.dataset.leaving)).toEqual(['false', 'false'])
    act(() => void vi.advanceTimersByTime(1))
    expect(screen.getAllByRole('status').map(toast => toast.dataset.leaving)).toEqual(['true', 'true'])
  })

  it('that lasts stays through an hour, a hidden page and a focus, until it is dismissed', {
    tags: ['spec-9.13'],
  }, () => {
    vi.useFakeTimers()
    const toasts = setUp()
    act(() => toasts.show('error', { kind: 'startFailed' }, { duration: null }))
    act(toasts.pauseAll)
    act(toasts.resumeAll)
    const dismiss = screen.getByRole('button', { name: 'Dismiss' })
    act(() => dismiss.focus())
    act(() => dismiss.blur())
    act(() => void vi.advanceTimersByTime(3_600_000))
    expect(screen.getByRole('alert').dataset.leaving).toBe('false')
    fireEvent.click(dismiss)
    act(() => void vi.advanceTimersByTime(300))
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('no longer offers Undo once its person has signed out', () => {
    const toasts = setUp()
    act(() => toasts.show('success', { kind: 'deleted' }, { undo: vi.fn() }))
    act(() => toasts.show('success', { kind: 'added' }))
    act(() => toasts.withdraw(({ action }) => action !== null))
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull()
    expect(screen.getAllByRole('status')).toHaveLength(1)
  })

  it.each([
    ['its time is over', 6300],
    ['it is dismissed', 300],
  ])('says once that it ended without Undo, when %s', (how, ms) => {
    vi.useFakeTimers()
    const toasts = setUp()
    const [undo, onEnd] = [vi.fn(), vi.fn()]
    act(() => toasts.show('info', { kind: 'discarded' }, { duration: 6000, undo, onEnd }))
    if (how === 'it is dismissed') fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }))
    act(() => void vi.advanceTimersByTime(ms - 1))
    expect(onEnd).not.toHaveBeenCalled()
    act(() => void vi.advanceTimersByTime(60_000))
    expect(onEnd).toHaveBeenCalledOnce()
    expect(undo).not.toHaveBeenCalled()
  })

  it.each(['undone', 'withdrawn'] as const)('that was %s has not ended', how => {
    vi.useFakeTimers()
    const toasts = setUp()
    const [undo, onEnd] = [vi.fn(), vi.fn()]
    act(() => toasts.show('info', { kind: 'discarded' }, { undo, onEnd }))
    if (how === 'undone') fireEvent.click(screen.getByRole('button', { name: 'Undo' }))
    else act(() => toasts.withdraw(() => true))
    act(() => void vi.advanceTimersByTime(60_000))
    expect(undo).toHaveBeenCalledTimes(how === 'undone' ? 1 : 0)
    expect(onEnd).not.toHaveBeenCalled()
    expect(screen.queryByRole('status')).toBeNull()
  })

  it('that offers Undo stays long enough to be read and reached', () => {
    vi.useFakeTimers()
    const toasts = setUp()
    act(() => toasts.show('success', { kind: 'deleted' }, { undo: vi.fn() }))
    act(() => void vi.advanceTimersByTime(UNDO_DURATION - 1))
    expect(screen.getByRole('status').dataset.leaving).toBe('false')
    act(() => void vi.advanceTimersByTime(1))
    expect(screen.getByRole('status').dataset.leaving).toBe('true')
    expect(UNDO_DURATION).toBeGreaterThanOrEqual(10_000)
  })

  it('stays while a finger is on it, and its whole time after', () => {
    vi.useFakeTimers()
    const toasts = setUp()
    act(() => toasts.show('success', { kind: 'added' }))
    fireEvent.pointerEnter(screen.getByRole('status'))
    act(() => void vi.advanceTimersByTime(60_000))
    fireEvent.pointerLeave(screen.getByRole('status'))
    act(() => void vi.advanceTimersByTime(2999))
    expect(screen.getByRole('status').dataset.leaving).toBe('false')
    act(() => void vi.advanceTimersByTime(1))
    expect(screen.getByRole('status').dataset.leaving).toBe('true')
  })

  it('of more than three that go by themselves the oldest goes', () => {
    const toasts = setUp()
    act(() => toasts.show('error', { kind: 'startFailed' }))
    for (let count = 1; count <= 4; count++)
      act(() => toasts.show('success', { kind: 'manyDeleted', count }, { undo: vi.fn() }))
    expect(screen.getByRole('alert').dataset.leaving).toBe('false')
    expect(screen.getAllByRole('status').map(toast => toast.dataset.leaving)).toEqual([
      'true',
      'false',
      'false',
      'false',
    ])
  })

  it('stays while one of its buttons has the focus, and its whole time after', () => {
    vi.useFakeTimers()
    const toasts = setUp()
    act(() => toasts.show('success', { kind: 'deleted' }, { undo: vi.fn() }))
    act(() => screen.getByRole('button', { name: 'Undo' }).focus())
    act(() => void vi.advanceTimersByTime(60_000))
    act(() => screen.getByRole('button', { name: 'Dismiss' }).focus())
    act(() => void vi.advanceTimersByTime(60_000))
    expect(screen.getByRole('status').dataset.leaving).toBe('false')
    act(() => screen.getByRole('button', { name: 'Dismiss' }).blur())
    act(() => void vi.advanceTimersByTime(UNDO_DURATION - 1))
    expect(screen.getByRole('status').dataset.leaving).toBe('false')
    act(() => void vi.advanceTimersByTime(1))
    expect(screen.getByRole('status').dataset.leaving).toBe('true')
  })

  it.each([
    ['its words', (alert: HTMLElement) => within(alert).getByText(/already in use/)],
    ['its edge', (alert: HTMLElement) => alert],
    ['its cross', (alert: HTMLElement) => within(alert).getByRole('button', { name: 'Dismiss' })],
  ])('closes on a click on %s', { tags: ['spec-4.37'] }, (_, part) => {
    const toasts = setUp()
    act(() => toasts.show('error', { kind: 'microphone', fault: { kind: 'inUse' } }))
    const alert = screen.getByRole('alert')
    fireEvent.click(part(alert))
    expect(alert.dataset.leaving).toBe('true')
  })

  it('does what Undo says at a click on it, once, and closes', { tags: ['spec-4.37'] }, () => {
    vi.useFakeTimers()
    const toasts = setUp()
    const undo = vi.fn()
    act(() => toasts.show('success', { kind: 'deleted' }, { undo }))
    const toast = screen.getByRole('status')
    fireEvent.click(within(toast).getByText('Expense deleted.'))
    expect(undo).not.toHaveBeenCalled()
    act(() => void vi.advanceTimersByTime(300))
    expect(toast.isConnected).toBe(false)
    act(() => toasts.show('success', { kind: 'deleted' }, { undo }))
    fireEvent.click(screen.getByRole('button', { name: 'Undo' }))
    expect(undo).toHaveBeenCalledTimes(1)
    expect(screen.getByRole('status').dataset.leaving).toBe('true')
  })

  it('is an alert when it tells of a failure', () => {
    const toasts = setUp()
    act(() => toasts.show('error', { kind: 'microphone', fault: { kind: 'inUse' } }))
    expect(screen.getByRole('alert').textContent).toContain('Microphone is already in use.')
  })

  it('is of its type', { tags: ['spec-4.36'] }, () => {
    const toasts = setUp()
    act(() => toasts.show('success', { kind: 'exported' }))
    act(() => toasts.show('info', { kind: 'discarded' }))
    act(() => toasts.show('error', { kind: 'saveFailed' }))
    const types = [...screen.getAllByRole('status'), screen.getByRole('alert')].map(
      ({ dataset }) => dataset.type,
    )
    expect(types).toEqual(['success', 'info', 'error'])
  })

  it('of a blocked microphone shows how it is allowed, in this browser', { tags: ['spec-8.25'] }, () => {
    const toasts = setUp()
    act(() => toasts.show('error', { kind: 'microphone', fault: { kind: 'blocked' } }))
    const steps = within(screen.getByRole('alert')).getAllByRole('listitem')
    expect(steps.map(({ textContent }) => textContent)).toEqual([
      'Click the icon left of the web address.',
      'Switch Microphone on.',
      'Come back and record again.',
    ])
  })

  it('of a refused voice leads to the profile, which says why', () => {
    const toasts = setUp()
    act(() => toasts.show('error', { kind: 'text', text: 'Voice is off.', about: 'standing' }))
    const alert = screen.getByRole('alert')
    expect(within(alert).getByRole('link', { name: 'See why' }).getAttribute('href')).toBe('/profile')
    act(() => toasts.show('error', { kind: 'text', text: 'The recording is empty.' }))
    expect(screen.getAllByRole('link')).toHaveLength(1)
  })

  it('offers to record without a network', () => {
    const toasts = setUp()
    const run = vi.fn()
    act(() => toasts.show('error', { kind: 'internetRequired' }, { action: { kind: 'recordAnyway', run } }))
    fireEvent.click(screen.getByRole('button', { name: 'Record anyway, send later' }))
    expect(run).toHaveBeenCalledOnce()
  })

  it('stands inside an open dialog, since all outside it is inert, between its fields and its buttons', () => {
    const toasts = setUp(true)
    act(() => toasts.show('error', { kind: 'saveFailed' }))
    const dialog = within(screen.getByRole('dialog'))
    const inOrder = [
      dialog.getByRole('textbox'),
      dialog.getByRole('alert'),
      dialog.getByRole('button', { name: 'Save' }),
    ]
    expect(
      [...inOrder].sort((a, b) => (a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1)),
    ).toEqual(inOrder)
  })

  it('that says why a press came to nothing goes when a dialog opens, and stands in one that is open', () => {
    const toasts = createToasts()
    const page = (dialog: boolean) => (
      <StoresProvider value={partOfStores({ toasts })}>
        {dialog && <Dialog title="Over the page" />}
        <Toasts prompt={null}>
          <ToastCards />
        </Toasts>
      </StoresProvider>
    )
    const { rerender } = render(page(false))
    act(() => toasts.show('error', { kind: 'notExpense' }))
    act(() => toasts.show('error', { kind: 'saveFailed' }))
    rerender(page(true))
    expect(toasts.list.value.map(({ notice }) => notice.kind)).toEqual(['saveFailed'])
    act(() => toasts.show('error', { kind: 'notExpense' }))
    const told = screen.getAllByRole('alert').map(({ textContent }) => textContent)
    expect(told).toEqual([
      expect.stringContaining('Failed to save'),
      expect.stringContaining('Content not related'),
    ])
  })

  it('waits behind a dialog that opens later, and is to be read as long as a new one once that has closed', () => {
    vi.useFakeTimers()
    const toasts = createToasts()
    const page = (dialog: boolean) => (
      <StoresProvider value={partOfStores({ toasts })}>
        {dialog && <Dialog title="Delete Expense" />}
        <Toasts prompt={null}>
          <ToastCards />
        </Toasts>
      </StoresProvider>
    )
    const { rerender } = render(page(false))
    act(() => toasts.show('success', { kind: 'changesSaved' }, { undo: vi.fn() }))
    rerender(page(true))
    expect(screen.queryByRole('status')).toBeNull()
    act(() => toasts.show('error', { kind: 'phraseFailed' }, { duration: 1 }))
    expect(within(screen.getByRole('dialog')).getByRole('alert')).toBeDefined()
    act(() => void vi.advanceTimersByTime(2 * UNDO_DURATION))
    rerender(page(false))
    expect(screen.getByRole('button', { name: 'Undo' })).toBeDefined()
    act(() => void vi.advanceTimersByTime(UNDO_DURATION - 1))
    expect(screen.getByRole('status').dataset.leaving).toBe('false')
    act(() => void vi.advanceTimersByTime(1))
    expect(screen.getByRole('status').dataset.leaving).toBe('true')
  })

  it('stays on show in a dialog that opens after it if it is an error', () => {
    const toasts = createToasts()
    toasts.show('error', { kind: 'saveFailed' })
    render(
      <StoresProvider value={partOfStores({ toasts })}>
        <Dialog title="Our terms have changed" />
        <Toasts prompt={null}>
          <ToastCards />
        </Toasts>
      </StoresProvider>,
    )
    expect(within(screen.getByRole('dialog')).getByRole('alert')).toBeDefined()
  })

  it('stands above a sheet that is open, which it moves nothing of', () => {
    const toasts = createToasts()
    render(
      <StoresProvider value={partOfStores({ toasts })}>
        <Sheet title="On the foot" unsaved={false} onClose={() => undefined} />
        <main>
          <MessagesSlot />
        </main>
        <Toasts prompt={null}>
          <ToastCards />
        </Toasts>
      </StoresProvider>,
    )
    act(() => toasts.show('error', { kind: 'saveFailed' }))
    const alert = screen.getByRole('alert')
    const sheet = screen.getByRole('dialog', { name: 'On the foot' })
    expect(within(screen.getByRole('main')).queryByRole('alert')).toBeNull()
    expect(sheet.contains(alert)).toBe(false)
    expect(sheet.previousElementSibling?.contains(alert)).toBe(true)
  })
})
