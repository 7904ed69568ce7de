import { act, fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Processing } from '../../src/screens/voice/processing.tsx'
import type { ProcessingStage } from '../../src/stores/recording/in-hand.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function setUp(message?: string) {
  const onKeepGoing = vi.fn()
  const at = (stage: ProcessingStage, transcription: string | null = null) => (
    <Processing
      recording={{ sent: 0, stage, transcription }}
      onKeepGoing={onKeepGoing}
      {...(message ? { message } : {})}
    />
  )
  const { rerender, unmount } = render(at('sending'))
  const reach = (stage: ProcessingStage, transcription?: string) => rerender(at(stage, transcription))
  return { reach, unmount, onKeepGoing }
}

const pass = (milliseconds: number) => act(() => void vi.advanceTimersByTime(milliseconds))
const steps = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent)

const done = () =>
  screen
    .getAllByRole('listitem')
    .filter(step => within(step).queryByRole('img', { name: 'Done' }))
    .map(({ textContent }) => textContent)
const current = () =>
  screen.getAllByRole('listitem').find(step => step.getAttribute('aria-current') === 'step')?.textContent

describe('while a recording is processed', () => {
  it('a spinner turns over the whole page, with the three steps and a tip', {
    tags: ['spec-2.43', 'spec-2.44'],
  }, () => {
    setUp()
    pass(400)
    expect(screen.getByRole<HTMLDialogElement>('dialog', { name: 'Processing your recording' }).open).toBe(
      true,
    )
    expect(screen.getAllByRole('status')[0]?.textContent).toBe('Processing your recording')
    expect(steps()).toHaveLength(3)
    expect(screen.getByText(/understands English and Indonesian/)).toBeDefined()
  })

  it('each step is under way until the server has told that it is done, and then the next', {
    tags: ['spec-2.44'],
  }, () => {
    const { reach } = setUp()
    pass(400)
    const [extracting, saving] = ['Extracting expense information', 'Saving to your account']
    const transcribed = 'Audio transcription completed'
    expect(steps()).toEqual(['Sending your recording…', extracting, saving])
    expect([done(), current()]).toEqual([[], 'Sending your recording…'])
    reach('transcribing')
    expect([done(), current()]).toEqual([[], 'Turning speech into text…'])
    reach('transcribed')
    expect([done(), current()]).toEqual([[transcribed], extracting])
    reach('extracted')
    expect([done(), current()]).toEqual([[transcribed, extracting], saving])
    reach('answered')
    expect([done(), current()]).toEqual([[transcribed, extracting, saving], undefined])
  })

  it('what was heard stands there as soon as it is known, and is read out', () => {
    const { reach } = setUp()
    pass(400)
    expect(screen.queryByText(/kopi/)).toBeNull()
    reach('transcribed', 'kopi dua lima')
    expect(screen.getByText('“kopi dua lima”').getAttribute('role')).toBe('status')
  })

  it.each(['the button', 'Escape'])('%s puts it away', way => {
    const { onKeepGoing } = setUp()
    pass(400)
    if (way === 'Escape') fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }))
    else fireEvent.click(screen.getByRole('button', { name: 'Keep going' }))
    expect(onKeepGoing).toHaveBeenCalledOnce()
  })

  it('an answer within 400 ms shows nothing of it', () => {
    const { unmount } = setUp()
    pass(399)
    expect(screen.queryByRole('dialog')).toBeNull()
    unmount()
    expect(vi.getTimerCount()).toBe(0)
  })

  it('other words may stand in for the usual ones', { tags: ['spec-2.43'] }, () => {
    setUp('Sending it again')
    pass(400)
    expect(screen.getByRole('dialog', { name: 'Sending it again' })).toBeDefined()
  })
})
