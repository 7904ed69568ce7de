import { act, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Processing } from '../../src/screens/voice/processing.tsx'
import type { ProcessingStage } from '../../src/stores/in-hand.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function setUp(message?: string) {
  const at = (stage: ProcessingStage) => (
    <Processing recording={{ sent: 0, stage }} {...(message ? { message } : {})} />
  )
  const { rerender, unmount } = render(at('sending'))
  return { reach: (stage: ProcessingStage) => rerender(at(stage)), unmount }
}

const pass = (milliseconds: number) => act(() => void vi.advanceTimersByTime(milliseconds))
const steps = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent)

describe('while a recording is processed', () => {
  it('a spinner turns over the whole page, with the three steps and a tip', {
    tags: ['spec-2.43', 'spec-2.44'],
  }, () => {
    setUp()
    pass(400)
    expect(screen.getByRole<HTMLDialogElement>('dialog', { name: 'Processing your recording' }).open).toBe(
      true,
    )
    expect(screen.getByRole('status').textContent).toBe('Processing your recording')
    expect(steps()).toHaveLength(3)
    expect(screen.getByText(/understands English and Indonesian/)).toBeDefined()
  })

  it('the first step is under way until the answer is there, and done only then', {
    tags: ['spec-2.44'],
  }, () => {
    const { reach } = setUp()
    pass(400)
    const rest = ['Extracting expense information', 'Saving to your account']
    expect(steps()).toEqual(['Sending your recording…', ...rest])
    reach('transcribing')
    expect(steps()).toEqual(['Turning speech into text…', ...rest])
    reach('answered')
    expect(steps()).toEqual(['Audio transcription completed', ...rest])
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
