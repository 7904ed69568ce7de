import { act, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { beforeEach, expect, it, vi } from 'vitest'
import { deferUntilPaint } from '../../src/widgets/defer-until-paint.ts'
import { Dialog } from '../../src/widgets/dialog.tsx'
import { hideDialogThen } from '../../src/widgets/hide-dialog-then.ts'
import { Tabs } from '../../src/widgets/tabs.tsx'

const paints = vi.hoisted((): (() => void)[] => [])
vi.mock('../../src/widgets/after-paint.ts', () => ({ afterPaint: (work: () => void) => paints.push(work) }))

beforeEach(() => void paints.splice(0))
const paint = () => act(() => paints.splice(0).forEach(work => void work()))

it('a button shows that it was pressed, then does what it is for, once however often it is pressed meanwhile', () => {
  const work = vi.fn()
  render(
    <button type="button" onClick={deferUntilPaint(work)}>
      Add
    </button>,
  )
  const button = screen.getByRole('button')
  fireEvent.click(button)
  fireEvent.click(button)
  expect(button.dataset.pressed).toBe('true')
  expect(work).not.toHaveBeenCalled()
  paint()
  expect(work).toHaveBeenCalledOnce()
  expect(button.dataset.pressed).toBeUndefined()
  fireEvent.click(button)
  paint()
  expect(work).toHaveBeenCalledTimes(2)
})

it('a button that is gone by then does nothing: its page may be another person’s', () => {
  const work = vi.fn()
  const { unmount } = render(<button type="button" onClick={deferUntilPaint(work)} />)
  fireEvent.click(screen.getByRole('button'))
  unmount()
  paint()
  expect(work).not.toHaveBeenCalled()
})

it('a dialog that is left is out of sight before it is closed, and back where it stays open', () => {
  const work = vi.fn()
  render(
    <Dialog title="Edit" actions={<button type="button" onClick={hideDialogThen(work)} />}>
      A form
    </Dialog>,
  )
  const dialog = screen.getByRole('dialog')
  fireEvent.click(screen.getByRole('button'))
  expect(dialog.dataset.pressed).toBe('true')
  paint()
  expect(work).toHaveBeenCalledOnce()
  expect(dialog.dataset.pressed).toBeUndefined()
})

it('a tab is lit at once, and of several tapped one after the other only the last is gone to', () => {
  const gone: string[] = []
  const tabs = ['day', 'week', 'month'].map(id => ({ id, label: id }))
  function Screen() {
    const [period, setPeriod] = useState('month')
    return (
      <Tabs
        label="Period"
        tabs={tabs}
        chosen={period}
        onChoose={id => {
          gone.push(id)
          setPeriod(id)
        }}
      >
        {`figures of the ${period}`}
      </Tabs>
    )
  }
  render(<Screen />)
  fireEvent.click(screen.getByRole('tab', { name: 'day' }))
  fireEvent.click(screen.getByRole('tab', { name: 'week' }))
  expect(screen.getByRole('tab', { selected: true }).textContent).toBe('week')
  const panel = screen.getByRole('tabpanel', { name: 'week' })
  expect(panel.getAttribute('aria-busy')).toBe('true')
  expect(panel.textContent).toBe('figures of the month')
  paint()
  expect(gone).toEqual(['week'])
  expect(panel.getAttribute('aria-busy')).toBe('false')
  expect(panel.textContent).toBe('figures of the week')
})
