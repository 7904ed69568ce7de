import { signal } from '@preact/signals-react'
import { act, createEvent, fireEvent, render, screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import type { Slide } from '../../src/screens/capture/hold-gesture.ts'
import { RecordButton } from '../../src/screens/capture/record-button.tsx'
import { StoresProvider } from '../../src/screens/use-stores.ts'
import type { Hand } from '../../src/stores/account/preferences.ts'
import { fakeRecording } from './fake-recording.ts'
import { partOfStores } from './part-of-stores.ts'

function setUp({ tapMode = false, isInvited = false, hand = 'right' as Hand } = {}) {
  const recording = fakeRecording()
  const slidesTo = signal<Slide['to'] | null>(null)
  const preferences = { tapMode: signal(tapMode), hand: signal(hand) }
  const { unmount } = render(
    <StoresProvider value={partOfStores({ recording, preferences })}>
      <RecordButton isInvited={isInvited} slidesTo={slidesTo} />
    </StoresProvider>,
  )
  const button = screen.getByRole('button')
  // A button of 72 x 72 px at 200, 500.
  button.getBoundingClientRect = () => new DOMRect(200, 500, 72, 72)
  button.setPointerCapture = () => undefined
  const change = (changes: () => void) => act(async () => changes())
  return { recording, button, slidesTo, unmount, change }
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
    fireEvent.pointerMove(button, finger(1, 272 + 47, 536))
    expect(recording.release).not.toHaveBeenCalled()
    fireEvent.pointerMove(button, finger(1, 272 + 49, 536))
    expect(recording.release).toHaveBeenCalledOnce()
  })

  it.each([
    ['right', 100, 272 + 49],
    ['left', 272 + 100, 200 - 49],
  ] as const)(
    'by the %s hand is cancelled towards the middle, and left the other way',
    (hand, inward, outward) => {
      const { recording, button } = setUp({ hand })
      fireEvent.pointerDown(button, finger(1))
      fireEvent.pointerMove(button, finger(1, inward))
      fireEvent.pointerUp(button, finger(1, inward))
      expect(recording.cancel).toHaveBeenCalledOnce()
      expect(recording.release).not.toHaveBeenCalled()
      fireEvent.pointerDown(button, finger(2))
      fireEvent.pointerMove(button, finger(2, outward))
      expect(recording.release).toHaveBeenCalledOnce()
    },
  )

  it('follows the finger on its way with what shows its sound, says where to, and is back in its place after it', async () => {
    const { button, recording, slidesTo, change } = setUp()
    const place = button.parentElement as HTMLElement
    fireEvent.pointerDown(button, finger(1))
    fireEvent.pointerMove(button, finger(1, 200 - 60))
    expect(place.style.translate).toBe('-60px 0')
    expect(slidesTo.value).toBe('cancel')
    await change(() => {
      recording.phase.value = 'recording'
    })
    expect(place.querySelector('canvas')).not.toBeNull()
    fireEvent.pointerMove(button, finger(1, 236, 500 - 60))
    expect(place.style.translate).toBe('0 -60px')
    expect(slidesTo.value).toBe('lock')
    fireEvent.pointerUp(button, finger(1))
    expect(place.style.translate).toBe('none')
    expect(slidesTo.value).toBeNull()
  })

  it('is locked by a slide up, and the click that ends the slide does not send', async () => {
    const { recording, button, change } = setUp()
    fireEvent.pointerDown(button, finger(1))
    fireEvent.pointerMove(button, finger(1, 236, 400))
    expect(recording.lock).toHaveBeenCalledOnce()
    await change(() => {
      recording.phase.value = 'recording'
      recording.handsFree.value = true
    })
    fireEvent.pointerUp(button, finger(1, 236, 400))
    fireEvent.click(button, { clientX: 236, clientY: 400, detail: 1 })
    expect(recording.release).not.toHaveBeenCalled()
    fireEvent.click(button, { clientX: 236, clientY: 536, detail: 1 })
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

  it('is cancelled by Escape wherever the focus is, and the release that follows does nothing', async () => {
    const { recording, button, change } = setUp()
    fireEvent.keyDown(button, { key: ' ' })
    await change(() => {
      recording.phase.value = 'recording'
    })
    fireEvent.keyDown(document.body, { key: 'Escape' })
    fireEvent.keyUp(button, { key: ' ' })
    expect(recording.cancel).toHaveBeenCalledOnce()
    expect(recording.release).not.toHaveBeenCalled()
  })

  it('has Escape for itself, whatever has the focus, for as long as it lasts', async () => {
    const { recording, button, change } = setUp()
    const onKeyDown = vi.fn()
    render(<input onKeyDown={onKeyDown} />)
    const field = screen.getByRole('textbox')
    const phase = (to: 'idle' | 'recording') =>
      change(() => {
        recording.phase.value = to
      })
    fireEvent.keyDown(button, { key: ' ' })
    await phase('recording')
    fireEvent.keyDown(field, { key: 'Escape' })
    expect(recording.cancel).toHaveBeenCalledOnce()
    expect(onKeyDown).not.toHaveBeenCalled()
    await phase('idle')
    fireEvent.keyDown(field, { key: 'Escape' })
    expect(onKeyDown).toHaveBeenCalledOnce()
  })

  it('is locked by the arrow up beside the key that holds', () => {
    const { recording, button } = setUp()
    fireEvent.keyDown(button, { key: ' ' })
    fireEvent.keyDown(button, { key: 'ArrowUp' })
    fireEvent.keyUp(button, { key: ' ' })
    expect(recording.lock).toHaveBeenCalledOnce()
    expect(recording.release).not.toHaveBeenCalled()
  })

  it('that assistive technology clicks, which can not hold, records hands free', () => {
    const { recording, button } = setUp()
    fireEvent.click(button, { detail: 1 })
    expect(recording.tap).not.toHaveBeenCalled()
    fireEvent.click(button, { detail: 0 })
    expect(recording.tap).toHaveBeenCalledOnce()
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
})

it('the record button is out of use while it asks for the microphone', { tags: ['spec-2.46'] }, async () => {
  const { recording, button, change } = setUp()
  expect([button.dataset.phase, button.getAttribute('aria-disabled')]).toEqual(['idle', 'false'])
  await change(() => {
    recording.phase.value = 'requesting'
  })
  expect([button.dataset.phase, button.getAttribute('aria-disabled')]).toEqual(['requesting', 'true'])
})

it('the record button, tapped by preference, starts hands free with one tap and sends with the next', async () => {
  const { recording, button, change } = setUp({ tapMode: true })
  expect(screen.getByRole('button', { name: 'Tap to record an expense' })).toBe(button)
  fireEvent.click(button, { detail: 1 })
  expect(recording.tap).toHaveBeenCalledOnce()
  await change(() => {
    recording.phase.value = 'recording'
    recording.handsFree.value = true
  })
  fireEvent.click(screen.getByRole('button', { name: 'Send' }))
  expect(recording.release).toHaveBeenCalledOnce()
})
