import { signal } from '@preact/signals-react'
import { act, fireEvent, render, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { CaptureBar } from '../../src/screens/capture/capture-bar.tsx'
import { StoresProvider } from '../../src/screens/use-stores.ts'
import type { Hand } from '../../src/stores/account/preferences.ts'
import type { HandedIn } from '../../src/stores/recording/in-hand.ts'
import { fakeRecording } from './fake-recording.ts'
import { partOfStores } from './part-of-stores.ts'

function setUp(prepare?: (recording: ReturnType<typeof fakeRecording>) => void, preview?: ReactNode) {
  const editing = { openAdd: vi.fn() }
  const inHand = { awaited: signal<HandedIn | null>(null) }
  const recording = fakeRecording()
  prepare?.(recording)
  const sentence = {
    wake: vi.fn(async () => undefined),
    submit: vi.fn(async () => false),
    addByForm: vi.fn(),
    isReturned: signal(false),
    dropReturned: vi.fn(),
  }
  const typing = signal(false)
  const preferences = { tapMode: signal(false), hand: signal<Hand>('right') }
  render(
    <StoresProvider
      value={partOfStores({ editing, inHand, recording, sentence, typed: signal(''), typing, preferences })}
    >
      <CaptureBar preview={preview} />
    </StoresProvider>,
  )
  return { editing, inHand, recording, sentence, typing }
}

it('opens the form, empty or with what was typed', { tags: ['spec-2.33'] }, () => {
  const { editing, sentence } = setUp()
  fireEvent.click(screen.getByRole('button', { name: 'Add expense' }))
  expect(editing.openAdd).toHaveBeenLastCalledWith()
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Type what you spent' })
  fireEvent.change(field, { target: { value: 'bakso' } })
  fireEvent.click(screen.getByRole('button', { name: 'Add expense' }))
  expect(sentence.addByForm).toHaveBeenCalledOnce()
  expect(editing.openAdd).toHaveBeenCalledOnce()
})

it('loads what understands a sentence with the first focus, and has it saved on Enter', () => {
  const { sentence } = setUp()
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Type what you spent' })
  expect(sentence.wake).not.toHaveBeenCalled()
  field.focus()
  expect(sentence.wake).toHaveBeenCalledOnce()
  fireEvent.submit(field)
  expect(sentence.submit).not.toHaveBeenCalled()
  fireEvent.change(field, { target: { value: 'bakso 20' } })
  fireEvent.submit(field)
  expect(sentence.submit).toHaveBeenCalledOnce()
  fireEvent.keyDown(field, { key: 'Escape' })
  expect(field.value).toBe('')
})

it.each([
  ['has the next sentence replace one that is refused', true],
  ['leaves one that is not refused as it is', false],
])('after Enter %s', async (_, isRefused) => {
  const { sentence } = setUp()
  sentence.submit.mockResolvedValue(isRefused)
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Type what you spent' })
  fireEvent.change(field, { target: { value: 'gajian 5 juta' } })
  field.setSelectionRange(13, 13)
  await act(async () => void fireEvent.submit(field))
  expect(field.value).toBe('gajian 5 juta')
  expect([field.selectionStart, field.selectionEnd]).toEqual([isRefused ? 0 : 13, 13])
})

it('one that came back from a cancelled question is replaced by the next, and goes with a change of the page', () => {
  const { sentence } = setUp()
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Type what you spent' })
  fireEvent.change(field, { target: { value: 'hapus bakso' } })
  sentence.isReturned.value = true
  field.setSelectionRange(4, 4)
  fireEvent.click(field)
  expect([field.selectionStart, field.selectionEnd]).toEqual([0, 11])
  expect(sentence.dropReturned).not.toHaveBeenCalled()
  act(() => history.pushState(null, '', '/expenses'))
  expect(sentence.dropReturned).toHaveBeenCalledOnce()
  act(() => history.replaceState(null, '', '/'))
})

it('knows whether one types: the field has the focus, or what stands above it', () => {
  const { typing } = setUp(undefined, <button type="button">Above</button>)
  screen.getByRole('textbox').focus()
  expect(typing.value).toBe(true)
  screen.getByRole('button', { name: 'Above' }).focus()
  expect(typing.value).toBe(true)
  screen.getByRole('button', { name: 'Add expense' }).focus()
  expect(typing.value).toBe(false)
  screen.getByRole('textbox').focus()
  screen.getByRole('textbox').blur()
  expect(typing.value).toBe(false)
})

it('a sentence in the address fills the field, once, and is not saved', () => {
  history.replaceState(null, '', '/?say=teh+10rb')
  const { sentence } = setUp()
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Type what you spent' })
  expect(field.value).toBe('teh 10rb')
  expect(document.activeElement).toBe(field)
  expect(location.search).toBe('')
  expect(sentence.submit).not.toHaveBeenCalled()
})

describe('opened to speak', () => {
  const openToSpeak = (begins: boolean) => {
    history.replaceState(null, '', '/?speak=true')
    const world = setUp(recording => recording.beginUnasked.mockResolvedValue(begins))
    expect(location.search).toBe('')
    expect(world.recording.beginUnasked).toHaveBeenCalledOnce()
    return world
  }

  it('it records at once where the browser allows that', async () => {
    openToSpeak(true)
    await act(async () => undefined)
    expect(screen.getByRole('button', { name: 'Hold to record an expense' })).toBeDefined()
  })

  it('else the button takes one tap, and says so until something is recorded', async () => {
    const { recording } = openToSpeak(false)
    const button = await screen.findByRole('button', { name: 'Tap to speak' })
    fireEvent.click(button, { detail: 1 })
    expect(recording.tap).toHaveBeenCalledOnce()
    await act(async () => {
      recording.phase.value = 'recording'
    })
    await act(async () => {
      recording.phase.value = 'idle'
    })
    expect(screen.getByRole('button', { name: 'Hold to record an expense' })).toBeDefined()
  })

  it('who types instead has the button as it was', async () => {
    openToSpeak(false)
    await screen.findByRole('button', { name: 'Tap to speak' })
    await act(async () => screen.getByRole('textbox').focus())
    expect(screen.getByRole('button', { name: 'Hold to record an expense' })).toBeDefined()
  })
})

it('says that what was said is on its way, from the release until its result', async () => {
  const { inHand } = setUp()
  const onItsWay = () => screen.queryByText('Processing your recording…')
  expect(onItsWay()).toBeNull()
  await act(async () => {
    inHand.awaited.value = {
      id: 'a',
      isSignedIn: () => true,
      stage: 'sending',
      sent: 0,
      transcription: null,
      aside: false,
    }
  })
  expect(onItsWay()).not.toBeNull()
  await act(async () => {
    inHand.awaited.value = null
  })
  expect(onItsWay()).toBeNull()
})

describe('while it records, the bar', () => {
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

  it('hands free, offers to cancel and to send, and its field is out of use', async () => {
    const { recording } = setUp()
    await act(async () => {
      recording.phase.value = 'recording'
      recording.handsFree.value = true
    })
    expect(screen.queryByText('Release to stop')).toBeNull()
    expect(screen.getByLabelText('Type what you spent').closest('[inert]')).not.toBeNull()
    fireEvent.click(screen.getByRole('button', { name: 'Send' }))
    expect(recording.release).toHaveBeenCalledOnce()
    fireEvent.click(screen.getByRole('button', { name: 'Cancel' }))
    expect(recording.cancel).toHaveBeenCalledOnce()
  })

  it.each([
    ['unheard', 'Not hearing you'],
    ['quiet', 'Not hearing you any more'],
  ] as const)(
    'says what is not heard (%s), to the eye and politely to a screen reader',
    async (silence, text) => {
      const { recording } = setUp()
      await act(async () => {
        recording.phase.value = 'recording'
        recording.progress.value = { seconds: 3 }
        recording.silent.value = silence
      })
      const said = screen.getAllByText(text)
      expect(said.map(line => line.getAttribute('role') ?? line.getAttribute('aria-hidden'))).toEqual([
        'true',
        'status',
      ])
    },
  )

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
})
