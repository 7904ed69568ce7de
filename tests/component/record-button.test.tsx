import { signal } from '@preact/signals-react'
import { act, createEvent, fireEvent, render, screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { RecordButton } from '../../src/screens/capture/record-button.tsx'
import { StoresProvider } from '../../src/screens/use-stores.ts'
import type { RecordingProgress, VoicePhase } from '../../src/stores/recording.ts'
import { partOfStores } from './part-of-stores.ts'

function setUp({ tapMode = false } = {}) {
  const recording = {
    phase: signal<VoicePhase>('idle'),
    progress: signal<RecordingProgress>({ seconds: 0 }),
    press: vi.fn(async () => undefined),
    release: vi.fn(async () => undefined),
    cancel: vi.fn(),
    showLevel: vi.fn(),
  }
  const stores = partOfStores({
    recording,
    preferences: { tapMode: signal(tapMode), currency: signal('IDR') },
  })
  const { unmount } = render(
    <StoresProvider value={stores}>
      <RecordButton />
    </StoresProvider>,
  )
  const button = screen.getByRole('button')
  // A button of 72 x 72 px at 200, 500.
  button.getBoundingClientRect = () => new DOMRect(200, 500, 72, 72)
  button.setPointerCapture = () => undefined
  return { recording, button, unmount }
}

const finger = (pointerId: number, clientX = 236, clientY = 536) => ({
  pointerId,
  clientX,
  clientY,
  button: 0,
})

describe('the record button, held', () => {
  it('records from press to release', { tags: ['spec-4.10', 'spec-4.13'] }, () => {
    const { recording, button } = setUp()
    fireEvent.pointerDown(button, finger(1))
    expect(recording.press).toHaveBeenCalledOnce()
    expect(recording.release).not.toHaveBeenCalled()
    fireEvent.pointerUp(button, finger(1))
    fireEvent.lostPointerCapture(button, finger(1))
    expect(recording.release).toHaveBeenCalledOnce()
  })

  it('lets a thumb drift 48 px past its edge, no further', { tags: ['spec-4.14'] }, () => {
    const { recording, button } = setUp()
    fireEvent.pointerDown(button, finger(1))
    fireEvent.pointerMove(button, finger(1, 200 - 47, 536))
    expect(recording.release).not.toHaveBeenCalled()
    fireEvent.pointerMove(button, finger(1, 200 - 49, 536))
    expect(recording.release).toHaveBeenCalledOnce()
  })

  it('ignores a second finger', () => {
    const { recording, button } = setUp()
    fireEvent.pointerDown(button, finger(1))
    fireEvent.pointerDown(button, finger(2))
    fireEvent.pointerUp(button, finger(2))
    expect(recording.press).toHaveBeenCalledOnce()
    expect(recording.release).not.toHaveBeenCalled()
  })

  it('takes a system cancel for letting go, so that what was said is processed', () => {
    const { recording, button } = setUp()
    fireEvent.pointerDown(button, finger(1))
    fireEvent.pointerCancel(button, finger(1))
    expect(recording.release).toHaveBeenCalledOnce()
    expect(recording.cancel).not.toHaveBeenCalled()
  })

  it.each([' ', 'Enter'])('works the same with the key %j, repeats ignored', key => {
    const { recording, button } = setUp()
    fireEvent.keyDown(button, { key })
    fireEvent.keyDown(button, { key, repeat: true })
    expect(recording.press).toHaveBeenCalledOnce()
    fireEvent.keyUp(button, { key })
    expect(recording.release).toHaveBeenCalledOnce()
  })

  it('is discarded by Escape, and the release that follows does nothing', () => {
    const { recording, button } = setUp()
    fireEvent.keyDown(button, { key: ' ' })
    fireEvent.keyDown(button, { key: 'Escape' })
    fireEvent.keyUp(button, { key: ' ' })
    expect(recording.cancel).toHaveBeenCalledOnce()
    expect(recording.release).not.toHaveBeenCalled()
  })

  it('taken from the page ends what it records', () => {
    const { recording, button, unmount } = setUp()
    fireEvent.pointerDown(button, finger(1))
    unmount()
    expect(recording.release).toHaveBeenCalledOnce()
  })

  it('keeps the browser menu of a long press away', () => {
    const { button } = setUp()
    const event = createEvent.contextMenu(button)
    fireEvent(button, event)
    expect(event.defaultPrevented).toBe(true)
  })

  it('says recording only once samples arrive, then counts down and marks the last 5 seconds', {
    tags: ['spec-2.41', 'spec-2.42', 'spec-9.2'],
  }, async () => {
    const { recording } = setUp()
    await act(async () => {
      recording.phase.value = 'recording'
    })
    expect(screen.getByText('Starting…')).toBeDefined()
    await act(async () => {
      recording.progress.value = { seconds: 54.2 }
    })
    expect(screen.getByText('Recording')).toBeDefined()
    expect(screen.getByText('6 s left')).toBeDefined()
    expect(screen.getByRole<HTMLProgressElement>('progressbar')).toMatchObject({ value: 54, max: 60 })
    expect(screen.getByRole('region', { name: 'Recording' }).dataset.ending).toBe('false')
    expect(screen.getByText('Release to stop')).toBeDefined()
    await act(async () => {
      recording.progress.value = { seconds: 55 }
    })
    expect(screen.getByText('5 s left')).toBeDefined()
    expect(screen.getByRole('region', { name: 'Recording' }).dataset.ending).toBe('true')
  })
})

describe('the record button', () => {
  it('says while it waits what it waits for, to the eye and politely to a screen reader', async () => {
    const { recording } = setUp()
    expect(screen.queryByText('Getting the microphone…')).toBeNull()
    await act(async () => {
      recording.phase.value = 'requesting'
    })
    const said = screen.getAllByText('Getting the microphone…')
    expect(said.map(line => line.getAttribute('role') ?? line.getAttribute('aria-hidden'))).toEqual([
      'true',
      'status',
    ])
  })

  it('is out of use while it asks for the microphone', { tags: ['spec-2.46'] }, async () => {
    const { recording, button } = setUp()
    expect([button.dataset.phase, button.getAttribute('aria-disabled')]).toEqual(['idle', 'false'])
    await act(async () => {
      recording.phase.value = 'requesting'
    })
    expect([button.dataset.phase, button.getAttribute('aria-disabled')]).toEqual(['requesting', 'true'])
  })
})

describe('the record button, tapped by preference', () => {
  it('starts with one tap and stops with the next', async () => {
    const { recording, button } = setUp({ tapMode: true })
    expect(screen.getByRole('button', { name: 'Tap to record an expense' })).toBe(button)
    fireEvent.click(button)
    expect(recording.press).toHaveBeenCalledOnce()
    await act(async () => {
      recording.phase.value = 'recording'
    })
    fireEvent.click(screen.getByRole('button', { name: 'Tap to stop recording' }))
    expect(recording.release).toHaveBeenCalledOnce()
  })
})
