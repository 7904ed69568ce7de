import { signal } from '@preact/signals-react'
import { fireEvent, render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { CaptureBar } from '../../src/screens/capture/capture-bar.tsx'
import { StoresProvider } from '../../src/screens/use-stores.ts'
import type { RecordingProgress, VoicePhase } from '../../src/stores/recording.ts'
import { partOfStores } from './part-of-stores.ts'

function setUp() {
  const editing = { openAdd: vi.fn() }
  const recording = {
    phase: signal<VoicePhase>('idle'),
    progress: signal<RecordingProgress>({ seconds: 0 }),
    release: async () => undefined,
  }
  render(
    <StoresProvider value={partOfStores({ editing, recording, preferences: { tapMode: signal(false) } })}>
      <CaptureBar messages={<p>Something to tell</p>} />
    </StoresProvider>,
  )
  return editing
}

it('opens the form, empty or with what was typed', { tags: ['spec-2.33'] }, () => {
  const editing = setUp()
  fireEvent.click(screen.getByRole('button', { name: 'Add expense' }))
  expect(editing.openAdd).toHaveBeenLastCalledWith()
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Type what you spent' })
  fireEvent.submit(field)
  expect(editing.openAdd).toHaveBeenCalledOnce()
  fireEvent.change(field, { target: { value: ' bakso ' } })
  fireEvent.submit(field)
  expect(editing.openAdd).toHaveBeenLastCalledWith('bakso')
  expect(field.value).toBe('')
})

it('has the messages above it', () => {
  setUp()
  const message = screen.getByText('Something to tell')
  const field = screen.getByRole('textbox', { name: 'Type what you spent' })
  expect(message.compareDocumentPosition(field)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
})
